/// A field for a password, which is shown as dots.
public struct SecureField<Label> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
}

extension SecureField: View where Label: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension SecureField where Label == Text {
  /// Creates a field with a localization key, which is shown while it is empty.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with a string that is shown while it is empty.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }
}

extension SecureField: PrimitiveView where Label: View {
  func items(in place: BuildPlace) -> [LayoutItem] {
    TextField<Label>(text: text, prompt: prompt, label: label, isSecure: true).items(in: place)
  }
}
