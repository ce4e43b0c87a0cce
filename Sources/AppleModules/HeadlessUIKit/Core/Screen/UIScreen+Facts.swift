public import Foundation

extension UIScreen {
  /// The screens of the device.
  public static var screens: [UIScreen] { [main] }
  /// The maximum frame rate of the screen.
  public var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is being recorded, which it is not.
  public var isCaptured: Bool { false }
  /// The brightness of the screen, 0 to 1; without effect here.
  public var brightness: CGFloat {
    get { 0.5 }
    set { _ = newValue }
  }

  private static func name(_ name: String) -> Notification.Name {
    Notification.Name("UIScreen\(name)Notification")
  }
  /// UIKit's value of this name.
  public static let didConnectNotification = name("DidConnect")
  /// UIKit's value of this name.
  public static let didDisconnectNotification = name("DidDisconnect")
  /// UIKit's value of this name.
  public static let modeDidChangeNotification = name("ModeDidChange")
  /// UIKit's value of this name.
  public static let brightnessDidChangeNotification = name("BrightnessDidChange")
  /// UIKit's value of this name.
  public static let capturedDidChangeNotification = name("CapturedDidChange")
}
