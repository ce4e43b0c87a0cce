extension Reporter {
  /// Checkstyle's XML, which many services read.
  ///
  /// It calls notes `info`.
  public static let checkstyle = Reporter(
    "checkstyle",
    aliases: ["xml"],
    summary: "XML as Checkstyle writes it"
  ) { report in
    let files = report.findingsByFile.map { file, findings in
      "  <file name=\"\(file.xmlEscaped)\">\n"
        + findings.map { error(for: $0, tool: report.tool.name) }.joined() + "  </file>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <checkstyle version="4.3">
      \(files.joined())</checkstyle>

      """
  }

  private static func error(for finding: Finding, tool: String) -> String {
    let location = finding.location
    let column = location.column > 0 ? " column=\"\(location.column)\"" : ""
    let severity = finding.severity == .note ? "info" : finding.severity.rawValue
    let source = "\(tool).\(finding.rule.id)".xmlEscaped
    return "    <error line=\"\(max(location.line, 1))\"\(column) severity=\"\(severity)\" "
      + "message=\"\(finding.message.xmlEscaped)\" source=\"\(source)\"/>\n"
  }
}
