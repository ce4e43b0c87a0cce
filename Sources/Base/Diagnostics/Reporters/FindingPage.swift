/// The page of the format `html`.
struct FindingPage {
  let report: FindingReport

  var html: String {
    PageTemplates.page(
      tool: report.tool.name,
      title: title,
      figures: figures,
      filters: filters,
      groups: groups,
      rules: rules,
      version: report.tool.version
    )
  }

  /// The last part of the path of the project.
  private var title: String {
    report.root.split(separator: "/").last.map(String.init) ?? "Findings"
  }

  private var figures: String {
    let counts = FindingCounts(report.findings)
    let figures = [
      ("error", counts.errors, "errors", "error"),
      ("warning", counts.warnings, "warnings", "warning"),
      ("note", counts.notes, "notes", "note"),
      ("", report.checkedFiles.count, "files read", "file read"),
    ]
    return figures.map { kind, count, many, one in
      PageTemplates.figure(kind: kind, count: "\(count)", unit: count == 1 ? one : many)
    }
    .joined(separator: "\n")
  }

  private var filters: String {
    let severities = Severity.allCases.reversed().map(\.rawValue).filter { name in
      report.findings.contains { $0.severity.rawValue == name }
    }
    return PageTemplates.filters(
      severity: choice("severity", "Severity", "All severities", severities),
      rule: choice("rule", "Rule", "All rules", foundRules.map(\.id)),
      file: choice("file", "File", "All files", report.findingsByFile.map(\.file)),
      result: result
    )
  }

  private var result: String {
    report.findings.isEmpty ? "Nothing was found." : counted(report.findings.count, "finding") + "."
  }

  private func choice(_ id: String, _ title: String, _ all: String, _ names: [String]) -> String {
    PageTemplates.choice(
      title: title,
      id: id,
      all: all,
      options: names.map { PageTemplates.option(name: $0) }.joined(separator: "\n")
    )
  }

  private var groups: String {
    report.findingsByFile.map { file, findings in
      PageTemplates.group(
        file: file,
        count: "\(findings.count)",
        items: findings.map(item).joined(separator: "\n")
      )
    }
    .joined(separator: "\n")
  }

  private func item(_ finding: Finding) -> String {
    PageTemplates.item(
      severity: finding.severity.rawValue,
      rule: finding.rule.id,
      place: place(finding),
      message: finding.message,
      details: details(of: finding)
    )
  }

  private func place(_ finding: Finding) -> String {
    let location = finding.location
    let line = location.line > 0 ? ["line \(location.line)"] : []
    let column = location.column > 0 ? ["column \(location.column)"] : []
    let object = location.objectID.map { ["object \($0)"] } ?? []
    return (line + column + object).joined(separator: ", ")
  }

  private func details(of finding: Finding) -> [String] {
    let hint = finding.hint.map { [PageTemplates.hint(hint: $0.marked)] } ?? []
    let facts =
      finding.context.map { "\($0.name) \($0.value)" } + finding.measures.map(\.description)
    let lines =
      (facts.isEmpty ? [] : [facts.joined(separator: ", ").markup])
      + finding.related.map { "See \($0.location.description): \($0.message)".markup }
      + finding.fixIts.map { "\($0.isSafe ? "Safe fix" : "Fix"): " + $0.title.marked }
    return hint + lines.map { PageTemplates.meta(words: $0) }
  }

  /// The rules that found something, in the order of their identifiers.
  private var foundRules: [RuleDescription] {
    let found = Set(report.findings.map(\.rule.id))
    return report.catalog.rules.filter { found.contains($0.id) }
  }

  private var rules: String {
    guard !foundRules.isEmpty else { return "" }
    let rules = foundRules.map { rule in
      let criteria = rule.criteria.map(\.name).joined(separator: ", ")
      return PageTemplates.rule(
        id: rule.id,
        title: rule.title,
        explanation: rule.explanation.marked,
        help: rule.help.isEmpty ? nil : rule.help.marked,
        criteria: criteria.isEmpty ? nil : criteria
      )
    }
    return PageTemplates.rules(rules: rules.joined(separator: "\n"))
  }
}

extension PageTemplates {
  /// The text as it may stand in the page.
  static func escaped(_ text: String) -> String { text.markup }
}

extension String {
  /// The text as it may stand between tags of HTML and in its attributes.
  fileprivate var markup: String { withoutControls.xmlEscaped }

  /// The text with the words between backticks as code.
  fileprivate var marked: String {
    let parts = split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return markup }
    return parts.enumerated().map { index, part in
      index % 2 == 1 ? PageTemplates.code(words: String(part)) : String(part).markup
    }
    .joined()
  }
}
