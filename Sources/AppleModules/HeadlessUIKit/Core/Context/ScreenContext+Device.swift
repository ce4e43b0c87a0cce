package import DynamicType
import Foundation

/// The display, the windows and the time of a screen.
extension ScreenContext {
  private enum DisplayKey: ScreenContextKey {
    static var defaultValue: UIScreen { .ofProgram }
  }

  /// The screen of the device.
  package var display: UIScreen {
    get { self[DisplayKey.self] }
    set { self[DisplayKey.self] = newValue }
  }

  private enum WindowsKey: ScreenContextKey {
    static var defaultValue: ShownWindows? { nil }
  }

  /// The windows that the code of the screen has shown; `nil` for those of the thread.
  package var windows: ShownWindows? {
    get { self[WindowsKey.self] }
    set { self[WindowsKey.self] = newValue }
  }

  private enum ClockKey: ScreenContextKey {
    static var defaultValue: @Sendable () -> Date { { Date() } }
  }

  /// Returns the current time of UIKit's own texts and items; the time of the machine where none was set.
  package var clock: @Sendable () -> Date {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }
}
