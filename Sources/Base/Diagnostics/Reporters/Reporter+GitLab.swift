import JSONText

extension Reporter {
  /// The Code Quality report of GitLab, with a fingerprint that is there once.
  public static let gitlab = Reporter(
    "gitlab",
    aliases: ["codeclimate"],
    summary: "the Code Quality report of GitLab"
  ) { report in
    JSONWriter.text(of: report.findings.withOccurrences(in: report.root)) { entry, writer in
      let (finding, mark) = entry
      writer.member("description", finding.message)
      writer.member("check_name", finding.rule.id)
      writer.member("fingerprint", Fingerprint(of: [mark]).description)
      writer.member("severity", severity(of: finding))
      writer.object("location") { writer in
        writer.member("path", finding.location.file)
        writer.object("lines") { $0.member("begin", max(finding.location.line, 1)) }
      }
    }
  }

  private static func severity(of finding: Finding) -> String {
    switch finding.severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}

extension JSONWriter {
  /// Returns a list with an object for each value.
  static func text<Value>(
    of values: [Value],
    members: (Value, inout JSONWriter) -> Void
  ) -> String {
    var writer = JSONWriter()
    writer.array { writer in
      for value in values { writer.object { members(value, &$0) } }
    }
    return writer.text
  }
}
