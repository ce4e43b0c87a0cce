import FileAccess

extension Reporter {
  /// Text for a person at a terminal, without colors.
  public static let text = text(usesColor: false)

  /// Returns text for a person at a terminal: grouped by file, with a line of counts at the end.
  public static func text(usesColor: Bool) -> Reporter {
    Reporter("text", aliases: ["human"], summary: "for a person at a terminal") { report in
      TerminalReport(report: report, usesColor: usesColor).text
    }
  }
}

private struct TerminalReport {
  let report: FindingReport
  let usesColor: Bool

  var text: String {
    let groups = report.findingsByFile.map { file, findings in
      let lines = [painted(shown(file), "1")] + findings.flatMap(lines(for:))
      return lines.joined(separator: "\n") + "\n\n"
    }
    return groups.joined() + summary + "\n"
  }

  private var summary: String {
    let counts = FindingCounts(report.findings)
    let files = counted(report.checkedFiles.count, "file")
    guard counts.total > 0 else { return painted("No findings in \(files).", "32") }
    return "\(counted(counts.total, "finding")) in \(files): \(counts)."
  }

  private func lines(for finding: Finding) -> [String] {
    let severity = painted(finding.severity.rawValue, color(of: finding.severity))
    let first = [place(of: finding), severity, shown(finding.messageWithRule)]
    return ["  " + first.filter { !$0.isEmpty }.joined(separator: "  ")]
      + details(of: finding).map { detail in
        let text = Self.indentation + shown(detail)
        return TerminalText.wrapped(text, indentation: Self.indentation)
          .split(separator: "\n")
          .map { Self.indentation + painted(String($0.drop { $0 == " " }), "2") }
          .joined(separator: "\n")
      }
  }

  private static let indentation = "      "

  private func place(of finding: Finding) -> String {
    let location = finding.location
    guard location.line > 0 else { return "" }
    return location.column > 0 ? "\(location.line):\(location.column)" : "\(location.line)"
  }

  private func details(of finding: Finding) -> [String] {
    var details: [String] = []
    let object = finding.location.objectID.map { ["object \($0)"] } ?? []
    let context = object + finding.context.map { "\($0.name) \($0.value)" }
    if !context.isEmpty { details.append(context.joined(separator: ", ")) }
    if !finding.measures.isEmpty {
      details.append(finding.measures.map(\.description).joined(separator: ", "))
    }
    details += finding.related.map { "see \($0.location): \($0.message)" }
    if let hint = finding.hint { details.append("hint: \(hint)") }
    details += finding.fixIts.map { "fix-it: \($0.title)" }
    return details
  }

  private func color(of severity: Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    }
  }

  private func painted(_ text: String, _ color: String) -> String {
    usesColor ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
  }

  /// Text of a stranger's file, which must not steer the terminal.
  private func shown(_ text: String) -> String { text.withoutControls }
}
