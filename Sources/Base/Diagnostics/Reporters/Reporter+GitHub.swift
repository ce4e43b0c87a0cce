extension Reporter {
  /// Commands that GitHub Actions turns into annotations of a pull request.
  ///
  /// GitHub shows ten errors, ten warnings and ten notices of a step.
  public static let githubActions = Reporter(
    "github-actions",
    aliases: ["github-actions-logging", "github-actions-log"],
    summary: "annotations of a pull request on GitHub",
    write: commands
  )

  /// The same commands as ``githubActions``, under a shorter name.
  public static let github = Reporter(
    "github",
    summary: "the same as github-actions",
    write: commands
  )

  @Sendable private static func commands(for report: FindingReport) -> String {
    report.findings.map { finding in command(for: finding, in: report) + "\n" }.joined()
  }

  private static func command(for finding: Finding, in report: FindingReport) -> String {
    let location = finding.location
    var properties = ["file=" + property(location.file)]
    if location.line > 0 { properties.append("line=\(location.line)") }
    if location.line > 0, location.column > 0 { properties.append("col=\(location.column)") }
    properties.append("title=" + property(finding.rule.title))
    let hint = finding.hint.map { "\n\($0)" } ?? ""
    let name = finding.severity == .note ? "notice" : finding.severity.rawValue
    return "::\(name) \(properties.joined(separator: ","))::"
      + escaped((finding.messageWithRule + hint).withoutControlsInLines, beside: "")
  }

  private static func property(_ text: String) -> String {
    escaped(text.withoutControls, beside: ":,")
  }

  /// Commands end at a line break, and their properties at a comma or a colon.
  private static func escaped(_ text: String, beside special: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\n": result += "%0A"
      case ":" where special.unicodeScalars.contains(scalar): result += "%3A"
      case "," where special.unicodeScalars.contains(scalar): result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
