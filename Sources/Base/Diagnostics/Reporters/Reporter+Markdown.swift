extension Reporter {
  /// Markdown for the summary of a step in GitHub Actions or for a comment.
  ///
  /// GitHub cuts summaries at 1 MiB, so the rows stop before that, and a line says how many are
  /// missing.
  public static let markdown = Reporter(
    "markdown",
    summary: "a table for the summary of a CI step"
  ) { report in
    let counts = FindingCounts(report.findings)
    let files = counted(report.checkedFiles.count, "file")
    var text = "## \(cell(report.tool.name)): \(counts) in \(files)\n"
    guard counts.total > 0 else { return text }
    text += "\n| | Rule | Place | Finding |\n| --- | --- | --- | --- |\n"
    for (index, finding) in report.findings.enumerated() {
      guard text.utf8.count < maximumSize else {
        text += "\nAnd \(counted(report.findings.count - index, "finding")) more.\n"
        break
      }
      text += row(for: finding)
    }
    return text
  }

  private static let maximumSize = 900_000

  private static func row(for finding: Finding) -> String {
    let location = finding.location
    let object = location.objectID.map { " (\($0))" } ?? ""
    let hint = finding.hint.map { "<br>" + cell($0) } ?? ""
    let cells = [
      finding.severity.rawValue, cell(finding.rule.id), cell(location.description + object),
      cell(finding.message) + hint,
    ]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }

  /// Text in which nothing is Markdown or HTML, on one line.
  private static func cell(_ text: String) -> String {
    var result = ""
    for character in text.withoutControls.prefix(2000) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "|", "`", "*", "_", "[", "]", "\\", "#", "~", "!": result += "\\\(character)"
      // A zero-width character keeps GitHub from mentioning people.
      case "@": result += "@\u{2060}"
      default: result.append(character)
      }
    }
    return result
  }
}
