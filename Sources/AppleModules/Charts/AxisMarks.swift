public import Foundation
public import HeadlessSwiftUI

/// The place of an axis.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind { case automatic, leading, trailing, top, bottom }
  let kind: Kind
  /// As the chart chooses: below, and behind.
  public static let automatic = AxisMarkPosition(kind: .automatic)
  /// Before the plot.
  public static let leading = AxisMarkPosition(kind: .leading)
  /// Behind the plot.
  public static let trailing = AxisMarkPosition(kind: .trailing)
  /// Above the plot.
  public static let top = AxisMarkPosition(kind: .top)
  /// Below the plot.
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// The place of marks of an axis beside its ends.
public struct AxisMarkPreset: Hashable, Sendable {
  private let name: String
  /// As the chart chooses.
  public static let automatic = AxisMarkPreset(name: "automatic")
  /// Labels stay within the plot.
  public static let aligned = AxisMarkPreset(name: "aligned")
  /// Labels reach over the plot.
  public static let extended = AxisMarkPreset(name: "extended")
  /// Labels lie in the plot.
  public static let inset = AxisMarkPreset(name: "inset")
}

/// The values of an axis that have marks.
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(count: Int?, minimumStride: Double?, roundsLower: Bool?, roundsUpper: Bool?)
    case stride(Double)
    case dates(Calendar.Component, Int, Calendar?)
    case list([_PlotValue])
  }

  let kind: Kind

  /// Round values.
  public static var automatic: AxisMarkValues { automatic() }

  /// About a number of round values.
  public static func automatic(
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(
        count: desiredCount,
        minimumStride: nil,
        roundsLower: roundLowerBound,
        roundsUpper: roundUpperBound
      )
    )
  }

  /// About a number of round values, at least a distance from each other.
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P,
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(
        count: desiredCount,
        minimumStride: Double(minimumStride),
        roundsLower: roundLowerBound,
        roundsUpper: roundUpperBound
      )
    )
  }

  /// Values at a distance from each other.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .stride(Double(stepSize))) }

  /// The starts of units of a calendar.
  public static func stride(
    by component: Calendar.Component,
    count: Int = 1,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .dates(component, count, calendar)) }
}

/// A value of an axis that has marks.
public struct AxisValue {
  /// The place among the values.
  public let index: Int
  /// The number of values.
  public let count: Int
  let value: _PlotValue

  /// Returns the value as one of a type; nil where it is none.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.value(of: value) }
}

/// An axis.
@MainActor
@preconcurrency
public protocol AxisContent {
  /// The type of the axis's body.
  associatedtype Body: AxisContent
  /// The content of the axis.
  @AxisContentBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
}

extension Never: AxisContent {}

extension AxisContent where Body == Never {
  /// Marks of an axis have no body: asking for it is a fault of the program.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// The marks of an axis at its values.
struct AxisDescription {
  var position: AxisMarkPosition
  var values: AxisMarkValues
  var marks: @MainActor (AxisValue) -> [AxisPart]
}

@MainActor
protocol PrimitiveAxisContent: AxisContent {
  var axes: [AxisDescription] { get }
}

extension AxisContent {
  var described: [AxisDescription] {
    (self as? any PrimitiveAxisContent)?.axes ?? body.described
  }
}

/// Several axes.
public struct AxisContentTuple {
  let parts: [any AxisContent]
}

extension AxisContentTuple: PrimitiveAxisContent {
  /// Axes have no body.
  public typealias Body = Never
  var axes: [AxisDescription] { parts.flatMap(\.described) }
}

/// Makes one axis of the statements of a closure.
@resultBuilder
public enum AxisContentBuilder {
  /// An expression that is an axis.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }
  /// One statement.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
  /// Several statements.
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> AxisContentTuple {
    var parts: [any AxisContent] = []
    for part in repeat each content { parts.append(part) }
    return AxisContentTuple(parts: parts)
  }
  /// An `if` without `else`.
  public static func buildIf(_ content: (any AxisContent)?) -> AxisContentTuple {
    AxisContentTuple(parts: content.map { [$0] } ?? [])
  }
  /// The first branch of an `if` or a `switch`.
  public static func buildEither(first: any AxisContent) -> AxisContentTuple {
    AxisContentTuple(parts: [first])
  }
  /// The other branch of an `if` or a `switch`.
  public static func buildEither(second: any AxisContent) -> AxisContentTuple {
    AxisContentTuple(parts: [second])
  }
}

/// The marks of an axis.
public struct AxisMarks<Content: AxisMark> {
  let position: AxisMarkPosition
  let values: AxisMarkValues
  let content: (AxisValue) -> Content

  /// Creates the marks of values.
  nonisolated public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { (self.position, self.values, self.content) = (position, values, content) }

  /// Creates the marks of values.
  nonisolated public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }

  /// Creates the marks of a list of values.
  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      preset: preset,
      position: position,
      values: AxisMarkValues(kind: .list(values.map(\.plotValue))),
      content: content
    )
  }

  /// Creates the marks of a list of values.
  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }
}

extension AxisMarks where Content == StandardAxisMark {
  /// Creates lines, ticks and labels at values.
  nonisolated public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: values) { _ in
      StandardAxisMark(stroke: stroke, format: nil)
    }
  }

  /// Creates lines, ticks and labels at a list of values.
  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: values) { _ in
      StandardAxisMark(stroke: stroke, format: nil)
    }
  }

  /// Creates lines, ticks and labels in a format at values.
  nonisolated public init<F: FormatStyle>(
    format: F,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    let format = LabelFormat(format)
    self.init(preset: preset, position: position, values: values) { _ in
      StandardAxisMark(stroke: stroke, format: format)
    }
  }

  /// Creates lines, ticks and labels in a format at a list of values.
  nonisolated public init<F: FormatStyle, Value: Plottable>(
    format: F,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    let format = LabelFormat(format)
    self.init(preset: preset, position: position, values: values) { _ in
      StandardAxisMark(stroke: stroke, format: format)
    }
  }
}

extension AxisMarks: PrimitiveAxisContent {
  /// Marks of an axis have no body.
  public typealias Body = Never

  var axes: [AxisDescription] {
    let content = content
    return [
      AxisDescription(position: position, values: values) { content($0).parts(AxisPartStyle()) }
    ]
  }
}

/// The format of labels.
struct LabelFormat {
  let text: (_PlotValue) -> String?

  init<F: FormatStyle>(_ format: F) where F.FormatInput: Plottable, F.FormatOutput == String {
    text = { value in F.FormatInput.value(of: value).map { format.format($0) } }
  }
}
