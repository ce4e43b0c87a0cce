import HeadlessUIKit

/// Two buttons that increase and decrease a number, with a label.
public struct Stepper<Label: View> {
  @Environment(\.hidesLabels) private var hidesLabels
  private let label: Label

  /// Creates a stepper of two actions.
  nonisolated public init(
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a stepper of a number in a range.
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension Stepper: View {
  /// The label at the leading edge, the buttons at the trailing one.
  public var body: some View {
    if hidesLabels {
      StepperView()
    } else {
      HStack {
        SubtitledLabel(label: label.erased)
        Spacer()
        StepperView()
      }
    }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper for a number in a range with a localization key.
  nonisolated public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }
}

private struct StepperView: View, PrimitiveView {
  typealias Body = Never

  func items(in place: BuildPlace) -> [LayoutItem] {
    [UIKitItem(UIStepper(), "Stepper", growing: [], place.environment)]
  }
}
