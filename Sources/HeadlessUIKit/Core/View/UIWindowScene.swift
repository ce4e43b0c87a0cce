/// An instance of an app's interface: windows that are shown together.
///
/// A window that was given no scene makes one of its own when it is asked for it.
open class UIWindowScene: UIResponder {
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private var members: [WeakWindow] = []

  /// Creates a scene without windows.
  public override init() { super.init() }

  /// The windows of the scene that there still are, in the order in which they came.
  open var windows: [UIWindow] { members.compactMap(\.window) }

  /// The screen of the scene's first window.
  open var screen: UIScreen { windows.first?.screen ?? .main }

  /// The window of the scene that is shown.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  func insert(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    members.append(WeakWindow(window: window))
  }

  func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
  }
}
