public import Diagnostics

/// A rule about combinations of files, with examples that serve as its tests.
public struct ProjectRule: Sendable {
  /// The rule's description of itself.
  public let description: RuleDescription

  /// Projects with a finding of the rule.
  public let examples: [[FileRule.Example]]

  /// Similar projects without a finding.
  public let nearMisses: [[FileRule.Example]]

  /// The checks of the rule in source.
  let sourceChecks: [Check]

  /// The checks of the rule in other files.
  let fileChecks: [FileRule.Check]

  init(
    description: RuleDescription,
    examples: [[FileRule.Example]],
    nearMisses: [[FileRule.Example]],
    sourceChecks: [Check] = [],
    fileChecks: [FileRule.Check]
  ) {
    self.description = description
    self.examples = examples
    self.nearMisses = nearMisses
    self.sourceChecks = sourceChecks
    self.fileChecks = fileChecks
  }
}

extension ProjectRule {
  /// The page about the rule in Markdown, with its examples.
  public var page: String {
    func code(_ title: String, _ projects: [[FileRule.Example]]) -> String {
      let texts = projects.map { files in
        files.map { "\($0.path):\n\n```\n\($0.text)\n```" }.joined(separator: "\n\n")
      }
      return "\n## \(title)\n\n\(texts.joined(separator: "\n\n---\n\n"))\n"
    }
    return description.page + code("Projects that are found", examples)
      + code("Projects that are right", nearMisses)
  }
}
