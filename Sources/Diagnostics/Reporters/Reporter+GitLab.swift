import JSONText

extension Reporter {
  /// The Code Quality report of GitLab, with a fingerprint that is there once.
  public static let gitlab = Reporter(
    "gitlab",
    aliases: ["codeclimate"],
    summary: "the Code Quality report of GitLab"
  ) { report in
    var writer = JSONWriter()
    writer.array { writer in
      for (finding, mark) in report.findings.withOccurrences(in: report.root) {
        writer.object { writer in
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
    }
    return writer.text
  }

  private static func severity(of finding: Finding) -> String {
    switch finding.severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
