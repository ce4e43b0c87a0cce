/// A sentence that names the parameters of an action.
public protocol ParameterSummary {
  /// The action.
  associatedtype Intent: AppIntent
}

/// A sentence without parameters.
public struct EmptyParameterSummary<Intent: AppIntent>: ParameterSummary {
  init() {}
}

/// A sentence whose parts are texts and parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// The parts.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Creates a sentence without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) { text += "${}" }
  }

  let text: String

  /// Creates a sentence from a text.
  public init(stringLiteral value: String) { text = value }

  /// Creates a sentence from its parts.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

/// A sentence of an action, with further parameters below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Creates a sentence.
  public init(_ summaryString: ParameterSummaryString<Intent>, table: String? = nil) {}

  /// Creates a sentence with further parameters below it.
  public init(
    _ summaryString: ParameterSummaryString<Intent>,
    table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) { _ = parameterKeyPaths() }

  /// Creates a summary of parameters alone.
  public init(
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) { _ = parameterKeyPaths() }
}

/// Lists parameters.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// A parameter.
  public static func buildExpression<Value>(
    _ expression: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { expression }

  /// Several parameters.
  public static func buildBlock(_ components: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>]
  {
    components
  }
}

/// Makes one sentence of the statements of a closure.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// The sentence.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content {
    content
  }
}

/// The comparisons of a parameter with a value.
public enum ParameterSummaryComparisonOperator: Sendable {
  case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}

/// The questions whether a parameter has a value.
public enum ParameterSummaryUnaryOperator: Sendable {
  case hasAnyValue, hasNoValue
}

/// One of two sentences, by the value of a parameter.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent,
  WhenTrue: ParameterSummary,
  Otherwise: ParameterSummary
>: ParameterSummary {
  /// Creates a sentence for a value and one for all others.
  public init<Value: Equatable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryComparisonOperator,
    _ value: Value,
    @ParameterSummaryBuilder<Intent> _ content: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  /// Creates a sentence for a parameter with a value and one for one without.
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryUnaryOperator,
    @ParameterSummaryBuilder<Intent> _ content: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
}

/// One of several sentences, by the value of a parameter.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue>:
  ParameterSummary
{
  /// Creates a sentence for each value.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCase<Intent, Value>]
  ) {}
}

/// A sentence for a value.
public struct ParameterSummaryCase<Intent: AppIntent, Value: _IntentValue> {
  /// Creates the sentence of a value.
  public init(
    _ value: Value,
    @ParameterSummaryBuilder<Intent> _ content: () -> some ParameterSummary
  ) {}

  init() {}
}

/// The sentence for all other values.
public struct ParameterSummaryDefaultCase<Intent: AppIntent> {
  /// Creates the sentence.
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> some ParameterSummary) {}
}

/// Lists the sentences of values.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  /// The sentence of a value.
  public static func buildExpression(
    _ expression: ParameterSummaryCase<Intent, Value>
  ) -> ParameterSummaryCase<Intent, Value> { expression }

  /// The sentence of all other values.
  public static func buildExpression(
    _ expression: ParameterSummaryDefaultCase<Intent>
  ) -> ParameterSummaryCase<Intent, Value> { ParameterSummaryCase() }

  /// Several sentences.
  public static func buildBlock(
    _ components: ParameterSummaryCase<Intent, Value>...
  ) -> [ParameterSummaryCase<Intent, Value>] { components }
}

extension AppIntent {
  /// One of two sentences, by the value of a parameter.
  public typealias When<WhenTrue: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, WhenTrue, Otherwise>
  /// One of several sentences, by the value of a parameter.
  public typealias Switch<Value: _IntentValue> = ParameterSummarySwitchCondition<Self, Value>
  /// A sentence for a value.
  public typealias Case<Value: _IntentValue> = ParameterSummaryCase<Self, Value>
  /// The sentence for all other values.
  public typealias DefaultCase = ParameterSummaryDefaultCase<Self>
}
