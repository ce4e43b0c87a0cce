import DynamicType
public import Foundation

/// The topmost view of a screen.
///
/// ```swift
/// let window = UIWindow(screen: UIScreen(device))
/// window.rootViewController = SettingsController()
/// window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
/// let picture = window.layoutSnapshot()
/// ```
open class UIWindow: UIView {
  /// The screen that the window is on.
  open var screen: UIScreen {
    didSet {
      updateTraitsIfNeeded()
      updateSafeArea()
    }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.viewStore?.removeFromSuperview()
      placeRoot()
    }
  }

  /// Creates a window on the current task's screen.
  public override init(frame: CGRect) {
    screen = UIScreen.main
    super.init(frame: frame)
  }

  /// Creates a window that fills a screen.
  public convenience init(screen: UIScreen) {
    self.init(frame: screen.bounds)
    self.screen = screen
  }

  /// Creates a window as if it came out of an archive; an archive is not read.
  public required init?(coder: NSCoder) {
    screen = UIScreen.main
    super.init(coder: coder)
  }

  override var safeAreaForContent: UIEdgeInsets? {
    guard frameStore.size == screen.bounds.size else { return .zero }
    var insets = screen.safeAreaInsets
    if hidesStatusBar, !screen.hasHousingInScreen { insets.top = 0 }
    return insets
  }

  /// Whether the controller that decides wants no status bar.
  private var hidesStatusBar: Bool {
    guard var decider = rootViewController else { return false }
    while let child = decider.childForStatusBarHidden { decider = child }
    return decider.prefersStatusBarHidden
  }

  override var traitsWithoutSuperview: UITraitCollection { screen.traitCollection }

  /// Shows the window.
  open func makeKeyAndVisible() {
    applyAppearance()
    isHidden = false
    placeRoot()
  }

  /// Makes the window the one that is shown.
  open func makeKey() { isHidden = false }

  /// Whether the window is the one that is shown: each is that is not hidden.
  open var isKeyWindow: Bool { !isHidden }

  private func placeRoot() {
    guard let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let view = rootViewController?.viewIfLoaded, view.superview === self { view.frame = bounds }
  }
}
