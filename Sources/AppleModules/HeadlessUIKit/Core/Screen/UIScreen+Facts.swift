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
  /// Posted after a screen was connected.
  public static let didConnectNotification = name("DidConnect")
  /// Posted after a screen was disconnected.
  public static let didDisconnectNotification = name("DidDisconnect")
  /// Posted after the mode of a screen changed.
  public static let modeDidChangeNotification = name("ModeDidChange")
  /// Posted after the brightness of a screen changed.
  public static let brightnessDidChangeNotification = name("BrightnessDidChange")
  /// Posted after recording of a screen began or ended.
  public static let capturedDidChangeNotification = name("CapturedDidChange")
}
