import DynamicType
public import Foundation
package import Snapshots

/// The bar at the top of a screen, with a title and buttons.
///
/// ```swift
/// let bar = UINavigationBar()
/// bar.prefersLargeTitles = true
/// bar.items = [UINavigationItem(title: "Inbox")]
/// ```
///
/// Titles and buttons follow the text size up to extra extra large; large titles follow it without a limit.
open class UINavigationBar: BarView {
  package override var elementRole: ElementRole { .navigationBar }

  let titleLabel = UILabel()
  let promptLabel = UILabel()
  let largeTitleLabel = UILabel()
  /// The width of SwiftUI's tabs in the middle of the row; 0 for none.
  package var widthOfHostTabs: CGFloat = 0 { didSet { setNeedsLayout() } }
  var content = NavigationBarContent()

  override func setUpView() {
    super.setUpView()
    for label in [titleLabel, promptLabel, largeTitleLabel] {
      label.identity.isGenerated = true
      label.textRole = .title
      label.accessibilityTraits = .header
    }
  }

  // MARK: Items

  /// The items, the topmost last.
  open var items: [UINavigationItem]? {
    didSet { itemsChanged(from: oldValue, to: items) }
  }

  /// Sets the items, without animation.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Puts an item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Removes the topmost item and returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    let last = items?.last
    items = items.map { Array($0.dropLast()) }
    return last
  }

  /// The item on top, which is shown.
  open var topItem: UINavigationItem? { items?.last }

  /// The item to which the back button leads.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  // MARK: Look

  /// Whether titles are large unless their items say otherwise.
  open var prefersLargeTitles = false { didSet { contentChanged() } }
  /// The attributes of the title, added to those of the system.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { lookChanged(.titleTextAttributes) }
  }
  /// The attributes of the large title, added to those of the system.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { lookChanged(.largeTitleTextAttributes) }
  }
  /// The image in place of the line at the edge.
  open var shadowImage: UIImage? { didSet { contentChanged() } }
  /// The appearance of the bar.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { lookChanged(.standardAppearance) }
  }
  /// The appearance of the bar at a small height.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { lookChanged(.compactAppearance) }
  }
  /// The appearance of the bar while the content is scrolled to its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { lookChanged(.scrollEdgeAppearance) }
  }
  /// The appearance of the bar at a small height, while the content is scrolled to its top.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { lookChanged(.compactScrollEdgeAppearance) }
  }
  /// The image of the arrow in the back button.
  open var backIndicatorImage: UIImage? { didSet { contentChanged() } }
  /// The mask of the arrow during a transition; unused here, as nothing moves.
  open var backIndicatorTransitionMaskImage: UIImage?

  private var backgroundImages: [Int: UIImage] = [:]

  /// Sets the image behind the bar; only the `.default` and `.compact` metrics are supported.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    backgroundImages[metrics.rawValue] = image
    contentChanged()
  }

  /// The image behind the bar.
  open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? {
    backgroundImages[metrics.rawValue]
  }

  /// The height of the background above the bar, below the status bar; in points.
  var extent: CGFloat = 0 { didSet { if extent != oldValue { setNeedsLayout() } } }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(forWidth: bounds.width))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(forWidth: size.width))
  }

  override var objectsForAppearance: [any AppearanceTarget] { items?.flatMap(\.buttons) ?? [] }

  override func contentChanged() {
    super.contentChanged()
    invalidateIntrinsicContentSize()
    barOwner?.viewIfLoaded?.setNeedsLayout()
  }

  override func makeContent() { showTopItem() }

  override func layoutContent() { layoutTopItem() }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ownAppearanceProperties
  }

  private static let ownAppearanceProperties: [AppearanceProperty] = [
    AppearanceProperty(
      .titleTextAttributes,
      \UINavigationBar.titleTextAttributes,
      by: AppearanceValues.sameAttributes
    ),
    AppearanceProperty(
      .largeTitleTextAttributes,
      \UINavigationBar.largeTitleTextAttributes,
      by: AppearanceValues.sameAttributes
    ),
    .bar(.standardAppearance, \UINavigationBar.standardAppearance),
    .bar(.compactAppearance, \UINavigationBar.compactAppearance),
    .bar(.scrollEdgeAppearance, \UINavigationBar.scrollEdgeAppearance),
    .bar(.compactScrollEdgeAppearance, \UINavigationBar.compactScrollEdgeAppearance),
  ]
}

/// The heights of a bar to which an image applies.
public enum UIBarMetrics: Int, Hashable, Sendable, CaseIterable {
  case `default`
  case compact
  case defaultPrompt = 101
  case compactPrompt = 102
}

extension UINavigationBar: SearchBarContainer {}
