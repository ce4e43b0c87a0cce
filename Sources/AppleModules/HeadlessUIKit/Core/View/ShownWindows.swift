import DynamicType
import Foundation

/// The windows that the code of a screen, or else of the current thread, has shown, in order; references are
/// weak.
///
/// `@unchecked Sendable`: a lock guards the list. The windows belong to the task of their screen, and other
/// tasks do not access this list.
package final class ShownWindows: @unchecked Sendable {
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private let lock = NSLock()
  private var members: [WeakWindow] = []

  /// Creates an empty list.
  package init() {}

  static var current: ShownWindows {
    if let ofScreen = ScreenContext.current.windows { return ofScreen }
    let key = "HeadlessUIKit.ShownWindows"
    if let windows = Thread.current.threadDictionary[key] as? ShownWindows { return windows }
    let windows = ShownWindows()
    Thread.current.threadDictionary[key] = windows
    return windows
  }

  var windows: [UIWindow] { lock.withLock { members.compactMap(\.window) } }

  /// Adds a window at the front.
  package func insert(_ window: UIWindow) {
    lock.withLock {
      members.removeAll { $0.window == nil || $0.window === window }
      members.append(WeakWindow(window: window))
    }
  }

  /// The scene of the windows shown on a screen, which a window without a scene joins.
  func scene(on screen: UIScreen) -> UIWindowScene? {
    windows.first { $0.screen === screen && $0.hasScene }?.windowScene
  }
}
