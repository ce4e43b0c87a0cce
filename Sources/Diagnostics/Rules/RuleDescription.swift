/// What a rule is about, for reports and for people who want to know more.
public struct RuleDescription: Hashable, Sendable {
  /// The identifier in kebab case, which never changes.
  public var id: String

  /// What the rule looks for, as a few words without a full stop.
  public var title: String

  /// Why it matters, as one or two sentences.
  public var explanation: String

  /// The severity that its findings have unless a configuration says otherwise.
  public var defaultSeverity: Severity

  /// Whether it runs without being asked for.
  public var isEnabledByDefault: Bool

  /// The requirements that it checks a part of.
  public var criteria: [Criterion]

  /// How to mend what it finds, as Markdown.
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
