public import Foundation

extension UIApplication {
  /// The windows that the screen has shown, in order; outside a screen, those of the thread.
  public var windows: [UIWindow] { ShownWindows.current.windows }

  /// The last visible window.
  public var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }

  /// The rectangle of the status bar on the current screen.
  public var statusBarFrame: CGRect {
    UIWindowScene().statusBarManager?.statusBarFrame ?? .zero
  }

  /// Whether the current screen has no status bar.
  public var isStatusBarHidden: Bool {
    get { statusBarFrame.height == 0 }
    set { _ = newValue }
  }

  /// The color of the status bar's texts; pictures show no status bar of the system.
  public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set { _ = newValue }
  }

  /// The orientation of the interface.
  public var statusBarOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(UIScreen.main.bounds.size)
  }

  /// The object that is called during the life of the app; a test calls its own.
  public var delegate: (any UIApplicationDelegate)? {
    get { nil }
    set { _ = newValue }
  }

  /// Whether the device stays awake; it never sleeps here.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Whether the status bar shows network activity; pictures show no status bar of the system.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set { _ = newValue }
  }

  /// The quick actions of the app's icon; there is no icon here.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set { _ = newValue }
  }

  /// The minimum interval of background fetches that the system allows.
  public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

  /// The interval that disables background fetches.
  public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

  /// Does nothing: nothing is called in the background.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Whether the app may be called in the background, which it is not here.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }

  /// The number on the app's icon; there is no icon here.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set { _ = newValue }
  }

  /// Whether the app's icon can be replaced; there is no icon here.
  public var supportsAlternateIcons: Bool { false }

  /// The name of the app's alternate icon, always `nil`.
  public var alternateIconName: String? { nil }

  /// Replaces the app's icon; there is no icon here.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  /// The remaining seconds in the background.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Whether files that are protected can be read.
  public var isProtectedDataAvailable: Bool { true }

  /// Whether the app receives remote notifications, which it does not.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Requests remote notifications; none arrive here.
  public func registerForRemoteNotifications() {}

  /// Stops remote notifications.
  public func unregisterForRemoteNotifications() {}

  /// Stops the delivery of touches to the app; tests send touches to windows.
  public func beginIgnoringInteractionEvents() {}

  /// Allows touches to reach the app again.
  public func endIgnoringInteractionEvents() {}

  /// Opens a URL; does nothing here.
  @discardableResult
  public func openURL(_ url: URL) -> Bool { false }

  /// The address of the settings of the app's notifications.
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  private static func name(_ name: String) -> Notification.Name {
    Notification.Name("UIApplication\(name)Notification")
  }
  /// Posted before the orientation of the status bar changes.
  public static let willChangeStatusBarOrientationNotification = name(
    "WillChangeStatusBarOrientation"
  )
  /// Posted after the orientation of the status bar changed.
  public static let didChangeStatusBarOrientationNotification = name(
    "DidChangeStatusBarOrientation"
  )
  /// Posted after the frame of the status bar changed.
  public static let didChangeStatusBarFrameNotification = name("DidChangeStatusBarFrame")
  /// Posted before the frame of the status bar changes.
  public static let willChangeStatusBarFrameNotification = name("WillChangeStatusBarFrame")
  /// Posted after the setting for background refreshes changed.
  public static let backgroundRefreshStatusDidChangeNotification = name(
    "BackgroundRefreshStatusDidChange"
  )
  /// Posted after protected files became accessible.
  public static let protectedDataDidBecomeAvailableNotification = name(
    "ProtectedDataDidBecomeAvailable"
  )
  /// Posted before protected files become inaccessible.
  public static let protectedDataWillBecomeUnavailableNotification = name(
    "ProtectedDataWillBecomeUnavailable"
  )
}

/// Whether an app may be called in the background.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  case restricted, denied, available
}
