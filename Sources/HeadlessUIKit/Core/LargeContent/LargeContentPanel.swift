import DynamicType
import Foundation
import LayoutGeometry
import RichText
public import Snapshots
import Typesetting

/// The numbers of the viewer's panel, read off Apple's pictures: estimates.
enum LargeContentMetrics {
  static let width = 250.0
  static let leastHeight = 150.0
  static let radius = 30.0
  static let padding = 22.0
  static let gap = 14.0
  static let imageSide = 96.0
  static let titleLines = 3
}

extension LayoutSnapshot {
  /// The screen with the large content viewer over it: a rounded panel in the middle, with image
  /// and title of an item.
  ///
  /// - Parameters:
  ///   - item: What ``LargeContentViewer/shown`` says.
  ///   - center: The middle of the panel; that of the screen where it is left out.
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
}

/// The panel of the large content viewer.
struct LargeContentPanel {
  let item: any UILargeContentViewerItem
  let traits: UITraitCollection
  let displayScale: Double

  private var isDark: Bool { traits.userInterfaceStyle == .dark }
  private var room: Double { LargeContentMetrics.width - 2 * LargeContentMetrics.padding }

  /// The title in the size of the title 3 style, which is large at accessibility sizes.
  private var font: UIFont {
    let size = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    return .preferredFont(forTextStyle: .title3, compatibleWith: traits.merging(size))
  }

  func element(around middle: Point, language: String?) -> SnapshotElement {
    let title = shapedTitle(language)
    let titleHeight = title?.measure(width: room, maximumLines: LargeContentMetrics.titleLines)
      .height
    let image = imageDrawing()
    let gap = image != nil && title != nil ? LargeContentMetrics.gap : 0
    let content = (image == nil ? 0 : LargeContentMetrics.imageSide) + gap + (titleHeight ?? 0)
    let height = max(
      LargeContentMetrics.leastHeight,
      PixelGrid.wholePoints.roundedUp(content + 2 * LargeContentMetrics.padding)
    )
    let width = LargeContentMetrics.width
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
    element.largeContent = LargeContentItem(title: item.largeContentTitle, image: image)
    let outline = Outline.roundedRect(
      element.bounds,
      radius: LargeContentMetrics.radius,
      curve: .continuous
    )
    element.drawings = [.material(Material(.thick, isDark: isDark), outline)]
    var y = (height - content) / 2
    if let image = imageDrawing(top: y) {
      element.drawings.append(image)
      y += LargeContentMetrics.imageSide + gap
    }
    if let title, let titleHeight { element.drawings.append(drawing(title, y, titleHeight)) }
    return element
  }

  private func shapedTitle(_ language: String?) -> ShapedText? {
    guard let title = item.largeContentTitle, !title.isEmpty else { return nil }
    var style = ParagraphStyle.default
    style.alignment = .center
    style.lineBreakMode = .truncateTail
    return ShapedText(
      AttributedText(title, attributes: TextAttributes(font: font.request)),
      style: style,
      language: language
    )
  }

  private func drawing(_ title: ShapedText, _ y: Double, _ height: Double) -> Drawing {
    .text(
      TextContent(
        laying: title,
        in: Rect(
          x: LargeContentMetrics.padding,
          y: y,
          width: room,
          height: PixelGrid.wholePoints.roundedUp(height)
        ),
        color: UIColor.label.rgba(for: traits),
        numberOfLines: LargeContentMetrics.titleLines,
        place: .top,
        role: .title,
        displayScale: displayScale
      )
    )
  }

  /// The image: enlarged to its place where the item allows it, else in its own size.
  func imageDrawing(top: Double = 0) -> Drawing? {
    guard let image = item.largeContentImage else { return nil }
    let side = LargeContentMetrics.imageSide
    let box = CGRect(x: (LargeContentMetrics.width - side) / 2, y: top, width: side, height: side)
    let size = image.size(for: traits)
    let fits = size.width <= side && size.height <= side
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
