import Foundation

/// The windows that the current thread has shown, in their order; held weakly.
final class ShownWindows {
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private var members: [WeakWindow] = []

  private init() {}

  static var current: ShownWindows {
    let key = "HeadlessUIKit.ShownWindows"
    if let windows = Thread.current.threadDictionary[key] as? ShownWindows { return windows }
    let windows = ShownWindows()
    Thread.current.threadDictionary[key] = windows
    return windows
  }

  var windows: [UIWindow] { members.compactMap(\.window) }

  func insert(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    members.append(WeakWindow(window: window))
  }
}
