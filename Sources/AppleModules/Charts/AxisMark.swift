public import Foundation
public import HeadlessSwiftUI

/// A mark at a value of an axis.
@MainActor
@preconcurrency
public protocol AxisMark {
  /// The type of the mark's body.
  associatedtype Body: AxisMark
  /// The content of the mark.
  @AxisMarkBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
}

extension Never: AxisMark {}

extension AxisMark where Body == Never {
  /// A mark has no body: asking for it is a fault of the program.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// A part of a mark, as it is drawn.
struct AxisPart {
  enum Kind {
    case gridLine(StrokeStyle?, isCentered: Bool)
    case tick(StrokeStyle?, length: CGFloat?, isCentered: Bool)
    /// A label; nil for the value's own text.
    case label(AnyView?, LabelFormat?, isCentered: Bool?, UnitPoint?)
  }

  var kind: Kind
  var style: AxisPartStyle
}

/// The look of a part of a mark.
struct AxisPartStyle {
  var foreground: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

@MainActor
protocol PrimitiveAxisMark: AxisMark {
  func drawn(_ style: AxisPartStyle) -> [AxisPart]
}

extension AxisMark {
  func parts(_ style: AxisPartStyle) -> [AxisPart] {
    (self as? any PrimitiveAxisMark)?.drawn(style) ?? body.parts(style)
  }
}

/// A line across the plot.
public struct AxisGridLine {
  let stroke: StrokeStyle?
  let isCentered: Bool

  /// Creates a line.
  nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    (isCentered, self.stroke) = (centered ?? false, stroke)
  }
}

extension AxisGridLine: PrimitiveAxisMark {
  /// A mark has no body.
  public typealias Body = Never
  func drawn(_ style: AxisPartStyle) -> [AxisPart] {
    [AxisPart(kind: .gridLine(stroke, isCentered: isCentered), style: style)]
  }
}

/// A short line beside the plot.
public struct AxisTick {
  /// The length of a tick.
  public struct Length: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    let points: CGFloat?
    /// As the chart chooses.
    public static let automatic = Length(points: nil)
    /// As long as the label.
    public static let label = Length(points: nil)
    /// As long as the longest label.
    public static let longestLabel = Length(points: nil)

    init(points: CGFloat?) { self.points = points }
    /// Creates a length in points.
    public init(integerLiteral value: Int) { points = CGFloat(value) }
    /// Creates a length in points.
    public init(floatLiteral value: Double) { points = value }
  }

  let length: CGFloat?
  let stroke: StrokeStyle?
  let isCentered: Bool

  /// Creates a tick.
  nonisolated public init(
    centered: Bool? = nil,
    length: Length = .automatic,
    stroke: StrokeStyle? = nil
  ) { (isCentered, self.length, self.stroke) = (centered ?? false, length.points, stroke) }

  /// Creates a tick of a length in points.
  nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    (isCentered, self.length, self.stroke) = (centered ?? false, length, stroke)
  }
}

extension AxisTick: PrimitiveAxisMark {
  /// A mark has no body.
  public typealias Body = Never
  func drawn(_ style: AxisPartStyle) -> [AxisPart] {
    [AxisPart(kind: .tick(stroke, length: length, isCentered: isCentered), style: style)]
  }
}

/// The direction of a label's text.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  private let name: String
  /// As the chart chooses.
  public static let automatic = AxisValueLabelOrientation(name: "automatic")
  /// From side to side.
  public static let horizontal = AxisValueLabelOrientation(name: "horizontal")
  /// From top to bottom; labels lie from side to side here.
  public static let vertical = AxisValueLabelOrientation(name: "vertical")
  /// From bottom to top; labels lie from side to side here.
  public static let verticalReversed = AxisValueLabelOrientation(name: "verticalReversed")
}

/// The way in which labels that meet are left out.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private let name: String
  /// As the chart chooses.
  public static let automatic = AxisValueLabelCollisionResolution(name: "automatic")
  /// A label goes that meets the one before it.
  public static let greedy = AxisValueLabelCollisionResolution(name: "greedy")
  /// No label goes; labels that meet go here.
  public static let disabled = AxisValueLabelCollisionResolution(name: "disabled")
  /// A label goes that meets the one before it, or comes closer than a distance.
  public static func greedy(
    priority: Double = 0,
    minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { .greedy }
}

/// The text of a value.
public struct AxisValueLabel<Content: View> {
  let content: Content?
  let format: LabelFormat?
  let isCentered: Bool?
  let anchor: UnitPoint?

  /// Creates a label from a view.
  nonisolated public init(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    (format, isCentered, self.anchor) = (nil, centered, anchor)
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label of the value.
  nonisolated public init(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) { (content, format, isCentered, self.anchor) = (nil, nil, centered, anchor) }

  /// Creates a label of the value in a format.
  nonisolated public init<F: FormatStyle>(
    format: F,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    (content, self.format, isCentered, self.anchor) = (nil, LabelFormat(format), centered, anchor)
  }

  /// Creates a label of a key in the strings of the program.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil
  ) { (content, format, isCentered, self.anchor) = (Text(titleKey), nil, centered, anchor) }

  /// Creates a label of a string that is shown as it is.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil
  ) { (content, format, isCentered, self.anchor) = (Text(title), nil, centered, anchor) }
}

extension AxisValueLabel: PrimitiveAxisMark {
  /// A mark has no body.
  public typealias Body = Never
  func drawn(_ style: AxisPartStyle) -> [AxisPart] {
    let kind = AxisPart.Kind.label(
      content.map { AnyView($0) },
      format,
      isCentered: isCentered,
      anchor
    )
    return [AxisPart(kind: kind, style: style)]
  }
}

/// A line, a tick and a label.
public struct StandardAxisMark {
  let stroke: StrokeStyle?
  let format: LabelFormat?
}

extension StandardAxisMark: PrimitiveAxisMark {
  /// A mark has no body.
  public typealias Body = Never
  func drawn(_ style: AxisPartStyle) -> [AxisPart] {
    [
      AxisPart(kind: .gridLine(stroke, isCentered: false), style: style),
      AxisPart(kind: .label(nil, format, isCentered: nil, nil), style: style),
    ]
  }
}

/// Several marks at a value.
public struct AxisMarkTuple {
  let marks: [any AxisMark]
}

extension AxisMarkTuple: PrimitiveAxisMark {
  /// Marks have no body.
  public typealias Body = Never
  func drawn(_ style: AxisPartStyle) -> [AxisPart] { marks.flatMap { $0.parts(style) } }
}

/// Makes one mark of the statements of a closure.
@resultBuilder
public enum AxisMarkBuilder {
  /// An expression that is a mark.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  /// No statement at all.
  public static func buildBlock() -> AxisMarkTuple { AxisMarkTuple(marks: []) }
  /// One statement.
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
  /// Several statements.
  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> AxisMarkTuple {
    var marks: [any AxisMark] = []
    for mark in repeat each content { marks.append(mark) }
    return AxisMarkTuple(marks: marks)
  }
  /// An `if` without `else`.
  public static func buildIf(_ content: (any AxisMark)?) -> AxisMarkTuple {
    AxisMarkTuple(marks: content.map { [$0] } ?? [])
  }
  /// The first branch of an `if` or a `switch`.
  public static func buildEither(first: any AxisMark) -> AxisMarkTuple {
    AxisMarkTuple(marks: [first])
  }
  /// The other branch of an `if` or a `switch`.
  public static func buildEither(second: any AxisMark) -> AxisMarkTuple {
    AxisMarkTuple(marks: [second])
  }
}

/// A mark in a style.
struct StyledAxisMark {
  let mark: any AxisMark
  let change: (inout AxisPartStyle) -> Void
}

extension StyledAxisMark: PrimitiveAxisMark {
  typealias Body = Never
  func drawn(_ style: AxisPartStyle) -> [AxisPart] {
    var style = style
    change(&style)
    return mark.parts(style)
  }
}

extension AxisMark {
  /// Sets the style of the mark.
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark {
    StyledAxisMark(mark: self) { $0.foreground = AnyShapeStyle(style) }
  }

  /// Sets the font of the mark.
  nonisolated public func font(_ font: Font?) -> some AxisMark {
    StyledAxisMark(mark: self) { $0.font = font }
  }

  /// Moves the mark.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    StyledAxisMark(mark: self) { style in
      style.offset.width += x
      style.offset.height += y
    }
  }

  /// Moves the mark.
  nonisolated public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }
}
