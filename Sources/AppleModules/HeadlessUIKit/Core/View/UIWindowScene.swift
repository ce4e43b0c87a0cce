public import Foundation

/// An instance of an app's interface.
open class UIScene: UIResponder {
  /// Whether the scene is in front.
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The reason why a scene is connected.
  open class ConnectionOptions: NSObject {
    /// The addresses to open.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The states of the app to come back to.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The identifier of the app that opened a URL, always `nil` here.
    open var sourceApplication: String? { nil }
    /// The type of an activity that another device hands off, always `nil` here.
    open var handoffUserActivityType: String? { nil }
  }

  /// Whether the scene is active, which it always is.
  open var activationState: ActivationState { .foregroundActive }

  /// The title of the scene.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// The object that is called for changes of the scene; `nil` in a preview, which has no scene of the app.
  open var delegate: (any UISceneDelegate)?

  /// Creates a scene.
  public override init() { super.init() }

  private static func name(_ name: String) -> Notification.Name {
    Notification.Name("UIScene\(name)Notification")
  }
  /// Posted before a scene is connected.
  public static let willConnectNotification = name("WillConnect")
  /// Posted after a scene was disconnected.
  public static let didDisconnectNotification = name("DidDisconnect")
  /// Posted after a scene became active.
  public static let didActivateNotification = name("DidActivate")
  /// Posted before a scene becomes inactive.
  public static let willDeactivateNotification = name("WillDeactivate")
  /// Posted before a scene leaves the background.
  public static let willEnterForegroundNotification = name("WillEnterForeground")
  /// Posted after a scene entered the background.
  public static let didEnterBackgroundNotification = name("DidEnterBackground")
}

/// The persistent part of a scene.
open class UISceneSession: NSObject {
  /// The kind of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene of windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A scene on another display.
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay"
    )
  }

  open var role: Role { .windowApplication }
  open var persistentIdentifier: String { "" }
  open var scene: UIScene? { nil }
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]?
  /// The classes and the storyboard of the scene.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// The classes and the storyboard of a scene.
open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// A URL that a scene opens.
open class UIOpenURLContext: NSObject {
  /// The URL to open.
  public let url: URL

  init(url: URL) { self.url = url }
}

/// Called during the life of a scene.
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Called during the life of a scene with windows.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// The window of a scene that shows a storyboard; classes that show one store it themselves.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// An instance of an app's interface: windows that are shown together.
///
/// A window without a scene joins that of the windows on its screen when its scene is first read.
open class UIWindowScene: UIScene {
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private var members: [WeakWindow] = []

  /// Creates a scene without windows.
  public override init() { super.init() }

  /// The windows of the scene that still exist, in the order in which they joined.
  open var windows: [UIWindow] { members.compactMap(\.window) }

  /// The screen of the scene's first window.
  open var screen: UIScreen { windows.first?.screen ?? .main }

  /// The visible window of the scene.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  func insert(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    members.append(WeakWindow(window: window))
  }

  func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
  }
}

/// The place and the size of a scene.
open class UIStatusBarManager: NSObject {
  private let screen: UIScreen

  init(_ screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  /// The rectangle of the status bar.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
  }

  /// Whether the status bar is hidden, as it is on a screen without space for it.
  open var isStatusBarHidden: Bool { screen.safeAreaInsets.top == 0 }
}

extension UIWindowScene {
  /// The place of the status bar.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(screen) }
}
