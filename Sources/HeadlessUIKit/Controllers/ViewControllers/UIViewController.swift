public import DynamicType
public import Foundation

/// An object that makes a screen's views and fills them.
///
/// Changes that are animated on a device happen at once here.
open class UIViewController: UIResponder, UITraitEnvironment {
  var loadedView: UIView?
  var overridesByChild: [ObjectIdentifier: UITraitCollection] = [:]
  /// Traits that the way of presenting changes.
  var traitsOfPresentation: UITraitCollection?
  var appearance = VisibilityState()
  var presentation: UIPresentationController?
  weak var presenter: UIViewController?
  var presented: UIViewController?
  package var storedNavigationItem: UINavigationItem?
  package var storedTabBarItem: UITabBarItem?

  /// The parts of the view that the bars of containers cover, in the view's own coordinates.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { loadedView?.updateSafeArea() } }
  }

  /// Creates a controller without a view.
  public override init() { super.init() }

  /// Creates a controller; a nib is not read here: a loader sets the view.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// Creates a controller as if it came out of an archive; an archive is not read.
  public required init?(coder: NSCoder) { super.init() }

  open override var next: UIResponder? { loadedView?.superview ?? parent ?? presenter }

  // MARK: View

  /// The controller's view, made when it is first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owner = nil
      loadedView = newValue
      newValue?.owner = self
      prepareView()
    }
  }

  /// Makes the view: an empty one as large as the screen, unless a subclass makes another.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called when the view was made.
  open func viewDidLoad() {}
  /// Called before the view comes on the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has its traits and its size on the screen and is not yet laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when bars or the device's shape cover other parts of the view.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Updates the constraints of the view; call `super` last.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// Called when traits have changed; `previousTraitCollection` holds those before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Space

  /// Space that is taken from the safe area of the controller's view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.updateSafeArea() } }
  }

  /// The least margins at the sides of the controller's view: 16 or 20 points by its width.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = LayoutMargins.rootViewSide(forWidth: Double(loadedView?.storedFrame.width ?? 0))
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { applyMinimumMargins() }
  }

  /// The size that the content would like to have where the container may choose; in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      (parent ?? presenter)?.preferredContentSizeDidChange(of: self)
      presentation?.presentationView?.setNeedsLayout()
    }
  }

  /// Called when a child has another preferred size.
  open func preferredContentSizeDidChange(of child: UIViewController) {}

  // MARK: Bars

  /// The title of the screen; also that of its navigation item and its tab.
  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      if storedTabBarItem != nil || title != nil { ownTabBarItem.title = title }
    }
  }

  /// The item that represents the controller in a navigation bar.
  open var navigationItem: UINavigationItem {
    if let item = storedNavigationItem { return item }
    let item = UINavigationItem()
    item.title = title
    storedNavigationItem = item
    return item
  }

  /// The item that represents the controller in a tab bar; a navigation controller without one has
  /// that of its first controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set {
      storedTabBarItem = newValue
      tabBarController?.itemsChanged()
    }
  }

  /// The buttons in the toolbar of the navigation controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.contentOfBarsChanged() }
  }

  /// Whether the bar at the bottom is left out while the controller is pushed.
  open var hidesBottomBarWhenPushed = false {
    didSet { tabBarController?.loadedView?.setNeedsLayout() }
  }

  /// The edges at which the view lies below bars.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { extentChanged() } }

  /// Whether the view lies below bars that nothing shines through.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { extentChanged() } }

  /// Whether scroll views leave space for bars; the property of iOS 7 to 10, in the place of which
  /// scroll views have their own today.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { loadedView?.setNeedsLayout() }
  }

  // MARK: Status bar

  /// Whether the controller wants no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// The child that decides instead whether there is a status bar.
  open var childForStatusBarHidden: UIViewController? { nil }

  // MARK: Family

  /// The controller that holds this one.
  open internal(set) weak var parent: UIViewController?
  /// The controllers that this one holds.
  open internal(set) var children: [UIViewController] = []

  /// Makes a controller a child; add its view and call `didMove(toParent:)` yourself, as in UIKit.
  open func addChild(_ child: UIViewController) { adopt(child) }
  /// Takes the controller from its parent.
  open func removeFromParent() { leaveParent() }
  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether children whose views are on the screen are told when this controller's view comes and
  /// goes; without it, the controller tells them itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Shows a controller in the way of the nearest container: pushed, or presented.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let container = nextShower() { return container.show(controller, sender: sender) }
    present(controller, animated: false)
  }

  /// Shows a controller in the place of the details, or presents it.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let split = splitViewController {
      return split.showDetailViewController(controller, sender: sender)
    }
    present(controller, animated: false)
  }

  /// The frame that the controller wants in a presentation; `nil` for that of its style.
  func presentedFrame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect? { nil }

  /// Whether a presentation that is no sheet dims the controllers below too, as alerts do.
  var dimsPresenter: Bool { false }

  /// Whether the class shows controllers in itself.
  var showsControllers: Bool { false }

  // MARK: Presenting

  /// The place and the size in which the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The motion with which the controller would be presented; nothing moves here.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a person cannot dismiss the controller by a gesture.
  open var isModalInPresentation = false
  /// Whether controllers presented in the current context cover this controller's view.
  open var definesPresentationContext = false

  /// Shows a controller over this one.
  open func present(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(controller)
    completion?()
  }

  /// Takes away the controller that this one presents, or this one where it presents none.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    stopPresenting()
    completion?()
  }

  // MARK: Traits

  /// The traits that hold in the controller.
  open var traitCollection: UITraitCollection {
    if let loadedView { return loadedView.traitCollection }
    return traitsForView ?? parent?.traitCollection
      ?? UITraitCollection.fallback.merging(TraitEnvironment.application.traitCollection)
  }

  /// Sets traits that a child gets instead of this controller's.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild child: UIViewController
  ) {
    guard overridesByChild[ObjectIdentifier(child)] != collection else { return }
    overridesByChild[ObjectIdentifier(child)] = collection
    child.loadedView?.updateTraitsIfNeeded()
  }

  /// The traits that were set for a child.
  open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    overridesByChild[ObjectIdentifier(child)]
  }
}
