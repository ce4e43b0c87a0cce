extension Reporter {
  /// One screen of text: counts by rule and severity, and the files with the most findings.
  public static let summary = Reporter(
    "summary",
    summary: "counts by rule and severity, on one screen"
  ) { report in
    SummaryReport(report: report).text
  }
}

private struct SummaryReport {
  let report: FindingReport

  /// The rows of the two tables that fit into the 24 lines of a terminal with their titles.
  private static let maximumRules = 10
  private static let maximumFiles = 6

  var text: String {
    let files = counted(report.checkedFiles.count, "file")
    let title = "\(report.tool.name): \(FindingCounts(report.findings)) in \(files)\n"
    guard !report.findings.isEmpty else { return title }
    return title + "\n" + rules + "\n" + worstFiles
  }

  /// The rules with the most errors first, then those with the most warnings and notes.
  private var rules: String {
    let groups = Dictionary(grouping: report.findings, by: \.rule.id)
      .map { (name: $0.key, counts: FindingCounts($0.value)) }
      .sorted { Self.weight($0.counts, $0.name) < Self.weight($1.counts, $1.name) }
    let rows = groups.prefix(Self.maximumRules).map { name, counts in
      Self.row([counts.errors, counts.warnings, counts.notes].map(String.init), name)
    }
    let others = groups.dropFirst(Self.maximumRules)
    let rest = others.reduce(0) { $0 + $1.counts.total }
    return Self.row(["Errors", "Warnings", "Notes"], "Rule") + rows.joined()
      + Self.others(others.count, "rule", findings: rest)
  }

  private var worstFiles: String {
    let groups = report.findingsByFile.map { (name: $0.file, count: $0.findings.count) }
      .sorted { (-$0.count, $0.name) < (-$1.count, $1.name) }
    let rows = groups.prefix(Self.maximumFiles).map { name, count in
      Self.row([String(count)], name.withoutControls)
    }
    let others = groups.dropFirst(Self.maximumFiles)
    let rest = others.reduce(0) { $0 + $1.count }
    return Self.row(["Findings"], "File") + rows.joined()
      + Self.others(others.count, "file", findings: rest)
  }

  private static func weight(
    _ counts: FindingCounts,
    _ name: String
  ) -> (Int, Int, Int, String) {
    (-counts.errors, -counts.warnings, -counts.notes, name)
  }

  private static func row(_ cells: [String], _ name: String) -> String {
    let columns = cells.map { String(repeating: " ", count: max(0, 8 - $0.count)) + $0 }
    return (columns + [name]).joined(separator: "  ") + "\n"
  }

  /// The line about rows that are left out, or nothing where all are there.
  private static func others(_ count: Int, _ noun: String, findings: Int) -> String {
    guard count > 0 else { return "" }
    return "and \(counted(findings, "finding")) of \(counted(count, "other \(noun)"))\n"
  }
}
