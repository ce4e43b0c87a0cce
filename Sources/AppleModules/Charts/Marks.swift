public import Foundation
import HeadlessSwiftUI

extension PlottableValue {
  fileprivate static func stretch(_ start: PlottableValue, _ end: PlottableValue) -> PlotStretch {
    .from(start.point.value, to: end.point.value)
  }
}

/// A mark that draws itself.
@MainActor
protocol SingleMark: PrimitiveChartContent {
  var mark: Mark { get }
}

extension SingleMark {
  func add(to marks: inout [Mark], in style: MarkStyle) {
    var mark = mark
    mark.style = style
    marks.append(mark)
  }
}

/// A bar.
public struct BarMark {
  let mark: Mark

  /// Creates a bar for two values: the one that is a number is its length.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      shape: .bar(stacking),
      x: .point(x.point),
      y: .point(y.point),
      width: width,
      height: height
    )
  }

  /// Creates a bar between two values of the y axis.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(
      shape: .bar(.unstacked),
      x: .point(x.point),
      y: PlottableValue.stretch(yStart, yEnd),
      width: width
    )
  }

  /// Creates a bar between two values of the x axis.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(
      shape: .bar(.unstacked),
      x: PlottableValue.stretch(xStart, xEnd),
      y: .point(y.point),
      height: height
    )
  }

  /// Creates a bar of a length, one behind the other in the one row of the chart.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      shape: .bar(stacking),
      x: .point(x.point),
      y: .lengths(yStart, yEnd),
      width: width
    )
  }

  /// Creates a bar of a length, one above the other in the one column of the chart.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      shape: .bar(stacking),
      x: .lengths(xStart, xEnd),
      y: .point(y.point),
      height: height
    )
  }

  /// Creates a bar between two values on each axis.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(
      shape: .rectangle,
      x: PlottableValue.stretch(xStart, xEnd),
      y: PlottableValue.stretch(yStart, yEnd)
    )
  }
}

/// A point of a line.
public struct LineMark {
  let mark: Mark

  /// Creates a point of the one line, or of the line of a style.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    mark = Mark(shape: .line, x: .point(x.point), y: .point(y.point))
  }

  /// Creates a point of the line of a value.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = Mark(
      shape: .line,
      x: .point(x.point),
      y: .point(y.point),
      series: series.value.plotValue
    )
  }
}

/// A point of the border of an area.
public struct AreaMark {
  let mark: Mark

  /// Creates a point of the one area, or of the area of a style.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(shape: .area(stacking), x: .point(x.point), y: .point(y.point))
  }

  /// Creates a point of the area of a value.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      shape: .area(stacking),
      x: .point(x.point),
      y: .point(y.point),
      series: series.value.plotValue
    )
  }

  /// Creates two points of the area between two lines.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(
      shape: .area(.unstacked),
      x: .point(x.point),
      y: PlottableValue.stretch(yStart, yEnd)
    )
  }

  /// Creates two points of the area between two lines of a value.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = Mark(
      shape: .area(.unstacked),
      x: .point(x.point),
      y: PlottableValue.stretch(yStart, yEnd),
      series: series.value.plotValue
    )
  }
}

/// A symbol at two values.
public struct PointMark {
  let mark: Mark

  /// Creates a symbol.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    mark = Mark(shape: .point, x: .point(x.point), y: .point(y.point))
  }

  /// Creates a symbol at a value of the x axis; nil is the middle of the other one.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = Mark(shape: .point, x: .point(x.point), y: .lengths(y, y))
  }

  /// Creates a symbol at a value of the y axis; nil is the middle of the other one.
  nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(shape: .point, x: .lengths(x, x), y: .point(y.point))
  }
}

/// A straight line along an axis.
public struct RuleMark {
  let mark: Mark

  /// Creates a line from top to bottom at a value.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    mark = Mark(shape: .rule, x: .point(x.point), y: .lengths(yStart, yEnd))
  }

  /// Creates a line from side to side at a value.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>
  ) {
    mark = Mark(shape: .rule, x: .lengths(xStart, xEnd), y: .point(y.point))
  }

  /// Creates a line between two values of the y axis.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(shape: .rule, x: .point(x.point), y: PlottableValue.stretch(yStart, yEnd))
  }

  /// Creates a line between two values of the x axis.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    mark = Mark(shape: .rule, x: PlottableValue.stretch(xStart, xEnd), y: .point(y.point))
  }
}

/// A rectangle.
public struct RectangleMark {
  let mark: Mark

  /// Creates a rectangle at two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(
      shape: .rectangle,
      x: .point(x.point),
      y: .point(y.point),
      width: width,
      height: height
    )
  }

  /// Creates a rectangle between two values on each axis.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(
      shape: .rectangle,
      x: PlottableValue.stretch(xStart, xEnd),
      y: PlottableValue.stretch(yStart, yEnd)
    )
  }

  /// Creates a rectangle at a value of the x axis, between two of the y axis.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(
      shape: .rectangle,
      x: .point(x.point),
      y: PlottableValue.stretch(yStart, yEnd),
      width: width
    )
  }

  /// Creates a rectangle between two values of the x axis, at one of the y axis.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(
      shape: .rectangle,
      x: PlottableValue.stretch(xStart, xEnd),
      y: .point(y.point),
      height: height
    )
  }

  /// Creates a rectangle between two values of the x axis, from top to bottom.
  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    mark = Mark(
      shape: .rectangle,
      x: PlottableValue.stretch(xStart, xEnd),
      y: .lengths(yStart, yEnd)
    )
  }

  /// Creates a rectangle between two values of the y axis, from side to side.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(
      shape: .rectangle,
      x: .lengths(xStart, xEnd),
      y: PlottableValue.stretch(yStart, yEnd)
    )
  }

  /// Creates a rectangle at a value of the x axis, from top to bottom.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(
      shape: .rectangle,
      x: .point(x.point),
      y: .lengths(yStart, yEnd),
      width: width
    )
  }
}

/// A part of a circle.
public struct SectorMark {
  let mark: Mark

  /// Creates a part of a circle; the sum of all values is the whole.
  nonisolated public init<Value: Plottable>(
    angle: PlottableValue<Value>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    mark = Mark(
      shape: .sector(inner: innerRadius, outer: outerRadius, inset: angularInset ?? 0),
      x: .point(angle.point)
    )
  }
}

extension BarMark: SingleMark {
  /// A mark has no body.
  public typealias Body = Never
}
extension LineMark: SingleMark {
  /// A mark has no body.
  public typealias Body = Never
}
extension AreaMark: SingleMark {
  /// A mark has no body.
  public typealias Body = Never
}
extension PointMark: SingleMark {
  /// A mark has no body.
  public typealias Body = Never
}
extension RuleMark: SingleMark {
  /// A mark has no body.
  public typealias Body = Never
}
extension RectangleMark: SingleMark {
  /// A mark has no body.
  public typealias Body = Never
}
extension SectorMark: SingleMark {
  /// A mark has no body.
  public typealias Body = Never
}
