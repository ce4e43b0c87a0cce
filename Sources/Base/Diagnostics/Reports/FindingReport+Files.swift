extension FindingReport {
  /// The findings of each file, in the order of the files.
  var findingsByFile: [(file: String, findings: [Finding])] {
    let groups = Dictionary(grouping: findings, by: \.location.file)
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension Finding {
  /// The message with the rule in parentheses, as linters of Swift end their lines.
  var messageWithRule: String { "\(message) (\(rule.id))" }
}
