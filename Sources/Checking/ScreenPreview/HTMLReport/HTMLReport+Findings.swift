import Diagnostics
import DynamicType
import ScreenAudit
import Snapshots

extension HTMLReport {
  /// The number of all findings, which the page repeats in several places.
  var findingCount: Int { findings.count + documentFindings.count }

  /// All findings with the filters, by rule; readable without pictures and without a script.
  func findingList(_ contents: PageContents) -> String {
    let about = findings.indices.filter { findings[$0].isAboutTextSize }
    let others = findings.indices.filter { !findings[$0].isAboutTextSize }
    return PageTemplates.findings(
      filters: filters(contents),
      count: "\(findingCount) \(findingCount == 1 ? "finding" : "findings")",
      about: groups(about, contents),
      hasOthers: !others.isEmpty,
      others: groups(others, contents)
    )
  }

  /// Findings by rule, the most severe first, each group with an explanation of the rule.
  private func groups(_ indices: [Int], _ contents: PageContents) -> String {
    let byRule = Dictionary(grouping: indices) { findings[$0].reported.rule.id }
    let order = indices.map { findings[$0].reported.rule }.unique.sorted { first, second in
      let (one, other) = (byRule[first.id] ?? [], byRule[second.id] ?? [])
      func worst(_ own: [Int]) -> Severity {
        own.map { findings[$0].reported.severity }.max() ?? .note
      }
      if worst(one) != worst(other) { return worst(one) > worst(other) }
      return one.count != other.count ? one.count > other.count : first.id < second.id
    }
    return order.map { rule in
      let own = byRule[rule.id] ?? []
      return PageTemplates.group(
        title: rule.title,
        tallies: tallies(own),
        about: about(rule),
        items: own.map { item(findings[$0], $0, contents) }.joined(separator: "\n")
      )
    }.joined(separator: "\n")
  }

  private func tallies(_ indices: [Int]) -> String {
    [Severity.error, .warning, .note].compactMap { severity in
      let count = indices.count { findings[$0].reported.severity == severity }
      return count == 0
        ? nil
        : PageTemplates.tally(
          severity: "\(severity)",
          count: "\(count)",
          words: "\(severity)" + (count == 1 ? "" : "s")
        )
    }.joined()
  }

  private func filters(_ contents: PageContents) -> String {
    let rules = (findings.map(\.reported.rule) + documentFindings.map(\.rule)).unique
      .sorted { $0.id < $1.id }
    return PageTemplates.filters(
      severity: filter(
        "severity",
        "Severity",
        ["error", "warning", "note"].map { ($0, $0.capitalizedFirst) }
      ),
      rule: filter("rule", "Rule", rules.map { ($0.id, $0.title) }),
      screen: filter(
        "screen",
        "Screen",
        contents.screens.enumerated().map { ("\($0.offset)", $0.element.title) }
      ),
      device: filter("device", "Device", settings.map(\.deviceName).unique.map { ($0, $0) }),
      language: filter(
        "language",
        "Language",
        settings.compactMap(\.language).unique.map { ($0, PseudoLanguage.titled($0)) }
      )
    )
  }

  private func filter(_ id: String, _ label: String, _ values: [(String, String)]) -> String {
    PageTemplates.filter(
      isHidden: values.count < 2,
      label: label,
      id: id,
      options: values.map { PageTemplates.option(value: $0.0, name: $0.1) }
    )
  }

  private func item(_ finding: AuditFinding, _ index: Int, _ contents: PageContents) -> String {
    let value = finding.reported
    let place = value.location
    let line = place.line > 0 ? ":\(place.line)" : ""
    return PageTemplates.finding(
      severity: "\(value.severity)",
      name: contents.findingNames[index],
      index: "\(index)",
      number: "\(index + 1)",
      rule: value.rule.title,
      invented: isInvented(finding) ? PageTerm.invented.sentence : nil,
      strip: strip(finding),
      message: value.message,
      hint: value.hint,
      screen: contents.title(of: finding.screen),
      place: contents.place(place.file) + line,
      object: finding.object.objectID,
      limits: limits(finding),
      ruleID: value.rule.id
    )
  }

  /// Whether the text of a finding is in no document.
  private func isInvented(_ finding: AuditFinding) -> Bool {
    inventedTexts.contains {
      $0.file == finding.screen.file && $0.objectID == finding.object.objectID
    }
  }

  private func about(_ rule: RuleDescription) -> String {
    let criteria = rule.criteria.map(\.name).joined(separator: " · ")
    return PageTemplates.aboutRule(
      explanation: rule.explanation,
      help: Self.code(rule.help),
      criteria: criteria.isEmpty ? nil : criteria
    )
  }

  /// Formats words between backquotes as code.
  private static func code(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2)
        ? Markup.escaped(String(part)) : PageTemplates.code(words: String(part))
    }.joined()
  }

  /// The sizes with the finding, as a row of marks.
  private func strip(_ finding: AuditFinding) -> String {
    let own = finding.categories
    return PageTemplates.strip(
      marks: categories.map { PageTemplates.sizeMark(isOn: own.contains($0)) },
      span: Self.span(finding)
    )
  }

  /// The first and the last size with a finding.
  static func span(_ finding: AuditFinding) -> String {
    let own = finding.categories
    guard let first = own.first, let last = own.last else { return "" }
    let isLate = finding.occurrences.allSatisfy(\.isChanged)
    return (first == last ? "\(first)" : "\(first) to \(last)") + (isLate ? ", after a change" : "")
  }

  /// The maximum number of languages that are listed by name.
  private static let mostLanguages = 6

  /// The devices and languages with the finding, unless all have it.
  private func limits(_ finding: AuditFinding) -> String? {
    let devices = finding.occurrences.map(\.setting.deviceName).unique
    let languages = finding.occurrences.map(\.setting.language).unique
    var words: [String] = []
    if devices.count < settings.map(\.deviceName).unique.count { words += devices }
    if languages.count < settings.map(\.language).unique.count {
      let names = languages.map { $0.map(PseudoLanguage.titled) ?? "the documents' own language" }
      words += names.count > Self.mostLanguages ? ["\(names.count) languages"] : names
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
