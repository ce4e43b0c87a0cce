extension RuleDescription {
  /// The page about the rule, as Markdown that can be read in a terminal, too.
  public var page: String {
    var parts = ["# \(id)", "\(title).", explanation]
    parts.append(
      "Severity: \(defaultSeverity.rawValue)"
        + (isEnabledByDefault ? "." : ". The rule is off unless a configuration switches it on.")
    )
    if !help.isEmpty { parts.append("## How to fix it\n\n\(help)") }
    if !criteria.isEmpty {
      let list = criteria.map { "- [\($0.name)](\($0.address))" }
      parts.append("## Criteria\n\n" + list.joined(separator: "\n"))
    }
    parts.append(
      """
      ## Configuration

      In `\(Configuration.fileName)`; the levels are off, on, note, warning and error.

      ```json
      {"rules": {"\(id)": "\(isEnabledByDefault ? "off" : "on")"}}
      ```
      """
    )
    return parts.joined(separator: "\n\n") + "\n"
  }
}

extension RuleCatalog {
  /// The list of the rules, as a page of Markdown with a link to the page of each.
  public var page: String {
    let rows = rules.map { rule in
      "| [\(rule.id)](\(rule.id).md) | \(rule.defaultSeverity.rawValue) | \(rule.title) |"
    }
    return "# Rules\n\n| Rule | Severity | Fault |\n| --- | --- | --- |\n"
      + rows.joined(separator: "\n") + "\n"
  }
}
