public import Foundation
public import HeadlessUIKit

/// A picture, or a symbol of the system.
public struct Image: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case named(String, bundle: Bundle?)
    case symbol(String)
    case image(UIImage)
  }

  /// The way in which a picture fills a larger area.
  public enum ResizingMode: Hashable, Sendable, CaseIterable {
    case tile, stretch
  }

  /// Whether a picture has its own colors.
  public enum TemplateRenderingMode: Hashable, Sendable, CaseIterable {
    case template, original
  }

  /// The size of a symbol relative to text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    case small, medium, large
  }

  struct Resizing: Hashable, Sendable {
    var insets: EdgeInsets
    var mode: ResizingMode
  }

  var source: Source
  /// The label for assistive technologies; `nil` for a picture without one.
  var label: String?
  var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  var symbolMode: SymbolRenderingMode?

  private init(_ source: Source, label: String?) {
    self.source = source
    self.label = label
  }

  /// Creates a picture from a bundle's catalogs, or from those of packages beside the program for `nil`.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle), label: name)
  }

  /// Creates a picture from a bundle's catalogs with an accessibility label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle: bundle), label: label.string)
  }

  /// Creates a decorative picture from a bundle's catalogs, which is not read aloud.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle), label: nil)
  }

  /// Creates a symbol of the system.
  public init(systemName: String) { self.init(.symbol(systemName), label: systemName) }

  /// Creates a view of an image of UIKit.
  public init(uiImage: UIImage) { self.init(.image(uiImage), label: nil) }

  func changing(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// Makes the image resizable: a picture is stretched or repeated inside its cap insets.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    changing { $0.resizing = Resizing(insets: capInsets, mode: resizingMode) }
  }

  /// Draws the image in its own colors, or as a shape in the color of text; `nil` for no choice.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changing { $0.renderingMode = renderingMode }
  }

  /// The UIKit image; `nil` for a name that is in no catalog.
  func image() -> UIImage? {
    let found: UIImage? =
      switch source {
      case .named(let name, let bundle): UIImage(named: name, in: bundle, with: nil)
      case .symbol(let name): UIImage(systemName: name)
      case .image(let image): image
      }
    guard var image = found else { return nil }
    switch renderingMode {
    case .template: image = image.withRenderingMode(.alwaysTemplate)
    case .original: image = image.withRenderingMode(.alwaysOriginal)
    case nil: break
    }
    // Pictures of leboncoin/spark-ios-component-text-link: `person.2.circle.fill` fills its frame.
    if resizing != nil, image.isSymbolImage { image = image.fillingBox }
    guard let resizing, resizing.insets != EdgeInsets() || resizing.mode == .tile else {
      return image
    }
    let insets = resizing.insets
    return image.resizableImage(
      withCapInsets: UIEdgeInsets(
        top: insets.top,
        left: insets.leading,
        bottom: insets.bottom,
        right: insets.trailing
      ),
      resizingMode: resizing.mode == .tile ? .tile : .stretch
    )
  }
}

extension Image: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension Image: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] { [ImageItem(self, place.environment)] }
}
