public import Foundation
import SystemMetrics
package import Snapshots

/// A bar at the bottom of a screen for switching between the parts of an app.
///
/// The titles of tabs do not grow with the text size; the large content viewer shows them.
open class UITabBar: BarView {
  package override var elementRole: ElementRole { .tabBar }

  /// The object that is notified of the tabs that a person chooses.
  open weak var delegate: (any UITabBarDelegate)?
  /// Whether a person is rearranging the items, which does not happen here.
  open private(set) var isCustomizing = false
  /// Begins the rearrangement of items by a person.
  open func beginCustomizingItems(_ items: [UITabBarItem]) { isCustomizing = true }
  /// Ends the rearrangement; returns whether items have changed.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool {
    isCustomizing = false
    return false
  }
  /// Called with the number of a tab that was chosen.
  var onSelect: ((Int) -> Void)?
  let platter = BarPlatterView(frame: .zero)
  /// The glass under the tab for searching, which is apart from the others.
  let searchPlatter = BarPlatterView(frame: .zero)
  var buttons: [TabButtonView] = []

  /// The distribution of items.
  public enum ItemPositioning: Int, Hashable, Sendable, CaseIterable {
    case automatic, fill, centered
  }

  override func setUpView() {
    super.setUpView()
    backgroundView.hasLineAtTop = true
    accessibilityTraits = .tabBar
  }

  /// The tabs.
  open var items: [UITabBarItem]? {
    didSet { itemsChanged(from: oldValue, to: items) }
  }

  /// Sets the tabs, without animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The chosen tab.
  open weak var selectedItem: UITabBarItem? { didSet { contentChanged() } }

  /// The color of tabs that are not selected; `nil` for the system's gray.
  open var unselectedItemTintColor: UIColor? { didSet { lookChanged(.unselectedItemTintColor) } }
  /// The image behind the bar.
  open var backgroundImage: UIImage? { didSet { contentChanged() } }
  /// The image in place of the line at the edge.
  open var shadowImage: UIImage? { didSet { contentChanged() } }
  /// The image behind the chosen tab.
  open var selectionIndicatorImage: UIImage? { didSet { contentChanged() } }
  /// The distribution of tabs: over the width, or in the middle.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of tabs that are centered; 0 for the system's.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The space between tabs that are centered; 0 for the system's.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The appearance of the bar.
  open var standardAppearance = UITabBarAppearance() { didSet { lookChanged(.standardAppearance) } }
  /// The appearance of the bar while the content is scrolled to its end.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { lookChanged(.scrollEdgeAppearance) }
  }

  // MARK: Layout

  var metrics: TabBarMetrics { TabBarMetrics(traitCollection, isAtTop: isAtTop) }

  /// Whether the tabs of a controller are at the top of the screen.
  package var isAtTop: Bool {
    barOwner?.hasTabs == true && TabBarMetrics.standsAtTop(traitCollection)
  }

  /// The width of tabs at the top, between which and the sides a navigation bar has its buttons; 0 elsewhere.
  package var widthAtTop: CGFloat { isAtTop ? topPlatterWidth : 0 }

  /// Returns the height of the bar including a safe area below it; in points.
  func height(bottomInset: CGFloat) -> CGFloat { metrics.height(bottomInset: bottomInset) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.height(bottomInset: bottomInset))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: metrics.height(bottomInset: bottomInset))
  }

  /// The part of the bar that the home indicator covers.
  private var bottomInset: CGFloat {
    metrics.style == .classic ? safeAreaInsets.bottom : 0
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
  }

  override var objectsForAppearance: [any AppearanceTarget] { items ?? [] }

  override func makeContent() { makeTabs() }

  override func layoutContent() { layoutTabs() }

  /// Chooses a tab as a person would with a touch.
  package func touch(tab index: Int) {
    guard let items, items.indices.contains(index), items[index].isEnabled else { return }
    selectedItem = items[index]
    onSelect?(index)
    delegate?.tabBar(self, didSelect: items[index])
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ownAppearanceProperties
  }

  private static let ownAppearanceProperties: [AppearanceProperty] = [
    AppearanceProperty(.unselectedItemTintColor, \UITabBar.unselectedItemTintColor),
    .bar(.standardAppearance, \UITabBar.standardAppearance),
    .bar(.scrollEdgeAppearance, \UITabBar.scrollEdgeAppearance),
  ]
}

/// Notified of the tabs that a person chooses.
public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
