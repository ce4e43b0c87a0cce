public import Foundation

extension Slider {
  /// Creates a slider for a range with a step, with a label that is only read aloud.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label)
  }
}

extension Stepper {
  /// Creates a stepper of a number without limits.
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(onIncrement: {}, onDecrement: {}, label: label)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper for a number without limits, with a localization key.
  nonisolated public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    step: Value.Stride = 1
  ) {
    self.init(onIncrement: {}, onDecrement: {}) { Text(titleKey) }
  }

  /// Creates a stepper for a number without limits, with a string that is not localized.
  @_disfavoredOverload
  nonisolated public init<Value: Strideable>(
    _ title: some StringProtocol,
    value: Binding<Value>,
    step: Value.Stride = 1
  ) {
    self.init(onIncrement: {}, onDecrement: {}) { Text(title) }
  }

  /// Creates a stepper of two actions, with a localization key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.init(onIncrement: onIncrement, onDecrement: onDecrement) { Text(titleKey) }
  }
}

extension Stepper {
  /// Creates a stepper with two actions, whose label comes first.
  nonisolated public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(onIncrement: onIncrement, onDecrement: onDecrement, label: label)
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value with a formatter, with a prompt.
  nonisolated public init<Value>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    formatter: Formatter,
    prompt: Text?
  ) {
    let text = Binding<String>(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { _ in }
    )
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text of a formatted value with a localization key.
  nonisolated public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Format.FormatInput,
    format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(content: { Text(verbatim: format.format(value)) }, label: { Text(titleKey) })
  }

  /// Creates a formatted value with a label that is not localized.
  @_disfavoredOverload
  nonisolated public init<Format: FormatStyle>(
    _ title: some StringProtocol,
    value: Format.FormatInput,
    format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension SecureField where Label: View {
  /// Creates a field with a label, which is shown while the field is empty.
  nonisolated public init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label())
  }
}

extension SecureField where Label == Text {
  /// Creates a field with an action for the end of editing, with a localization key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }
}
