import FileAccess
import JSONText

extension Reporter {
  /// The list that SwiftLint writes as JSON, for programs that read it, such as Danger's plug-ins.
  ///
  /// Paths are absolute where the report has a root. SwiftLint has no notes, so they become
  /// warnings.
  public static let swiftLint = Reporter(
    "swiftlint-json",
    aliases: ["danger"],
    summary: "JSON with SwiftLint's keys"
  ) { report in
    JSONWriter.text(of: report.findings) { finding, writer in
      let column = finding.location.column
      writer.key("character")
      if column > 0 { writer.number(column) } else { writer.null() }
      writer.member("file", FilePath.absolute(finding.location.file, in: report.root))
      writer.member("line", max(finding.location.line, 1))
      writer.member("reason", finding.message)
      writer.member("rule_id", finding.rule.id)
      writer.member("severity", finding.severity == .error ? "Error" : "Warning")
      writer.member("type", finding.rule.title)
    }
  }
}
