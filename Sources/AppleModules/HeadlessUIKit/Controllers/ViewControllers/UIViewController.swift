public import DynamicType
public import Foundation

/// An object that manages the views of a screen.
///
/// Changes that are animated on a device happen at once here.
open class UIViewController: UIResponder, UITraitEnvironment {
  var loadedView: UIView?
  var overridesByChild: [ObjectIdentifier: UITraitCollection] = [:]
  /// Traits that the presentation changes.
  var traitsOfPresentation: UITraitCollection?
  var appearance = VisibilityState()
  var contentUnavailable = ContentUnavailableState()
  var presentation: UIPresentationController?
  weak var presenter: UIViewController?
  /// Whether the view is drawn without a window, as SwiftUI draws the controllers of its bars.
  package var isDrawnWithoutWindow = false
  var presented: UIViewController?
  /// The part of a storyboard from which the controller was made.
  package var scene: (any StoryboardScene)?
  package var storedNavigationItem: UINavigationItem?
  package var storedTabBarItem: UITabBarItem?

  /// The parts of the view that the bars of containers cover, in the view's own coordinates.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { loadedView?.updateSafeArea() } }
  }

  /// Creates a controller without a view.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// The name of the xib that was given.
  open private(set) var nibName: String?

  /// The bundle that was given for the xib.
  open private(set) var nibBundle: Bundle?

  /// Creates a controller whose view is loaded from a xib when it is first needed.
  ///
  /// - Parameters:
  ///   - nibName: The name of the xib; `nil` means one with the name of the class, if there is one.
  ///   - bundle: The bundle; `nil` for the main bundle and the bundles of packages beside the program.
  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    nibBundle = bundle
    super.init()
  }

  /// Creates a controller, ignoring the coder.
  public required init?(coder: NSCoder) { super.init() }

  open override var next: UIResponder? { loadedView?.superview ?? parent ?? presenter }

  // MARK: View

  /// The controller's view, created when it is first needed.
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

  /// Makes the view: that of the xib, or an empty one as large as the screen, unless a subclass overrides
  /// this.
  open func loadView() {
    if loadNib() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the view from the storyboard, from the xib that was named, or from one with the name of the
  /// class.
  ///
  /// - Returns: Whether there is one.
  func loadNib() -> Bool {
    if let scene, scene.loadView(of: self) { return true }
    guard let nib else { return false }
    _ = nib.instantiate(withOwner: self)
    return loadedView != nil
  }

  private var nib: UINib? {
    if let nibName { return UINib(nibName: nibName, bundle: nibBundle) }
    let name = String(describing: Swift.type(of: self))
    if Swift.type(of: self) == UIViewController.self { return nil }
    let short = name.hasSuffix("Controller") ? [String(name.dropLast(10))] : []
    return (short + [name]).map { UINib(nibName: $0, bundle: nibBundle) }.first { $0.exists }
  }

  /// Called after the view was created.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has its traits and its size on the screen, before its layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Updates the constraints of the view; call `super` last.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// Called when traits have changed; `previousTraitCollection` is the previous value.
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

  /// The size that the content prefers where the container may choose; in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      (parent ?? presenter)?.preferredContentSizeDidChange(of: self)
      presentation?.presentationView?.setNeedsLayout()
    }
  }

  /// Called when the preferred size of a child has changed.
  open func preferredContentSizeDidChange(of child: UIViewController) {
    preferredContentSizeDidChange(forChildContentContainer: child)
  }

  /// Called when the preferred size of a child has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of a child in a container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

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

  /// Whether the bar at the bottom is hidden while the controller is pushed.
  open var hidesBottomBarWhenPushed = false {
    didSet { tabBarController?.loadedView?.setNeedsLayout() }
  }

  /// The edges at which the view extends below bars.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { extentChanged() } }

  /// Whether the view extends below opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { extentChanged() } }

  /// Whether scroll views leave space for bars; used from iOS 7 to 10, and replaced by a property of scroll
  /// views.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { loadedView?.setNeedsLayout() }
  }

  /// Called before the first layout and after each `setNeedsUpdateContentUnavailableConfiguration()`, for
  /// subclasses to set the configuration of missing content.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Orientation, transitions, segues

  /// The interface orientations; the program of a test turns the device.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The preferred interface orientation of a presented controller.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the interface turns with the device.
  open var shouldAutorotate: Bool { true }
  /// Called before the size changes, as when the device is rotated.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Called before traits change; nothing here changes traits with a coordinator.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The transition that is in progress; transitions end at once here.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// The object with the animators and the presentation of the controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether a presented controller decides about the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether a segue is performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue shows its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Performs the segue of an identifier, which the controller's storyboard must have.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performStoryboardSegue(identifier, sender: sender)
  }
  /// Whether an unwind segue may end at the controller: whether it implements the method.
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool { responds(to: action) }
  /// The children that are searched for the destination of an unwind segue, the topmost first.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { children.reversed() }
  /// Called when memory is short, which never happens here.
  open func didReceiveMemoryWarning() {}
  /// Whether a person edits the content.
  open var isEditing = false
  /// Sets whether a person edits the content.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Whether the home indicator is hidden after a while.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The edges where system gestures have a lower priority.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(
      systemItem: isEditing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      }
    )
  }
  /// Writes state for the next launch; nothing is restored here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads restored state; nothing is restored here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// The environments that receive focus first; there is no focus here.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  // MARK: Status bar

  /// The color of the status bar's texts; pictures show no status bar of the system.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The way in which the status bar changes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines the style of the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Whether the controller wants no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// The child that decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }

  // MARK: Family

  /// The controller that contains this one.
  open internal(set) weak var parent: UIViewController?
  /// The controllers that this one contains.
  open internal(set) var children: [UIViewController] = []

  /// Adds a child controller; add its view and call `didMove(toParent:)` yourself, as in UIKit.
  open func addChild(_ child: UIViewController) { adopt(child) }
  /// Removes the controller from its parent.
  open func removeFromParent() { leaveParent() }
  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether children whose views are on the screen are notified when this controller's view appears or
  /// disappears; otherwise the controller notifies them itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Shows a controller as the nearest container does: pushed, or presented.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let container = nextShower() { return container.show(controller, sender: sender) }
    present(controller, animated: false)
  }

  /// Shows a controller in place of the details, or presents it.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let split = splitViewController {
      return split.showDetailViewController(controller, sender: sender)
    }
    present(controller, animated: false)
  }

  /// The preferred frame of the controller in a presentation; `nil` for that of its style.
  func presentedFrame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect? { nil }

  /// Whether a presentation that is not a sheet also dims the controllers below, as alerts do.
  var dimsPresenter: Bool { false }

  /// Whether an iPad presents the controller in a popover, as action sheets are.
  var isPopoverOnPad: Bool { false }

  /// Whether the class contains other controllers.
  var showsControllers: Bool { false }

  // MARK: Presenting

  /// The position and the size in which the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation of the presentation; nothing moves here.
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
    guard let completion else { return }
    guard let view = controller.viewIfLoaded else { return completion() }
    view.afterLayoutOfWindow(completion)
  }

  /// Dismisses the controller that this one presents, or this one where it presents none.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    stopPresenting()
    completion?()
  }

  // MARK: Traits

  /// The traits of the controller.
  open var traitCollection: UITraitCollection {
    if let loadedView { return loadedView.traitCollection }
    return traitsForView ?? parent?.traitCollection
      ?? UITraitCollection.fallback.merging(TraitEnvironment.application.traitCollection)
  }

  /// Overrides the traits that a child inherits from this controller.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild child: UIViewController
  ) {
    guard overridesByChild[ObjectIdentifier(child)] != collection else { return }
    overridesByChild[ObjectIdentifier(child)] = collection
    child.loadedView?.updateTraitsIfNeeded()
  }

  /// The traits that override those of a child.
  open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    overridesByChild[ObjectIdentifier(child)]
  }

  // MARK: Members of extensions that programs override

  /// Whether the controller is light or dark regardless of the person's choice; unspecified follows the
  /// choice.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Loads the view if it is not loaded yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// The navigation controller that contains the controller.
  open var navigationController: UINavigationController? {
    ancestor(UINavigationController.self)
  }

  /// The tab bar controller that contains the controller.
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

  /// The split view controller that contains the controller.
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }

  /// The controller that this one, or one around it, presents.
  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or one around it.
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// Whether the controller, or one around it, is being dismissed.
  open var isBeingDismissed: Bool {
    outermost.presenter != nil && appearance.phase == .disappearing
  }

  /// Whether the controller, or one around it, is being presented.
  open var isBeingPresented: Bool {
    outermost.presenter != nil && appearance.phase == .appearing
  }

  /// The name for restoring the controller's state; nothing is restored here.
  open var restorationIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Replaces the view of a child by that of another, without animation.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    if let view = toViewController.view, let container = fromViewController.view?.superview {
      container.addSubview(view)
    }
    animations?()
    fromViewController.viewIfLoaded?.removeFromSuperview()
    completion?(true)
  }

  /// Requests an update of the status bar.
  open func setNeedsStatusBarAppearanceUpdate() { loadedView?.window?.updateSafeArea() }

  /// Notifies the controller that a container begins to show or hide it.
  ///
  /// A view that enters or leaves a window notifies its controller; a container calls this for children whose
  /// views it covers, or where it does not forward automatically.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    forEachForwarded { controller in
      controller.appearance.isManual = true
      controller.appearance.isAnimated = animated
      if isAppearing { controller.startAppearing() } else { controller.startDisappearing() }
    }
  }

  /// Notifies the controller that the container has finished.
  open func endAppearanceTransition() {
    forEachForwarded { controller in
      controller.appearance.isManual = false
      controller.finishTransition()
    }
  }

  /// The child that determines whether the home indicator is hidden.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// The child that determines the system gestures at edges.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Whether the pointer shall stay where it is.
  open var prefersPointerLocked: Bool { false }

  /// Whether the keyboard stays when a control without text becomes first responder.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
}
