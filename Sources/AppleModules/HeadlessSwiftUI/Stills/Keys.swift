public import Foundation
public import class HeadlessUIKit.NSUserActivity

/// A key press, and how a program handled it.
public struct KeyPress: Sendable {
  /// The key.
  public let key: KeyEquivalent

  /// The moments of a press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key is pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key is released.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a view took the key.
  public enum Result: Hashable, Sendable {
    /// The view took it.
    case handled
    /// Others may handle the key.
    case ignored
  }
}

extension View {
  /// Runs an action when a key is pressed, which does not happen on a still screen.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  /// Continues an activity of another device, of which a still screen has none.
  nonisolated public func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Sets the storage of the app's values; here they stay in memory.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}

/// The transition to a screen, which a still screen does not show.
public protocol NavigationTransition {}

/// The system's transition.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the way.
  nonisolated public init() {}
}

/// A zoom from another view.
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The system's transition.
  nonisolated public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A zoom from another view.
  nonisolated public static func zoom(
    sourceID: some Hashable,
    in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { .init() }
}

extension View {
  /// Sets the transition to the screen, which a still screen does not show.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }

  /// Marks the view as the source of a zoom transition, which a still screen does not show.
  nonisolated public func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some View { self }
}

/// The container to which a background belongs.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A screen of a stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")

  /// A tab.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")

  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
  /// Sets a style as the background of the container around the view.
  ///
  /// In the preview of a widget it fills the widget. Elsewhere it is drawn only behind the view, which a
  /// message reports.
  nonisolated public func containerBackground<Style: ShapeStyle>(
    _ style: Style,
    for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(ContainerBackgroundModifier(background: StyleView(style)))
  }

  /// Sets a view as the background of the container around the view.
  ///
  /// In the preview of a widget it fills the widget. Elsewhere it is drawn only behind the view, which a
  /// message reports.
  nonisolated public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(ContainerBackgroundModifier(background: content(), alignment: alignment))
  }

  /// Disables the clipping of a scroll view; the content is still clipped here, which is reported.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(
      MessageModifier(message: disabled ? "scrollClipDisabled: the content is cut off." : nil)
    )
  }
}
