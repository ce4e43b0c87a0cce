import HeadlessUIKit

/// The parts of a switch, for its style.
public struct ToggleStyleConfiguration {
  /// The label.
  public let label: AnyView
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether some of the represented values are on and some are off.
  public var isMixed: Bool { false }
}

/// A style of a switch.
@MainActor
@preconcurrency
public protocol ToggleStyle {
  /// The view that the style makes of a switch.
  associatedtype Body: View

  /// The parts of a switch.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the switch.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    StyledView(self, configuration) { $0.makeBody(configuration: $1) }.erased
  }
}

/// The label at the leading edge, the switch at the trailing one.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style.
  nonisolated public init() { tint = nil }

  /// Creates the style with a tint.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Returns the label with the switch.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledSwitch(isOn: configuration.$isOn, label: configuration.label, tint: tint)
  }
}

private struct LabeledSwitch: View {
  @Environment(\.hidesLabels) private var hidesLabels
  let isOn: Binding<Bool>
  let label: AnyView
  let tint: Color?

  var body: some View {
    let control = SwitchView(isOn: isOn, color: tint)
    if hidesLabels {
      control
    } else {
      HStack {
        SubtitledLabel(label: label)
        Spacer()
        control
      }
    }
  }
}

/// A button that is filled while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the label as a button.
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    Button(action: { configuration.isOn = !isOn }) { configuration.label }
      .modifier(OnLook(isOn: isOn))
  }
}

private struct OnLook: ViewModifier {
  let isOn: Bool

  nonisolated init(isOn: Bool) { self.isOn = isOn }

  func body(content: Content) -> some View {
    if isOn {
      content.buttonStyle(.bordered)
    } else {
      content.buttonStyle(.borderless)
    }
  }
}

/// The default style of a toggle: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the label with the switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The label at the leading edge, the switch at the trailing one.
  nonisolated public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is filled while it is on.
  nonisolated public static var button: ButtonToggleStyle { .init() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style for the place.
  nonisolated public static var automatic: DefaultToggleStyle { .init() }
}

extension EnvironmentValues {
  private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: any ToggleStyle { DefaultToggleStyle() }
  }

  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of switches in the view.
  nonisolated public func toggleStyle(_ style: some ToggleStyle) -> some View {
    environment(\.toggleStyle, style)
  }
}
