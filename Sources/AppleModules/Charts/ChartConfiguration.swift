public import Foundation
public import HeadlessSwiftUI

/// The settings of charts in a view.
struct ChartConfiguration {
  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
  }

  struct AxisSettings {
    var visibility = Visibility.automatic
    var content: (any AxisContent)?
    var labels: [AxisTitle] = []
    var scale = ScaleSettings()
    var visibleLength: Double?
    var start: _PlotValue?
  }

  struct AxisTitle {
    var position: AnnotationPosition
    var alignment: Alignment?
    var spacing: CGFloat?
    var view: AnyView
  }

  struct ScaleSettings {
    var values: [_PlotValue] = []
    var includesZero: Bool?
    var isReversed = false
    var padding: ClosedRange<Double> = 0...0
  }

  struct StyleScale {
    var domain: [_PlotValue]?
    var range: [AnyShapeStyle] = []
    var mapping: ((_PlotValue) -> AnyShapeStyle?)?
  }

  var x = AxisSettings()
  var y = AxisSettings()
  var legend = Legend()
  var colors = StyleScale()
  var plotStyle: ((AnyView) -> AnyView)?
  var backgrounds: [(ChartProxy) -> AnyView] = []
  var overlays: [(ChartProxy) -> AnyView] = []
}

extension EnvironmentValues {
  private enum ChartKey: EnvironmentKey {
    static var defaultValue: ChartConfiguration { ChartConfiguration() }
  }

  var chart: ChartConfiguration {
    get { self[ChartKey.self] }
    set { self[ChartKey.self] = newValue }
  }
}

/// Facts about a chart for views over it and behind it.
public struct ChartProxy {
  let x: ChartScale?
  let y: ChartScale?
  /// The size of the part with the marks.
  public let plotSize: CGSize
  /// The place of the part with the marks, which no anchor describes here.
  public var plotFrame: Anchor<CGRect>? { nil }

  /// Returns the point of a value on the x axis, from the start of the part with the marks.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    x?.point(of: value.plotValue, plotSize.width).map { CGFloat($0) }
  }

  /// Returns the point of a value on the y axis, from the top of the part with the marks.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    y?.point(of: value.plotValue, plotSize.height).map { plotSize.height - CGFloat($0) }
  }

  /// Returns the point of two values.
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the value of the x axis at a point.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    x?.value(at: position, plotSize.width).flatMap { P.value(of: $0) }
  }

  /// Returns the value of the y axis at a point.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    y?.value(at: plotSize.height - position, plotSize.height).flatMap { P.value(of: $0) }
  }
}

/// The values of an axis.
public protocol ScaleDomain {
  /// The values and how they lie.
  var _settings: _ScaleDomainSettings { get }
}

/// The values of an axis and how they lie.
public struct _ScaleDomainSettings {
  var values: [_PlotValue] = []
  var includesZero: Bool?
  var isReversed = false
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The ends of the range.
  public var _settings: _ScaleDomainSettings {
    _ScaleDomainSettings(values: [lowerBound.plotValue, upperBound.plotValue])
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The values in their order.
  public var _settings: _ScaleDomainSettings { _ScaleDomainSettings(values: map(\.plotValue)) }
}

/// The values of the data.
public struct AutomaticScaleDomain: ScaleDomain {
  /// The values and how they lie.
  public let _settings: _ScaleDomainSettings
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values of the data.
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// The values of the data, with zero or without it.
  public static func automatic(
    includesZero: Bool? = nil,
    reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _settings: _ScaleDomainSettings(includesZero: includesZero, isReversed: reversed ?? false)
    )
  }
}

/// The lengths on which the values of an axis lie.
public struct PlotDimensionScaleRange: Sendable {
  let padding: ClosedRange<Double>

  /// The whole length of the plot.
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension() }

  /// The length of the plot without room on both sides.
  public static func plotDimension(padding: CGFloat = 0) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  /// The length of the plot without room on either side.
  public static func plotDimension(
    startPadding: CGFloat = 0,
    endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(padding: startPadding...max(startPadding, endPadding))
  }
}

/// The kind of an axis.
public struct ScaleType: Hashable, Sendable {
  private let name: String
  /// Names.
  public static let category = ScaleType(name: "category")
  /// Numbers at equal distances.
  public static let linear = ScaleType(name: "linear")
  /// Dates.
  public static let date = ScaleType(name: "date")
}

/// The places where a chart that scrolls comes to rest.
public protocol ChartScrollTargetBehavior {}

/// Values at which a chart that scrolls comes to rest.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// The values at which a long scroll ends.
  public enum MajorAlignment: Sendable {
    case page
    case matching(DateComponents)
    case unit(Double)

    /// Multiples of a number.
    public static func unit<P: BinaryInteger>(_ unit: P) -> MajorAlignment { .unit(Double(unit)) }
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Dates that match components.
  public static func valueAligned(
    matching components: DateComponents,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorAlignment? = nil
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }

  /// Multiples of a number.
  public static func valueAligned<P: BinaryInteger>(
    unit: P,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorAlignment? = nil
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
}
