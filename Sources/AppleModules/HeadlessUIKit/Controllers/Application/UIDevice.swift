public import DynamicType
public import Foundation

/// The device: that of the current screen.
public final class UIDevice: NSObject, Sendable {
  /// The state of the battery.
  public enum BatteryState: Int, Hashable, Sendable {
    case unknown, unplugged, charging, full
  }

  /// The device of the current screen.
  public static let current = UIDevice()

  private override init() { super.init() }

  /// The kind of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  /// The name of the device.
  public var name: String { model }

  /// The model.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The model in the person's language.
  public var localizedModel: String { model }

  /// The name of the system.
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  /// The version of the system with its minor number, as devices report it: `26.0`.
  public var systemVersion: String {
    let version = UIScreen.main.traitCollection.systemVersion.map { "\($0)" } ?? ""
    return version.isEmpty || version.contains(".") ? version : version + ".0"
  }

  /// The orientation of the device.
  ///
  /// A device that is turned to one side turns its interface to the other, so the names of the two are
  /// opposite (documentation of `UIInterfaceOrientation`).
  public var orientation: UIDeviceOrientation {
    UIInterfaceOrientation(UIScreen.main.bounds.size) == .landscapeLeft
      ? .landscapeRight : .portrait
  }

  /// The identifier of the device for the vendor's apps, always `nil`.
  public var identifierForVendor: UUID? { nil }

  /// Whether the device supports multitasking.
  public var isMultitaskingSupported: Bool { true }
  /// Whether changes of the device's orientation are reported, which they are not here.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// The charge of the battery from 0 to 1; -1 if unknown, as it is here.
  public var batteryLevel: Float { -1 }
  /// The state of the battery, which is unknown here.
  public var batteryState: BatteryState { .unknown }

  /// Does nothing.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Does nothing.
  public func playInputClick() {}

  /// Posted after the device was rotated.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
  /// Posted after the charge of the battery changed.
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification"
  )
}
