/// An editable line of text.
public struct TextField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  var isSecure = false
  var growsDown = false
}

extension TextField: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension TextField where Label == Text {
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

extension TextField: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] {
    let title = prompt ?? (label as? Text)
    let styled = TextField<_TextFieldStyleLabel>(
      text: text,
      prompt: title,
      label: _TextFieldStyleLabel(content: label.erased),
      isSecure: isSecure,
      growsDown: growsDown
    )
    if let items = place.styledField(styled) { return items }
    return [
      FieldContent(
        text: text.wrappedValue,
        placeholder: title?.string,
        isSecure: isSecure,
        growsDown: growsDown
      )
      .item(isSecure ? "SecureField" : "TextField", in: place.environment)
    ]
  }
}
