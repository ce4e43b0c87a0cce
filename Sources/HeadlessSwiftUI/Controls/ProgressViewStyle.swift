/// A way to show progress.
public protocol ProgressViewStyle: Sendable {
  /// The kind of the style, which the views of this module know.
  var kind: ProgressStyleKind { get }
}

/// The kinds in which progress is shown.
public enum ProgressStyleKind: Hashable, Sendable {
  case automatic, linear, circular
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// A bar.
  public var kind: ProgressStyleKind { .linear }
}

/// A wheel.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// A wheel.
  public var kind: ProgressStyleKind { .circular }
}

/// A bar for a value, and a wheel without one.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// What the value asks for.
  public var kind: ProgressStyleKind { .automatic }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public static var circular: CircularProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar for a value, and a wheel without one.
  public static var automatic: DefaultProgressViewStyle { .init() }
}

extension EnvironmentValues {
  private enum ProgressStyleKey: EnvironmentKey {
    static var defaultValue: ProgressStyleKind { .automatic }
  }

  var progressStyle: ProgressStyleKind {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the way to show progress in the view.
  nonisolated public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    environment(\.progressStyle, style.kind)
  }
}
