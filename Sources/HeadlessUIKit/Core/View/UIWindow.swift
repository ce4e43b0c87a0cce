import DynamicType
public import Foundation
package import Snapshots

/// The topmost view of a screen.
///
/// ```swift
/// let window = UIWindow(screen: UIScreen(device))
/// window.rootViewController = SettingsController()
/// window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
/// let picture = window.layoutSnapshot()
/// ```
open class UIWindow: UIView {
  package override var elementRole: ElementRole { .window }

  /// The screen that the window is on.
  open var screen: UIScreen {
    didSet {
      updateTraitsIfNeeded()
      updateSafeArea()
    }
  }

  /// The scene that the window belongs to.
  open var windowScene: UIWindowScene? {
    get {
      if ownScene == nil { ownScene = UIWindowScene() }
      return ownScene
    }
    set { ownScene = newValue }
  }
  private var ownScene: UIWindowScene? {
    didSet {
      oldValue?.remove(self)
      ownScene?.insert(self)
    }
  }

  /// The owner of the view that fills the window.
  var rootOwner: (any ViewOwner)? {
    didSet {
      guard oldValue !== rootOwner else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
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

  /// Creates a window of a scene that fills the scene's screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(screen: windowScene.screen)
    self.windowScene = windowScene
  }

  /// Creates a window as if it came out of an archive; an archive is not read.
  public required init?(coder: NSCoder) {
    screen = UIScreen.main
    super.init(coder: coder)
  }

  override var safeAreaForContent: UIEdgeInsets? {
    guard storedFrame.size == screen.bounds.size else { return .zero }
    var insets = screen.safeAreaInsets
    if rootOwner?.hidesStatusBar == true, !screen.hasHousingInScreen { insets.top = 0 }
    return insets
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
    rootOwner?.loadViewIfNeeded()
    guard let view = rootOwner?.viewIfLoaded, view.superview !== self else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let view = rootOwner?.viewIfLoaded, view.superview === self { view.frame = bounds }
  }
}
