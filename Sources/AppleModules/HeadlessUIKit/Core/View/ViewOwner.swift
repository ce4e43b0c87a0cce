/// The object that owns a view and is notified of its changes: a view controller.
///
/// A view knows its owner only through this protocol, so nothing in the core names a controller.
protocol ViewOwner: UIResponder {
  /// The owned view, if it is loaded.
  var viewIfLoaded: UIView? { get }

  /// Loads the view if it is not loaded yet.
  func loadViewIfNeeded()

  var isContained: Bool { get }

  /// Whether the view is drawn without a window, as SwiftUI draws the controllers of its bars.
  var isDrawnWithoutWindow: Bool { get }

  /// The traits that the owner passes to its view; `nil` for those of the superview.
  var traitsForView: UITraitCollection? { get }

  /// The insets of the view's own safe area that bars of containers cover.
  var barInsets: UIEdgeInsets { get }

  /// The insets that the owner adds to the view's safe area.
  var additionalSafeAreaInsets: UIEdgeInsets { get }

  /// Whether the status bar is hidden while this owner has the window's root view.
  var hidesStatusBar: Bool { get }

  /// Whether a bar with a large title is above the view.
  var isBelowLargeTitle: Bool { get }

  /// Updates the constraints of the view.
  func updateViewConstraints()

  /// Called when the view has its size, its safe area and its traits, before the layout of its subviews.
  func viewHasGeometry()

  /// Called before the view lays out its subviews.
  func viewWillLayoutSubviews()

  /// Called after the view has laid out its subviews.
  func viewDidLayoutSubviews()

  /// Called when the view's margins have changed.
  func viewLayoutMarginsDidChange()

  /// Called when the view's safe area has changed.
  func viewSafeAreaInsetsDidChange()

  /// Changes the size of the view's window: notifies controllers of the new size first, and runs their
  /// animations beside the change.
  func change(to size: CGSize, _ change: () -> Void)

  /// Called when the view's width has changed.
  func viewWidthDidChange()

  /// Called after the view and everything below have adopted new traits.
  func traitsOfViewChanged()

  /// Called before the view enters a window or leaves one.
  func viewWillMove(to window: UIWindow?)

  /// Called after the view has entered a window or left one.
  func viewDidMove(to window: UIWindow?)
}
