import Foundation

/// A value in a range, with its label.
public struct Gauge<Label: View, CurrentValueLabel: View> {
  private let value: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// Creates a gauge whose value is shown in words.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    self.value = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }
}

extension Gauge where CurrentValueLabel == EmptyView {
  /// Creates a gauge.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }
}

extension Gauge: View {
  /// The label above a bar with the value below it, as the linear style has it on iOS.
  public var body: some View {
    VStack(spacing: 4) {
      label
      ProgressView(value: min(max(value, 0), 1))
      currentValueLabel.font(.footnote)
    }
  }
}

/// A look of a gauge.
public protocol GaugeStyle {
  /// Whether the style is the one that is drawn.
  var isDrawn: Bool { get }
}

extension GaugeStyle {
  /// It is not: gauges are bars here.
  public var isDrawn: Bool { false }
}

/// The look for the place: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the look.
  nonisolated public init() {}
  /// It is drawn.
  public var isDrawn: Bool { true }
}

/// A bar.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the look.
  nonisolated public init() {}
  /// It is drawn.
  public var isDrawn: Bool { true }
}

/// A ring with a point at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the look.
  nonisolated public init() {}
}

/// A ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the look.
  nonisolated public init() {}
}

/// A bar with a point at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the look.
  nonisolated public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The look for the place.
  nonisolated public static var automatic: DefaultGaugeStyle { .init() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring with a point at the value.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled up to the value.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    .init()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a point at the value.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

extension View {
  /// Sets the look of gauges in the view: a look that is no bar is drawn as one, and reported.
  nonisolated public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    let message = "gaugeStyle(\(type(of: style))): the gauge is drawn as a bar."
    return modifier(MessageModifier(message: style.isDrawn ? nil : message))
  }
}
