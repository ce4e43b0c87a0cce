/// A rule as reports and explanations describe it.
///
/// Each finding carries the description of its rule. A ``RuleCatalog`` holds the rules of a run, by
/// whose identifiers a ``Configuration`` and a ``Baseline`` name them.
public struct RuleDescription: Hashable, Sendable {
  /// The identifier in kebab case, which never changes.
  public var id: String

  /// The fault that the rule looks for, as a few words without a full stop.
  public var title: String

  /// The reason why it matters, as one or two sentences.
  public var explanation: String

  /// The severity of its findings unless the finding or a configuration says otherwise.
  public var defaultSeverity: Severity

  /// Whether it runs without being asked for.
  public var isEnabledByDefault: Bool

  /// The requirements that the rule checks in part.
  public var criteria: [Criterion]

  /// The way to fix what it finds, as Markdown.
  public var help: String

  /// The address of a page about the rule, or `nil`.
  public var helpAddress: String?

  /// Creates a description.
  public init(
    id: String,
    title: String,
    explanation: String,
    defaultSeverity: Severity,
    isEnabledByDefault: Bool = true,
    criteria: [Criterion] = [],
    help: String = "",
    helpAddress: String? = nil
  ) {
    self.id = id
    self.title = title
    self.explanation = explanation
    self.defaultSeverity = defaultSeverity
    self.isEnabledByDefault = isEnabledByDefault
    self.criteria = criteria
    self.help = help
    self.helpAddress = helpAddress
  }
}
