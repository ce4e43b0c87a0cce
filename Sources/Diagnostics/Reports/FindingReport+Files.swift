extension FindingReport {
  /// The findings of each file, in the order of the files.
  var findingsByFile: [(file: String, findings: [Finding])] {
    let groups = Dictionary(grouping: findings, by: \.location.file)
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the title of a finding's rule.
  func title(of finding: Finding) -> String {
    catalog[finding.rule]?.title ?? finding.rule
  }
}

extension Finding {
  /// The message with the rule in parentheses, as linters of Swift end their lines.
  var messageWithRule: String { "\(message) (\(rule))" }
}
