public import Foundation

extension TextField {
  /// Creates a field with a label, which is shown while the field is empty.
  nonisolated public init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label())
  }

  /// Creates a field with a label that grows along an axis.
  ///
  /// A field that grows vertically has as many lines as its text, within the line limits.
  nonisolated public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label(), growsDown: axis == .vertical)
  }
}

extension TextField where Label == Text {
  /// Creates a field that grows along an axis, with a localization key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(text: text, prompt: prompt, label: Text(titleKey), growsDown: axis == .vertical)
  }

  /// Creates a field that grows along an axis, with a string that is not localized.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(text: text, prompt: prompt, label: Text(title), growsDown: axis == .vertical)
  }

  /// Creates a field for a formatted value, with a localization key.
  nonisolated public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let text = Binding<String>(
      get: { format.format(value.wrappedValue) },
      set: { new in
        if let parsed = try? format.parseStrategy.parse(new) { value.wrappedValue = parsed }
      }
    )
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for an optional formatted value.
  nonisolated public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput?>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let text = Binding<String>(
      get: { value.wrappedValue.map { format.format($0) } ?? "" },
      set: { value.wrappedValue = try? format.parseStrategy.parse($0) }
    )
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for a value with a formatter.
  nonisolated public init<Value>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    formatter: Formatter
  ) {
    let text = Binding<String>(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { _ in }
    )
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }

  /// Creates a field that reports editing, with a localization key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }

  /// Creates a field with an action for the end of editing, with a localization key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }
}
