public import Diagnostics

/// A rule about Swift source, with examples that serve as its tests.
public struct SourceRule: Sendable {
  /// The rule's description of itself.
  public let description: RuleDescription

  /// Code with a finding of the rule.
  public let examples: [String]

  /// Similar code without a finding.
  public let nearMisses: [String]

  let checks: [Check]

  /// Creates a rule.
  init(
    description: RuleDescription,
    examples: [String],
    nearMisses: [String],
    checks: Check...
  ) {
    self.description = description
    self.examples = examples
    self.nearMisses = nearMisses
    self.checks = checks
  }
}

extension SourceRule {
  /// The page about the rule in Markdown, with its examples.
  public var page: String {
    func code(_ title: String, _ parts: [String]) -> String {
      let text = parts.joined(separator: "\n\n")
      return "\n## \(title)\n\n```swift\n\(text)\n```\n"
    }
    return description.page + code("Code that is found", examples)
      + code("Code that is right", nearMisses)
  }
}
