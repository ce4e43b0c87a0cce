public import Foundation

/// A container that shows one of several controllers, which a person chooses with a tab bar.
///
/// If there are more controllers than tabs, the last tab leads to the rest.
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var all: [UIViewController] = []
  private var chosen = NSNotFound
  private var shown: UIViewController?
  private var showsMore = false
  /// Whether SwiftUI's content has a navigation bar of its own in the row of tabs at the top.
  package var contentSharesRow = false { didSet { loadedView?.setNeedsLayout() } }

  /// The delegate that follows the selection of tabs.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar at the bottom.
  public let tabBar = UITabBar()

  /// The controller of the tab for controllers that do not fit.
  public private(set) lazy var moreNavigationController = UINavigationController(
    rootViewController: MoreListController(self)
  )
  private lazy var moreItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)

  /// Creates a container without controllers; containers have no xib.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }

  /// Creates a container, ignoring the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    tabBar.barOwner = self
    tabBar.delegate = self
    tabBar.onSelect = { [weak self] index in self?.select(tab: index) }
  }

  open override func loadView() {
    makeContainerView { [weak self] in self?.layoutContent() }
    loadedView?.addSubview(tabBar)
    itemsChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    itemsChanged()
  }

  /// Called when a person has chosen a tab.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// The controllers, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { all }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers; the selected one stays selected if it is among the new ones.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    let new = controllers ?? []
    let removed = all.filter { old in !new.contains { $0 === old } }
    let added = new.filter { one in !all.contains { $0 === one } }
    let selected = selectedViewController
    for old in removed { old.willMove(toParent: nil) }
    all = new
    for one in added { addChild(one) }
    chosen = new.firstIndex { $0 === selected } ?? (new.isEmpty ? NSNotFound : 0)
    showsMore = false
    itemsChanged()
    for old in removed { old.removeFromParent() }
    for one in added { one.didMove(toParent: self) }
  }

  /// The index of the selected controller; `NSNotFound` for none.
  ///
  /// Indexes without a controller are ignored.
  open var selectedIndex: Int {
    get { chosen }
    set {
      guard all.indices.contains(newValue) else { return }
      chosen = newValue
      showsMore = false
      itemsChanged()
    }
  }

  /// The chosen controller.
  open var selectedViewController: UIViewController? {
    get { all.indices.contains(chosen) ? all[chosen] : nil }
    set {
      if let index = all.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  // MARK: Tabs

  /// The maximum number of tabs in the bar: five on an iPhone, and eight where there is more width.
  private var maximumTabCount: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

  /// The controllers without a tab.
  var controllersUnderMore: [UIViewController] {
    all.count <= maximumTabCount ? [] : Array(all[(maximumTabCount - 1)...])
  }

  private func select(tab index: Int) {
    if index < all.count - controllersUnderMore.count {
      let controller = all[index]
      guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
        return itemsChanged()
      }
      selectedIndex = index
      delegate?.tabBarController(self, didSelect: controller)
    } else {
      showsMore = true
      itemsChanged()
    }
  }

  /// Updates the tabs and the view.
  func itemsChanged() {
    guard loadedView != nil else { return }
    let hidden = controllersUnderMore
    var items = all.dropLast(hidden.count).compactMap { $0.tabBarItem }
    if !hidden.isEmpty { items.append(moreItem) }
    if items.count != tabBar.items?.count || !zip(items, tabBar.items ?? []).allSatisfy(===) {
      tabBar.items = items
    }
    let isUnderMore = showsMore || hidden.contains { $0 === selectedViewController }
    tabBar.selectedItem =
      isUnderMore ? moreItem : items.indices.contains(chosen) ? items[chosen] : nil
    if !isUnderMore && !hidden.isEmpty { takeBackFromMore() }
    show(isUnderMore ? contentUnderMore() : selectedViewController)
  }

  /// The list, or the chosen controller on top of it; a controller with its own navigation bar is shown
  /// without the list.
  private func contentUnderMore() -> UIViewController? {
    let more = moreNavigationController
    if more.parent !== self {
      addChild(more)
      more.didMove(toParent: self)
    }
    if showsMore {
      takeBackFromMore()
      return more
    }
    guard let controller = selectedViewController else { return more }
    if controller is UINavigationController { return controller }
    if more.topViewController !== controller {
      takeBackFromMore()
      more.pushViewController(controller, animated: false)
    }
    return more
  }

  /// Whether the navigation bar of the content is in the row of tabs at the top.
  private var sharesRow: Bool { contentSharesRow || shown is UINavigationController }

  private func show(_ controller: UIViewController?) {
    showContent(controller, instead: shown, moving: false)
    shown = controller
    loadedView?.setNeedsLayout()
  }

  /// Takes back the controllers that were on the list.
  private func takeBackFromMore() {
    for controller in moreNavigationController.popToRootViewController(animated: false) ?? [] {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  /// Places the bar and the view of the chosen controller.
  private func layoutContent() {
    guard let loadedView else { return }
    let hidesBar = (shown as? UINavigationController)?.hidesBottomBar ?? false
    tabBar.isHidden = hidesBar
    var covered = UIEdgeInsets.zero
    if !hidesBar, tabBar.isAtTop {
      let height = tabBar.height(bottomInset: 0)
      let top = loadedView.safeAreaInsets.top
      tabBar.frame = CGRect(x: 0, y: top, width: loadedView.bounds.width, height: height)
      // A navigation bar has its buttons beside the tabs.
      if !sharesRow { covered.top = height }
    } else if !hidesBar {
      let bounds = loadedView.bounds
      let height = tabBar.height(bottomInset: loadedView.safeAreaInsets.bottom)
      tabBar.frame = CGRect(
        x: 0,
        y: bounds.height - height,
        width: bounds.width,
        height: height
      )
      covered.bottom = height
    }
    guard let shown else { return }
    place(shown, covered: covered, opaque: tabBar.isTranslucent ? [] : .bottom)
  }
}
