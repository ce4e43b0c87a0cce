import Foundation

/// A value in a range, with its label.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View> {
  @Environment(\.gaugeStyle) private var style
  private let configuration: GaugeStyleConfiguration

  nonisolated private init<Value: BinaryFloatingPoint>(
    _ value: Value,
    _ bounds: ClosedRange<Value>,
    _ label: AnyView,
    _ current: AnyView? = nil,
    _ minimum: AnyView? = nil,
    _ maximum: AnyView? = nil
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let share = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    configuration = GaugeStyleConfiguration(
      value: min(max(share, 0), 1),
      label: label,
      currentValueLabel: current,
      minimumValueLabel: minimum,
      maximumValueLabel: maximum
    )
  }

  /// Creates a gauge with labels for the value and for both ends.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value,
      bounds,
      label().erased,
      currentValueLabel().erased,
      minimumValueLabel().erased,
      maximumValueLabel().erased
    )
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with a label for the value.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label().erased, currentValueLabel().erased)
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// Creates a gauge.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label().erased)
  }
}

extension Gauge: View {
  /// The gauge in the look of its place.
  public var body: some View { style.erasedBody(configuration) }
}
