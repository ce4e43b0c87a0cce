/// The parts of a progress view, for its style.
public struct ProgressViewStyleConfiguration {
  /// The completed fraction, from 0 to 1; `nil` if unknown.
  public let fractionCompleted: Double?
  /// The label; `nil` for none.
  public let label: AnyView?
  /// The label of the current value; `nil` for none.
  public let currentValueLabel: AnyView?
}

/// A style of a progress view.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
  /// The view that the style makes.
  associatedtype Body: View

  /// The parts of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the progress view.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    StyledView(self, configuration) { $0.makeBody(configuration: $1) }.erased
  }
}

/// A bar below its label, with the label of the value below it.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  nonisolated public init() { tint = nil }

  /// Creates the style with a tint.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Returns the bar.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      ProgressBar(share: configuration.fractionCompleted ?? 0, tint: tint)
      configuration.currentValueLabel.font(.caption).systemForeground(.secondary)
    }
  }
}

/// A wheel above its label.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  nonisolated public init() { tint = nil }

  /// Creates the style with a tint.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Returns the wheel.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      ActivityWheel(tint: tint)
      configuration.label.systemForeground(.secondary)
      configuration.currentValueLabel.font(.caption).systemForeground(.secondary)
    }
  }
}

/// A bar for a value, and a spinner without one.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the bar or the wheel.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  nonisolated public static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  nonisolated public static var circular: CircularProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar for a value, and a spinner without one.
  nonisolated public static var automatic: DefaultProgressViewStyle { .init() }
}

extension EnvironmentValues {
  private enum ProgressStyleKey: EnvironmentKey {
    static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
  }

  var progressStyle: any ProgressViewStyle {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of progress views in the view.
  nonisolated public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    environment(\.progressStyle, style)
  }
}
