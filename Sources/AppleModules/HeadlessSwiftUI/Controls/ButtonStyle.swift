/// The parts of a button, for a style that only determines its look.
public struct ButtonStyleConfiguration {
  /// The meaning of the button.
  public let role: ButtonRole?
  /// The label.
  public let label: AnyView
  /// Whether it is pressed, which a button on a screen at rest never is.
  public let isPressed: Bool
}

/// The parts of a button, for a style that also determines when it acts.
public struct PrimitiveButtonStyleConfiguration {
  /// The meaning of the button.
  public let role: ButtonRole?
  /// The label.
  public let label: AnyView
  let action: @MainActor () -> Void

  /// Performs the button's action.
  @MainActor
  public func trigger() { action() }
}

/// A style of a button that does not change its action.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  /// The view that the style makes of a button.
  associatedtype Body: View

  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the button.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A style of a button that also triggers its action.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  /// The view that the style makes of a button.
  associatedtype Body: View

  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the button.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    StyledView(self, configuration) { $0.makeBody(configuration: $1) }.erased
  }
}

/// Adapts a style of a program: the button acts on a tap.
private struct AppliedButtonStyle<Style: ButtonStyle> {
  let style: ConnectedStyle<Style>
}

extension AppliedButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    style.value.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role,
        label: configuration.label,
        isPressed: false
      )
    )
    .modifier(ButtonModifier(background: nil, role: configuration.role, isOfSystem: false))
  }
}

/// The label in the tint, without a background: the default style of a button outside a list.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(TintedButton(configuration.role, background: nil))
  }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ButtonModifier(background: nil, role: configuration.role))
  }
}

/// The label in the tint on gray.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the label on gray.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(TintedButton(configuration.role, background: .gray))
  }
}

/// The label in white on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the label on the tint.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(TintedButton(configuration.role, background: .filled))
  }
}

/// The style of a button for its place.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint, without a background.
  nonisolated public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  nonisolated public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in the tint on gray.
  nonisolated public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in white on the tint.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style of a button for its place.
  nonisolated public static var automatic: DefaultButtonStyle { .init() }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: any PrimitiveButtonStyle { DefaultButtonStyle() }
  }

  var buttonStyle: any PrimitiveButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of buttons in the view.
  nonisolated public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    environment(\.buttonStyle, style)
  }

  /// Sets the style of buttons in the view.
  nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    transformEnvironment(\.buttonStyle) {
      $0 = AppliedButtonStyle(style: ConnectedStyle(value: style))
    }
  }
}
