public import Foundation
import HeadlessUIKit
import LayoutGeometry
import RichText
import Snapshots

/// The style of text and symbols around.
public struct ForegroundStyle: PrimitiveStyle, RelativeStyle {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> StylePaint {
    HierarchicalShapeStyle.primary.paint(in: environment)
  }

  func bound(to place: StylePlace) -> any ShapeStyle {
    HierarchicalShapeStyle.primary.bound(to: place)
  }
}

/// The style of backgrounds: the color of the screen unless another is set.
public struct BackgroundStyle: PrimitiveStyle {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> StylePaint {
    environment.backgroundStyle?.paint(at: environment)
      ?? .color(UIColor.systemBackground.rgba(for: environment.traits))
  }
}

/// The style of interactive elements.
public struct TintShapeStyle: PrimitiveStyle, RelativeStyle {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> StylePaint {
    environment.tintStyle?.paint(at: environment)
      ?? .color(UIColor.systemBlue.rgba(for: environment.traits))
  }

  func bound(to place: StylePlace) -> any ShapeStyle { place.tint ?? self }
}

/// A system color for a purpose.
struct SystemStyle: PrimitiveStyle {
  let color: UIColor

  func paint(in environment: EnvironmentValues) -> StylePaint {
    .color(color.rgba(for: environment.traits))
  }
}

/// The style of lines between parts.
public struct SeparatorShapeStyle: PrimitiveStyle {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> StylePaint {
    SystemStyle(color: .separator).paint(in: environment)
  }
}

/// The style of selected elements.
public struct SelectionShapeStyle: PrimitiveStyle {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> StylePaint {
    TintShapeStyle().paint(in: environment)
  }
}

/// The style of text in empty fields.
public struct PlaceholderTextShapeStyle: PrimitiveStyle {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> StylePaint {
    SystemStyle(color: .placeholderText).paint(in: environment)
  }
}

/// The style of links.
public struct LinkShapeStyle: PrimitiveStyle {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> StylePaint {
    SystemStyle(color: .link).paint(in: environment)
  }
}

/// The style of filled areas.
public struct FillShapeStyle: PrimitiveStyle {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> StylePaint {
    SystemStyle(color: .systemFill).paint(in: environment)
  }
}

/// The style of a window's edge, which screens here do not have.
public struct WindowBackgroundShapeStyle: PrimitiveStyle {
  /// Creates the style.
  public init() {}

  func paint(in environment: EnvironmentValues) -> StylePaint {
    SystemStyle(color: .systemBackground).paint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of text and symbols around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of backgrounds.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style of interactive elements.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between parts.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of selected elements.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of text in empty fields.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of filled areas.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of the background of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// A picture that is repeated to fill an area.
public struct ImagePaint: Hashable, Sendable {
  /// The picture.
  public var image: Image
  /// The part of the picture in unit coordinates; pictures here use the whole.
  public var sourceRect: CGRect
  /// The factor of the size.
  public var scale: CGFloat

  /// Creates a picture that is repeated.
  public init(
    image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// Adds the picture to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(image)
    hasher.combine(scale)
  }
}

extension ImagePaint: PrimitiveStyle {
  func paint(in environment: EnvironmentValues) -> StylePaint {
    let view = UIImageView(image: image.image())
    view.traitOverrides = environment.traits
    view.tintColor = UIColor(environment.shownForeground)
    let natural = view.intrinsicContentSize
    let size = Size(
      width: max(0, natural.width * scale),
      height: max(0, natural.height * scale)
    )
    view.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    return .tiles(view.layoutSnapshot().root.drawings, size: size)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture that is repeated to fill an area.
  public static func image(
    _ image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
