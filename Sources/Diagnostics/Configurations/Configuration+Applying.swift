extension Configuration {
  /// Returns the findings that the configuration lets through, with its severities.
  ///
  /// - Parameters:
  ///   - findings: What the rules found, without findings of ``RuleCatalog/settings``.
  ///   - catalog: The rules; one that is not there counts as enabled.
  ///   - root: The absolute path of the folder that the patterns start at, or empty.
  /// - Returns: The findings that are left, in their order.
  public func applied(
    to findings: [Finding],
    catalog: RuleCatalog,
    root: String = ""
  ) -> [Finding] {
    findings.compactMap { finding in
      let path = FilePath.relative(finding.location.file, to: root)
      let level = level(
        of: finding.rule,
        catalog: catalog,
        path: path,
        objectID: finding.location.objectID
      )
      guard paths.includes(path), let severity = level.severity(instead: finding.severity)
      else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }

  /// Whether a rule can report anything anywhere, so that the others need not run.
  public func mayReport(_ rule: String, catalog: RuleCatalog) -> Bool {
    let levels = [baseLevel(of: rule, catalog: catalog)] + overrides.compactMap { $0.rules[rule] }
    return levels.contains { $0 != .off }
  }

  private func baseLevel(of rule: String, catalog: RuleCatalog) -> RuleLevel {
    rules[rule] ?? (catalog[rule]?.isEnabledByDefault == false ? .off : .on)
  }

  private func level(
    of rule: String,
    catalog: RuleCatalog,
    path: String,
    objectID: String?
  ) -> RuleLevel {
    for override in overrides.reversed() {
      if let level = override.rules[rule], override.applies(to: path, objectID: objectID) {
        return level
      }
    }
    return baseLevel(of: rule, catalog: catalog)
  }
}
