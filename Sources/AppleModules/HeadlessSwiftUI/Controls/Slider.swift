import HeadlessUIKit

/// A knob on a track that selects a number.
public struct Slider<Label: View> {
  private let place: Float
  private let label: Label
  private let ends: (minimum: AnyView, maximum: AnyView)?

  /// Creates a slider of a range.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    place = length > 0 ? Float((value.wrappedValue - bounds.lowerBound) / length) : 0
    self.label = label()
    ends = nil
  }
}

extension Slider {
  /// Creates a slider for a range between views for its ends, with a label that is only read aloud.
  nonisolated public init<Value: BinaryFloatingPoint, ValueLabel: View>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    place = length > 0 ? Float((value.wrappedValue - bounds.lowerBound) / length) : 0
    self.label = label()
    ends = (minimumValueLabel().erased, maximumValueLabel().erased)
  }
}

extension Slider: View {
  /// The track with the knob between the views of its ends; the label is only read aloud.
  public var body: some View {
    if let ends {
      HStack {
        ends.minimum
        SliderView(place: place)
        ends.maximum
      }
    } else {
      SliderView(place: place)
    }
  }
}

extension Slider where Label == EmptyView {
  /// Creates a slider for a range without a label.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1
  ) {
    self.init(value: value, in: bounds) { EmptyView() }
  }

  /// Creates a slider for a range with a step.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds)
  }
}

private struct SliderView: View, PrimitiveView {
  typealias Body = Never

  let place: Float

  func items(in place: BuildPlace) -> [LayoutItem] {
    let view = UISlider()
    view.value = self.place
    return [UIKitItem(view, "Slider", growing: .horizontal, place.environment)]
  }
}
