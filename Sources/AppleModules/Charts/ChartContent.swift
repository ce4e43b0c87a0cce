public import HeadlessSwiftUI

/// A part of a chart.
@MainActor
@preconcurrency
public protocol ChartContent {
  /// The type of the part's body.
  associatedtype Body: ChartContent
  /// The content of the part.
  @ChartContentBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
  /// A mark has no body: asking for it is a fault of the program.
  public var body: Never { preconditionFailure("\(Self.self) draws itself and has no body.") }
}

/// A part that says itself which marks it has.
@MainActor
protocol PrimitiveChartContent: ChartContent {
  func add(to marks: inout [Mark], in style: MarkStyle)
}

extension ChartContent {
  /// Adds the marks of the part, with the style that holds around it.
  func collect(_ marks: inout [Mark], in style: MarkStyle) {
    if let primitive = self as? any PrimitiveChartContent {
      primitive.add(to: &marks, in: style)
    } else {
      body.collect(&marks, in: style)
    }
  }
}

/// Parts beside each other.
public struct ChartContentTuple {
  let parts: [any ChartContent]
}

extension ChartContentTuple: PrimitiveChartContent {
  /// The parts draw themselves.
  public typealias Body = Never

  func add(to marks: inout [Mark], in style: MarkStyle) {
    for part in parts { part.collect(&marks, in: style) }
  }
}

/// A part of any type.
public struct AnyChartContent {
  let content: any ChartContent

  /// Creates a part that hides the type of another.
  nonisolated public init(_ content: some ChartContent) { self.content = content }
}

extension AnyChartContent: PrimitiveChartContent {
  /// The part draws itself.
  public typealias Body = Never

  func add(to marks: inout [Mark], in style: MarkStyle) { content.collect(&marks, in: style) }
}

extension Optional: ChartContent where Wrapped: ChartContent {}

extension Optional: PrimitiveChartContent where Wrapped: ChartContent {
  func add(to marks: inout [Mark], in style: MarkStyle) { self?.collect(&marks, in: style) }
}

extension Group: ChartContent where Content: ChartContent {
  /// Creates a group of parts.
  nonisolated public init(@ChartContentBuilder content: () -> Content) {
    self.init(whole: content())
  }
}

extension Group: PrimitiveChartContent where Content: ChartContent {
  func add(to marks: inout [Mark], in style: MarkStyle) { content.collect(&marks, in: style) }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// Creates parts for elements that a property identifies.
  nonisolated public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identifying: { $0[keyPath: id] }, making: content)
  }

  /// Creates parts for elements that identify themselves.
  nonisolated public init(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, identifying: { $0.id }, making: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Creates parts for the numbers of a range.
  nonisolated public init(
    _ data: Range<Int>,
    @ChartContentBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data, identifying: { $0 }, making: content)
  }
}

extension ForEach: PrimitiveChartContent where Content: ChartContent {
  func add(to marks: inout [Mark], in style: MarkStyle) {
    for element in data { content(element).collect(&marks, in: style) }
  }
}

/// Makes one part of the statements of a closure.
@resultBuilder
public enum ChartContentBuilder {
  /// An expression that is a part.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// No statement at all.
  public static func buildBlock() -> ChartContentTuple { ChartContentTuple(parts: []) }

  /// One statement.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Several statements.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> ChartContentTuple {
    var parts: [any ChartContent] = []
    for part in repeat each content { parts.append(part) }
    return ChartContentTuple(parts: parts)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> ChartEither<First, Second> { ChartEither(content: first) }

  /// The other branch of an `if` or a `switch`.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> ChartEither<First, Second> { ChartEither(content: second) }

  /// A branch that depends on a version of the system.
  public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> AnyChartContent { AnyChartContent(content) }
}

/// One of two parts.
public struct ChartEither<First: ChartContent, Second: ChartContent> {
  let content: any ChartContent
}

extension ChartEither: PrimitiveChartContent {
  /// The part draws itself.
  public typealias Body = Never

  func add(to marks: inout [Mark], in style: MarkStyle) { content.collect(&marks, in: style) }
}
