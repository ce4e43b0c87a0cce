public import Foundation

/// A container that shows one controller of a stack, under a navigation bar and over a toolbar.
///
/// A controller's view fills the container and lies below the bars; the bars are outside its safe area.
/// Opaque bars shorten the view, unless the controller extends below them.
open class UINavigationController: UIViewController {
  var stack: [UIViewController] = []
  private var shown: UIViewController?

  /// The delegate that follows the controllers that are shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The bar at the top.
  public let navigationBar: UINavigationBar
  /// The bar at the bottom, which shows the toolbar items of the topmost controller.
  public let toolbar: UIToolbar

  /// Whether the bar at the top is left out.
  open var isNavigationBarHidden = false { didSet { contentOfBarsChanged() } }
  /// Whether the toolbar is hidden, which is the default.
  open var isToolbarHidden = true { didSet { contentOfBarsChanged() } }

  /// Creates a container with a first controller.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    setUp()
    viewControllers = [rootViewController]
  }

  /// Creates a container whose bars have custom classes.
  ///
  /// - Parameters:
  ///   - navigationBarClass: The class of the bar at the top; `nil` for `UINavigationBar`.
  ///   - toolbarClass: The class of the bar at the bottom; `nil` for `UIToolbar`.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar =
      (navigationBarClass as? UINavigationBar.Type)?.init(coder: NSCoder()) ?? UINavigationBar()
    toolbar = (toolbarClass as? UIToolbar.Type)?.init(coder: NSCoder()) ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a container without controllers; containers have no xib.
  public override init(nibName: String?, bundle: Bundle?) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }

  /// Creates a container, ignoring the coder.
  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    navigationBar.barOwner = self
    toolbar.barOwner = self
  }

  open override func loadView() {
    makeContainerView { [weak self] in self?.layoutContent() }
    loadedView?.addSubview(navigationBar)
    loadedView?.addSubview(toolbar)
    showTop(moving: false)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showViewOfTop(moving: false)
  }

  // MARK: Stack

  /// The controllers, the first at the bottom.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    for old in stack where !controllers.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
    }
    let removed = stack.filter { old in !controllers.contains { $0 === old } }
    let added = controllers.filter { new in !stack.contains { $0 === new } }
    stack = controllers
    for new in added { addChild(new) }
    showTop(moving: true)
    for old in removed { old.removeFromParent() }
    for new in added { finishAdding(new) }
  }

  /// Notifies a controller of its parent, after its appearance where it appears.
  private func finishAdding(_ controller: UIViewController) {
    guard controller === shown, let loadedView else { return controller.didMove(toParent: self) }
    loadedView.afterLayoutOfWindow { [weak self, weak controller] in
      guard let self, controller?.parent === self else { return }
      controller?.didMove(toParent: self)
    }
  }

  /// Puts a controller on the stack.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === controller },
      "A controller can be on the stack only once"
    )
    setViewControllers(stack + [controller], animated: animated)
  }

  /// Removes the topmost controller, unless it is the first, and returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Removes all controllers but the first, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let first = stack.first, stack.count > 1 else { return nil }
    return popToViewController(first, animated: animated)
  }

  /// Removes the controllers above one, and returns them.
  @discardableResult
  open func popToViewController(
    _ controller: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }

  /// Shows the topmost controller's items, and its view where the container is on the screen.
  private func showTop(moving: Bool) {
    navigationBar.items = stack.map(\.navigationItem)
    if loadedView?.window != nil { showViewOfTop(moving: moving) }
    contentOfBarsChanged()
  }

  /// Shows the topmost controller's view.
  ///
  /// UIKit loads that view when the container appears or is laid out, and not earlier: a tab that is not
  /// selected has none.
  func showViewOfTop(moving: Bool) {
    guard loadedView != nil, let top = stack.last, top !== shown else { return }
    delegate?.navigationController(self, willShow: top, animated: false)
    showContent(top, instead: shown, moving: moving)
    shown = top
    guard delegate != nil else { return }
    loadedView?.afterLayoutOfWindow { [weak self, weak top] in
      guard let self, let top else { return }
      delegate?.navigationController(self, didShow: top, animated: false)
    }
  }

  // MARK: Hooks

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabBarItem: UITabBarItem! {
    get { storedTabBarItem ?? stack.first?.tabBarItem ?? ownTabBarItem }
    set { super.tabBarItem = newValue }
  }

  open override func show(_ controller: UIViewController, sender: Any?) {
    pushViewController(controller, animated: false)
  }

  open override var childForStatusBarHidden: UIViewController? { stack.last }

  override var showsControllers: Bool { true }

  // MARK: Members of extensions that programs override

  /// The topmost controller.
  open var topViewController: UIViewController? { stack.last }

  /// The visible controller: the topmost, or the one that it presents.
  open var visibleViewController: UIViewController? {
    stack.last?.presentedViewController ?? stack.last
  }

  /// Shows or hides the bar at the top, without animation.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}
