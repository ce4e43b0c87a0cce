import FileAccess

extension Configuration {
  /// Returns the findings that the configuration lets through, with its severities.
  ///
  /// Findings of ``RuleCatalog/settings`` are about the files that control a run. Their levels can
  /// be set, but the included and excluded paths do not apply to them.
  ///
  /// - Parameters:
  ///   - findings: The findings of a run.
  ///   - root: The absolute path of the folder that the patterns start at, or empty.
  /// - Returns: The findings that are left, in their order.
  public func applied(to findings: [Finding], root: String = "") -> [Finding] {
    findings.compactMap { finding in
      let path = FilePath.relative(finding.location.file, to: root)
      let level = level(of: finding.rule, path: path, objectID: finding.location.objectID)
      let isIncluded = finding.rule.isAboutSettings || paths.includes(path)
      guard isIncluded, let severity = level.severity(instead: finding.severity)
      else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }

  /// Whether a rule can report anything anywhere, so that the others need not run.
  public func mayReport(_ rule: RuleDescription) -> Bool {
    let levels = [baseLevel(of: rule)] + overrides.compactMap { $0.rules[rule.id] }
    return levels.contains { $0 != .off }
  }

  private func baseLevel(of rule: RuleDescription) -> RuleLevel {
    rules[rule.id] ?? (rule.isEnabledByDefault ? .on : .off)
  }

  private func level(of rule: RuleDescription, path: String, objectID: String?) -> RuleLevel {
    for override in overrides.reversed() {
      if let level = override.rules[rule.id], override.applies(to: path, objectID: objectID) {
        return level
      }
    }
    return baseLevel(of: rule)
  }
}
