public import Foundation

/// A task that continues while the app is in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The outcome of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  case newData, noData, failed
}

/// Called during the life of the app.
public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// The default implementation of UIKit's method.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
  /// Whether the app is active, which it always is.
  public enum State: Int, Hashable, Sendable {
    case active, inactive, background
  }

  /// The reason why the app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL that the app was launched to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The quick action with which the app was launched.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey"
    )
  }

  /// A fact about a URL that another app asks this one to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of the app that asks.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    /// Values from the app that asks.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey"
    )
    /// Whether the app copies a file before it opens it.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey"
    )
  }

  /// An option for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Opens a universal link only in an app that supports it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// Whether the app is active, which it always is.
  public var applicationState: State { .active }

  /// The scenes of the windows that are shown.
  public var connectedScenes: Set<UIScene> { Set(windows.compactMap(\.windowScene)) }

  /// Opens a URL; does nothing here.
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  /// Whether a URL can be opened, which is never so here.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Begins a task that continues in the background.
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Begins a task that continues in the background.
  public func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// The interface orientations used where neither a controller nor the delegate decides.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }

  /// Ends a task.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Starts the delivery of media-key events.
  public func beginReceivingRemoteControlEvents() {}

  /// The address of the app's settings.
  public static let openSettingsURLString = "app-settings:"

  private static func name(_ name: String) -> Notification.Name {
    Notification.Name("UIApplication\(name)Notification")
  }
  /// Posted after the app became active.
  public static let didBecomeActiveNotification = name("DidBecomeActive")
  /// Posted before the app becomes inactive.
  public static let willResignActiveNotification = name("WillResignActive")
  /// Posted after the app entered the background.
  public static let didEnterBackgroundNotification = name("DidEnterBackground")
  /// Posted before the app leaves the background.
  public static let willEnterForegroundNotification = name("WillEnterForeground")
  /// Posted before the app terminates.
  public static let willTerminateNotification = name("WillTerminate")
  /// Posted after the launch of the app.
  public static let didFinishLaunchingNotification = name("DidFinishLaunching")
  /// Posted when memory is short.
  public static let didReceiveMemoryWarningNotification = name("DidReceiveMemoryWarning")
  /// Posted at a significant change of the time, such as midnight.
  public static let significantTimeChangeNotification = name("SignificantTimeChange")
  /// Posted after the person took a screenshot.
  public static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
}

extension UIApplicationDelegate {
  /// The window of the app: the delegate's `window` property.
  ///
  /// It is doubly optional, like an optional requirement of UIKit with an optional value.
  public var window: UIWindow?? {
    let found = Mirror(reflecting: self).children.first { $0.label == "window" }
    return found.map { $0.value as? UIWindow }
  }
}
