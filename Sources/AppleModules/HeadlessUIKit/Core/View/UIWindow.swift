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

  /// The screen of the window.
  open var screen: UIScreen {
    didSet {
      updateTraitsIfNeeded()
      updateSafeArea()
    }
  }

  /// Moves the window to a screen and gives it that size, as when the device is rotated.
  package func move(to screen: UIScreen) {
    let change = {
      self.screen = screen
      self.frame = screen.bounds
      self.layoutIfNeeded()
    }
    guard let rootOwner, screen.bounds.size != bounds.size else { return change() }
    rootOwner.change(to: screen.bounds.size, change)
  }

  /// The actions that can be undone in the window.
  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()

  /// The scene of the window.
  ///
  /// A window without a scene joins the scene of the windows on its screen, or creates it.
  open var windowScene: UIWindowScene? {
    get {
      if ownScene == nil { ownScene = ShownWindows.current.scene(on: screen) ?? UIWindowScene() }
      return ownScene
    }
    set { ownScene = newValue }
  }
  var hasScene: Bool { ownScene != nil }
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

  /// Whether the window can become the key window.
  open var canBecomeKey: Bool { true }

  /// Creates a window on the current task's screen.
  public override init(frame: CGRect) {
    screen = UIScreen.main
    super.init(frame: frame)
  }

  /// Creates a window that fills the current task's screen.
  public convenience init() { self.init(screen: UIScreen.main) }

  /// Creates a window that fills a screen.
  public convenience init(screen: UIScreen) {
    self.init(frame: screen.bounds)
    self.screen = screen
  }

  /// Creates a window of a scene that fills the scene's screen.
  public init(windowScene: UIWindowScene) {
    screen = windowScene.screen
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// Creates a window, ignoring the coder.
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

  /// The place of a window before and behind others.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level; higher is nearer.
    public var rawValue: CGFloat
    /// Creates a place by number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a place by number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of ordinary windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)
    /// The default implementation of UIKit's method.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    /// The default implementation of UIKit's method.
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
    /// The default implementation of UIKit's method.
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }
  }

  /// The place of the window before and behind others.
  open var windowLevel = Level.normal

  /// Sends an event to recognizers and views.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  /// Called when the window becomes the key window.
  open func becomeKey() {}

  /// Called when another window becomes the key window.
  open func resignKey() {}

  /// Shows the window.
  open func makeKeyAndVisible() {
    applyAppearance()
    isHidden = false
    ShownWindows.current.insert(self)
    placeRoot()
    runLoopState.isShown = true
    layOutWithRunLoop()
  }

  /// The work that is deferred until the end of the layout.
  var transaction = WindowTransaction()

  /// Whether the window was shown, and whether it waits for the run loop to be laid out.
  private var runLoopState = (isShown: false, isWaiting: false)

  /// Lays out a shown window when the main run loop next runs, as the end of a transaction does on a device.
  func layOutWithRunLoop() {
    guard runLoopState.isShown, !runLoopState.isWaiting, Thread.isMainThread else { return }
    runLoopState.isWaiting = true
    let window = WindowOfMainThread(window: self)
    RunLoop.main.perform { window.window?.layOutNow() }
  }

  fileprivate func layOutNow() {
    runLoopState.isWaiting = false
    layoutIfNeeded()
  }

  /// Makes the window the key window.
  open func makeKey() { isHidden = false }

  /// Whether the window is the key window, as each visible window is.
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

/// A window for the main run loop.
///
/// `@unchecked Sendable`: it is made and read on the main thread.
private final class WindowOfMainThread: @unchecked Sendable {
  weak var window: UIWindow?

  init(window: UIWindow) { self.window = window }
}

extension UIWindow {
  /// Posted after a window became visible.
  public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification"
  )
  /// Posted after a window was hidden.
  public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification"
  )
  /// Posted after a window became the key window.
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted after a window stopped being the key window.
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
