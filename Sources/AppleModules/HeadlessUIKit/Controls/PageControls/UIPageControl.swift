import DynamicType
public import Foundation
package import Snapshots
import SystemMetrics

/// A row of dots, one for each page, that shows the current page.
open class UIPageControl: UIControl {
  package override var elementRole: ElementRole { .pageControl }

  /// The visibility of the shape behind the dots.
  public enum BackgroundStyle: Int, Hashable, Sendable, CaseIterable {
    case automatic, prominent, minimal
  }

  /// The number of pages; a negative number means 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = storedPage
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  private var storedPage = 0

  /// The current page, always a valid index.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = min(max(0, newValue), max(0, numberOfPages - 1)) }
  }

  /// Whether the control is hidden for a single page.
  open var hidesForSinglePage = false
  /// The color of the other pages' dots; `nil` for the system's.
  open var pageIndicatorTintColor: UIColor? { didSet { markSet(.pageIndicatorTintColor) } }
  /// The color of the current page's dot; `nil` for the system's.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { markSet(.currentPageIndicatorTintColor) }
  }
  /// Whether the dots have a background.
  open var backgroundStyle = BackgroundStyle.automatic
  /// The image in place of the dots.
  open var preferredIndicatorImage: UIImage?

  private var indicatorImages: [Int: UIImage] = [:]

  /// Sets the image of a page's dot; a page that does not exist is ignored.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    if (0..<numberOfPages).contains(page) { indicatorImages[page] = image }
  }

  /// The image in place of a page's dot, `nil` where none was set.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  override func setUpView() {
    super.setUpView()
    becomeElement(.adjustable)
  }

  override var defaultAccessibilityValue: String? { "page \(storedPage + 1) of \(numberOfPages)" }

  // MARK: Hooks

  private var pitch: Double { PageControlSizes.pitch[systemGeneration] }

  /// The size of the dots of so many pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let generation = systemGeneration
    let width = pitch * Double(max(0, pageCount)) + PageControlSizes.margin[generation]
    return CGSize(width: max(0, width), height: PageControlSizes.height[generation])
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var sizeSource: SizeSource { .systemGeneration }

  /// The maximum number of dots that fit into the width.
  private var shownPages: Int {
    min(numberOfPages, max(1, Int((bounds.width / pitch).clamped(0, 1000))))
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    guard numberOfPages > 1 || (numberOfPages == 1 && !hidesForSinglePage) else { return }
    let count = shownPages
    let pitch = self.pitch
    let start = bounds.midX - pitch * Double(count - 1) / 2
    if backgroundStyle == .prominent { element.drawings.append(background(count)) }
    for index in 0..<count {
      let center = CGPoint(x: start + pitch * Double(index), y: bounds.midY)
      let page = isRightToLeft ? count - 1 - index : index
      element.drawings.append(dot(page, at: center, isCurrent: page == min(storedPage, count - 1)))
    }
  }

  private func background(_ count: Int) -> Drawing {
    let size = CGSize(width: pitch * Double(count) + 8, height: min(26, bounds.height))
    return capsule(ControlDrawing.middle(of: bounds, size), shade(.tertiarySystemFill))
  }

  /// Colors since iOS 14, read off Apple's pictures.
  private func dot(_ page: Int, at center: CGPoint, isCurrent: Bool) -> Drawing {
    let side = PageControlSizes.dot[systemGeneration]
    let box = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    let color =
      isCurrent
      ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
    if let image = indicatorImages[page] ?? preferredIndicatorImage {
      return ImageDrawing(
        image: image,
        traits: traitCollection,
        tint: color,
        contentMode: .scaleAspectFit,
        isTemplateByDefault: true
      ).drawing(in: box.insetBy(dx: -2, dy: -2))
    }
    return .fill(.ellipse(Rect(box)), .color(shade(color)))
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ownAppearanceProperties
  }

  private static let ownAppearanceProperties = [
    AppearanceProperty(.pageIndicatorTintColor, \UIPageControl.pageIndicatorTintColor),
    AppearanceProperty(
      .currentPageIndicatorTintColor,
      \UIPageControl.currentPageIndicatorTintColor
    ),
  ]
}
