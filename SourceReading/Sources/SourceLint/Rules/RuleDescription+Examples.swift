public import Diagnostics

extension RuleDescription {
  /// The page about the rule, with the examples of a rule of the linter.
  public var pageWithExamples: String {
    SourceRule.all.first { $0.description.id == id }?.page
      ?? FileRule.all.first { $0.description.id == id }?.page
      ?? ProjectRule.all.first { $0.description.id == id }?.page ?? page
  }
}
