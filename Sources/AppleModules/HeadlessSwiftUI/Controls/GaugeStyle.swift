import Foundation

/// The parts of a gauge, for its style.
public struct GaugeStyleConfiguration {
  /// The part of the range below the value, from 0 to 1.
  public let value: Double
  /// The label.
  public let label: AnyView
  /// The label of the current value; `nil` for none.
  public let currentValueLabel: AnyView?
  /// The label of the minimum; `nil` for none.
  public let minimumValueLabel: AnyView?
  /// The label of the maximum; `nil` for none.
  public let maximumValueLabel: AnyView?
}

/// A look of a gauge.
@MainActor
@preconcurrency
public protocol GaugeStyle {
  /// The view that the style makes.
  associatedtype Body: View

  /// The parts of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the gauge.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    StyledView(self, configuration) { $0.makeBody(configuration: $1) }.erased
  }
}

/// A bar between the labels of its ends, below the label and above the value, as in the linear style on iOS.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the look.
  nonisolated public init() {}

  /// Returns the bar.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        ProgressView(value: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.footnote)
    }
  }
}

/// The default style: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the look.
  nonisolated public init() {}

  /// Returns the bar.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A ring with a marker at the value, drawn as a bar.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the look.
  nonisolated public init() {}

  /// Returns the bar, with a message.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnAsBar(configuration: configuration, style: "accessoryCircular")
  }
}

/// A ring that is filled up to the value, drawn as a bar.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the look.
  nonisolated public init() {}

  /// Returns the bar, with a message.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnAsBar(configuration: configuration, style: "accessoryCircularCapacity")
  }
}

/// A bar with a marker at the value, drawn as a filled bar.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the look.
  nonisolated public init() {}

  /// Returns the bar, with a message.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnAsBar(configuration: configuration, style: "accessoryLinear")
  }
}

private struct DrawnAsBar: View {
  let configuration: GaugeStyleConfiguration
  let style: String

  var body: some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
      .modifier(MessageModifier(message: "gaugeStyle(.\(style)): the gauge is drawn as a bar."))
  }
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

extension EnvironmentValues {
  private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: any GaugeStyle { DefaultGaugeStyle() }
  }

  var gaugeStyle: any GaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of gauges in the view.
  nonisolated public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    environment(\.gaugeStyle, style)
  }
}
