import Foundation
import HeadlessUIKit

/// The state of a host during layout: the position on the screen, the safe area, and the messages about views
/// that are not shown as on a device.
final class HostState {
  /// The origin of the item that is being placed, in the coordinates of the screen.
  var origin = CGPoint.zero

  /// The safe area in which the item is placed.
  var safeArea = SafeArea()

  /// The named coordinate spaces around the item that is placed, the innermost last.
  var spaces: [NamedSpace] = []

  /// The number of computed sizes, guides and positions: the cost of a layout, apart from time.
  var layoutWork = 0

  /// The number of lines broken for measuring text.
  var measuredLines = 0

  /// The frames on the screen of named views.
  var sources: [AnyHashable: CGRect] = [:]

  /// The tasks that views have started.
  let tasks = ScreenTasks()

  private(set) var messages: [String] = []

  /// Adds a message, once.
  func report(_ message: String) {
    if !messages.contains(message) { messages.append(message) }
  }

  /// Discards the messages and the shared frames of an earlier layout.
  func forgetLayout() {
    messages = []
    sources = [:]
  }
}

/// The coordinates of a named view.
struct NamedSpace {
  let name: AnyHashable
  /// The frame of the view on the screen.
  let frame: CGRect
}

extension EnvironmentValues {
  /// The host of the tree; `nil` outside one.
  var host: HostState? {
    // Only the setter sets the owner.
    get { owner.map { unsafeDowncast($0, to: HostState.self) } }
    set { owner = newValue }
  }

  /// Reports that a view is not shown as on a device.
  func report(_ message: String) { host?.report(message) }
}
