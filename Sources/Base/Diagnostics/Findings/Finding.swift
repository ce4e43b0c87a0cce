/// A fault in a file or on a laid-out screen, with the way to fix it.
public struct Finding: Hashable, Sendable {
  /// The rule that found it.
  public var rule: RuleDescription

  /// The weight of the finding.
  public var severity: Severity

  /// The fault, as one sentence.
  public var message: String

  /// The place of the finding.
  public var location: SourceLocation

  /// The way to fix it, or `nil`.
  public var hint: String?

  /// The numbers behind it, in the order in which they are shown.
  public var measures: [Measure]

  /// The circumstances, in the order in which they are shown.
  public var context: [FindingContext]

  /// Text that stays with the place when lines move, such as the line itself.
  ///
  /// It identifies a finding whose location has no `objectID`.
  public var anchor: String?

  /// The area of a picture that shows it, or `nil`.
  public var region: PictureRegion?

  /// Other places that belong to it.
  public var related: [RelatedLocation]

  /// Changes that fix it, each on its own.
  public var fixIts: [FixIt]

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - rule: The rule that found it.
  ///   - severity: The severity, or `nil` for the rule's default.
  ///   - message: One sentence that says what was found.
  ///   - location: The place of the finding.
  ///   - hint: The way to fix it, or `nil`.
  ///   - measures: The numbers behind it.
  ///   - context: The circumstances.
  ///   - anchor: Text that stays with the place when lines move, or `nil`.
  ///   - region: The area of a picture that shows it, or `nil`.
  ///   - related: Other places that belong to it.
  ///   - fixIts: Changes that fix it, each on its own.
  public init(
    rule: RuleDescription,
    severity: Severity? = nil,
    message: String,
    location: SourceLocation,
    hint: String? = nil,
    measures: [Measure] = [],
    context: [FindingContext] = [],
    anchor: String? = nil,
    region: PictureRegion? = nil,
    related: [RelatedLocation] = [],
    fixIts: [FixIt] = []
  ) {
    self.rule = rule
    self.severity = severity ?? rule.defaultSeverity
    self.message = message
    self.location = location
    self.hint = hint
    self.measures = measures
    self.context = context
    self.anchor = anchor
    self.region = region
    self.related = related
    self.fixIts = fixIts
  }
}
