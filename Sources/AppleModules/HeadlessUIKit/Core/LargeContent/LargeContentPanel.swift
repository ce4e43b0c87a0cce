import DynamicType
import Foundation
import LayoutGeometry
import RichText
public import Snapshots
import Typesetting

extension LayoutSnapshot {
  /// The screen with the large content viewer over it: a rounded panel in the middle, with the image and the
  /// title of an item.
  ///
  /// - Parameters:
  ///   - item: The item of ``LargeContentViewer/shown``.
  ///   - center: The center of the panel; by default that of the screen.
  /// - Returns: The same screen with the panel as its last element.
  public func showing(
    _ item: any UILargeContentViewerItem,
    center: Point? = nil
  ) -> LayoutSnapshot {
    var snapshot = self
    let middle = center ?? Point(x: size.width / 2, y: size.height / 2)
    let panel = LargeContentPanel(item: item, traits: traits, displayScale: displayScale)
    var element = panel.element(around: middle, language: language)
    element.frame.x += root.boundsOrigin.x
    element.frame.y += root.boundsOrigin.y
    snapshot.root.children.append(element)
    return snapshot
  }

  /// The panel of the large content viewer on its own, with the content of an element.
  package func largeContentPanel(_ content: LargeContentItem) -> LayoutSnapshot {
    let panel = LargeContentPanel(content: content, traits: traits, displayScale: displayScale)
    var element = panel.element(around: .zero, language: language)
    element.frame = Rect(size: element.frame.size)
    var snapshot = self
    snapshot.size = element.frame.size
    snapshot.root = element
    snapshot.issues = []
    return snapshot
  }
}

/// The panel of the large content viewer.
struct LargeContentPanel {
  // Read off Apple's pictures: estimates.
  private static let minimumSize = Size(width: 250, height: 150)
  private static let radius = 30.0
  private static let padding = 22.0
  private static let gap = 14.0
  private static let imageSide = 96.0
  private static let titleLines = 3

  /// The content, with the image at the top of the panel.
  let content: LargeContentItem
  let traits: UITraitCollection
  let displayScale: Double

  private var isDark: Bool { traits.userInterfaceStyle == .dark }
  private var room: Double {
    Self.minimumSize.width - 2 * Self.padding
  }

  /// The title in the title 3 style, which is large at accessibility sizes.
  private var font: UIFont {
    let size = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    return .preferredFont(forTextStyle: .title3, compatibleWith: traits.merging(size))
  }

  func element(around middle: Point, language: String?) -> SnapshotElement {
    let title = shapedTitle(language)
    let titleHeight = title?.measure(width: room, maximumLines: Self.titleLines)
      .height
    let image = content.image
    let gap = image != nil && title != nil ? Self.gap : 0
    let filled = (image == nil ? 0 : Self.imageSide) + gap + (titleHeight ?? 0)
    let height = max(
      Self.minimumSize.height,
      PixelGrid.wholePoints.roundedUp(filled + 2 * Self.padding)
    )
    let width = Self.minimumSize.width
    let grid = PixelGrid(scale: displayScale)
    var element = SnapshotElement(
      Identity(className: "LargeContentViewer"),
      frame: Rect(
        x: grid.rounded(middle.x - width / 2),
        y: grid.rounded(middle.y - height / 2),
        width: width,
        height: height
      )
    )
    element.layoutFlags = [.systemPart]
    element.largeContent = content
    let outline = Outline.roundedRect(
      element.bounds,
      radius: Self.radius,
      curve: .continuous
    )
    element.drawings = [.material(Material(.thick, isDark: isDark), outline)]
    var y = (height - filled) / 2
    if let image {
      element.drawings.append(image.moved(down: y))
      y += Self.imageSide + gap
    }
    if let title, let titleHeight { element.drawings.append(drawing(title, y, titleHeight)) }
    return element
  }

  private func shapedTitle(_ language: String?) -> ShapedText? {
    guard let title = content.title, !title.isEmpty else { return nil }
    return ShapedText(
      AttributedText(title, attributes: TextAttributes(font: font.request)),
      style: .centeredLine,
      language: language
    )
  }

  private func drawing(_ title: ShapedText, _ y: Double, _ height: Double) -> Drawing {
    .text(
      TextContent(
        laying: title,
        in: Rect(
          x: Self.padding,
          y: y,
          width: room,
          height: PixelGrid.wholePoints.roundedUp(height)
        ),
        color: UIColor.label.rgba(for: traits),
        numberOfLines: Self.titleLines,
        place: .top,
        role: .title,
        displayScale: displayScale
      )
    )
  }
}

extension LargeContentPanel {
  init(item: any UILargeContentViewerItem, traits: UITraitCollection, displayScale: Double) {
    self.init(
      content: LargeContentItem(
        title: item.largeContentTitle,
        image: Self.imageDrawing(of: item, traits)
      ),
      traits: traits,
      displayScale: displayScale
    )
  }

  /// The image: enlarged to the available space if the item allows it, otherwise in its own size.
  private static func imageDrawing(
    of item: any UILargeContentViewerItem,
    _ traits: UITraitCollection
  ) -> Drawing? {
    guard let image = item.largeContentImage else { return nil }
    let box = CGRect(
      x: (minimumSize.width - imageSide) / 2,
      y: 0,
      width: imageSide,
      height: imageSide
    )
    let size = image.size(for: traits)
    let fits = size.width <= imageSide && size.height <= imageSide
    let scales = item.scalesLargeContentImage || image.isSymbolImage || !fits
    return ImageDrawing(
      image: image,
      traits: traits,
      tint: .label,
      contentMode: scales ? .scaleAspectFit : .center,
      isTemplateByDefault: true
    ).drawing(in: box.inset(by: item.largeContentImageInsets))
  }
}

extension Drawing {
  /// An image or a symbol, moved down; other drawings are unchanged.
  fileprivate func moved(down distance: Double) -> Drawing {
    switch self {
    case .image(var image):
      image.rect.y += distance
      return .image(image)
    case .symbol(var symbol):
      symbol.rect.y += distance
      return .symbol(symbol)
    default: return self
    }
  }
}
