/// The label in the tint on glass, which is drawn as gray.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the label on gray.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
      .modifier(MessageModifier(message: "The glass of a button is drawn as a gray background."))
  }
}

/// The label in white on tinted glass, which is drawn as the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the label on the tint.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
      .modifier(MessageModifier(message: "The glass of a button is drawn as its tint."))
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label in the tint on glass.
  nonisolated public static var glass: GlassButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label in white on glass in the tint.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { .init() }
}
