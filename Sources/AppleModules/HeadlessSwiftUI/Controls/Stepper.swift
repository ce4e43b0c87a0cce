import HeadlessUIKit

/// Two buttons that increase and decrease a number, with a label.
public struct Stepper<Label: View> {
  @Environment(\.hidesLabels) private var hidesLabels
  private let label: Label
  private let directions: StepperDirections

  /// Creates a stepper of two actions; a button without one is disabled.
  nonisolated public init(
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    directions = StepperDirections(up: onIncrement != nil, down: onDecrement != nil)
  }

  /// Creates a stepper of a number in a range, at whose ends a button is disabled.
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    let number = value.wrappedValue
    directions = StepperDirections(up: number < bounds.upperBound, down: number > bounds.lowerBound)
  }
}

/// The directions in which a stepper can change its value.
private struct StepperDirections {
  var up: Bool
  var down: Bool
}

extension Stepper: View {
  /// The label at the leading edge, the buttons at the trailing one.
  public var body: some View {
    if hidesLabels {
      StepperView(directions: directions)
    } else {
      HStack {
        SubtitledLabel(label: label.erased)
        Spacer()
        StepperView(directions: directions)
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

  let directions: StepperDirections

  func items(in place: BuildPlace) -> [LayoutItem] {
    let stepper = UIStepper()
    stepper.minimumValue = directions.down ? -1 : 0
    stepper.maximumValue = directions.up ? 1 : 0
    return [UIKitItem(stepper, "Stepper", growing: [], place.environment)]
  }
}
