public import Foundation
import HeadlessSwiftUI

/// The width or the height of a mark.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Kind: Sendable {
    case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat)
  }

  let kind: Kind

  /// As the chart chooses.
  public static let automatic = MarkDimension(kind: .automatic)
  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// A part of the room for the value.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
  /// The room for the value without a length on both sides.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

  init(kind: Kind) { self.kind = kind }

  /// Creates a length in points.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  /// Creates a length in points.
  public init(floatLiteral value: Double) { kind = .fixed(value) }

  /// The length in a room.
  func length(in room: CGFloat, automatic part: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: room * part
    case .fixed(let length): length
    case .ratio(let ratio): room * ratio
    case .inset(let inset): max(0, room - 2 * inset)
    }
  }
}

/// The place of marks with the same value above each other.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind { case standard, normalized, center, unstacked }
  let kind: Kind

  /// One begins where the other ends.
  public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
  /// As parts of one.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
  /// Around the middle.
  public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
  /// All begin at zero.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}

/// The way from a value to the next.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind { case linear, curve, stepStart, stepCenter, stepEnd }
  let kind: Kind

  /// Straight.
  public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
  /// A curve without a bend that the values do not have.
  public static var monotone: InterpolationMethod { InterpolationMethod(kind: .curve) }
  /// A curve through the values.
  public static var cardinal: InterpolationMethod { InterpolationMethod(kind: .curve) }
  /// A curve through the values.
  public static var catmullRom: InterpolationMethod { InterpolationMethod(kind: .curve) }
  /// A curve through the values.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
  /// A curve through the values.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
  /// A step at the value.
  public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
  /// A step between the values.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
  /// A step at the next value.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
}

/// A stretch of an axis.
enum PlotStretch {
  /// A value, with the room for it.
  case point(PlotPoint)
  case from(_PlotValue, to: _PlotValue)
  /// The whole axis.
  case whole
  /// Points from the start of the axis; nil for its start and its end.
  case lengths(CGFloat?, CGFloat?)
}

/// A mark with its values.
struct Mark {
  enum Shape {
    case bar(MarkStackingMethod), line, area(MarkStackingMethod), point, rule, rectangle
    case sector(inner: MarkDimension, outer: MarkDimension, inset: CGFloat)
  }

  var shape: Shape
  var x = PlotStretch.whole
  var y = PlotStretch.whole
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  /// The line or the area to which the mark belongs.
  var series: _PlotValue?
  var style = MarkStyle()
}

/// The look of marks.
struct MarkStyle {
  struct Note {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat?
    var view: AnyView
  }

  var foreground: AnyShapeStyle?
  var foregroundValue: _PlotValue?
  var foregroundLabel: String?
  var symbolValue: _PlotValue?
  var positionValue: _PlotValue?
  var lineStyleValue: _PlotValue?
  var symbol: BasicChartSymbolShape.Kind?
  var symbolView: AnyView?
  var symbolSize: CGFloat?
  var line: StrokeStyle?
  var interpolation = InterpolationMethod.linear
  var cornerRadius: CGFloat?
  var opacity = 1.0
  var offset = CGSize.zero
  var zIndex = 0.0
  var notes: [Note] = []

  /// The value by which lines and areas are told apart.
  var groupValue: _PlotValue? {
    foregroundValue ?? symbolValue ?? positionValue ?? lineStyleValue
  }
}

/// The place of a view beside a mark or a chart.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind { case automatic, overlay, top, bottom, leading, trailing }
  let kind: Kind
  /// The side from top to bottom, for a corner.
  let vertical: Int

  init(_ kind: Kind, vertical: Int = 0) { (self.kind, self.vertical) = (kind, vertical) }

  /// As the chart chooses.
  public static let automatic = AnnotationPosition(.automatic)
  /// Over the mark.
  public static let overlay = AnnotationPosition(.overlay)
  /// Above.
  public static let top = AnnotationPosition(.top)
  /// Below.
  public static let bottom = AnnotationPosition(.bottom)
  /// Before.
  public static let leading = AnnotationPosition(.leading)
  /// Behind.
  public static let trailing = AnnotationPosition(.trailing)
  /// Above and before.
  public static let topLeading = AnnotationPosition(.leading, vertical: -1)
  /// Above and behind.
  public static let topTrailing = AnnotationPosition(.trailing, vertical: -1)
  /// Below and before.
  public static let bottomLeading = AnnotationPosition(.leading, vertical: 1)
  /// Below and behind.
  public static let bottomTrailing = AnnotationPosition(.trailing, vertical: 1)
}
