import JSONText

extension Reporter {
  /// SARIF 2.1.0, which GitHub's code scanning and other services show.
  ///
  /// Paths are relative to `%SRCROOT%` and percent-encoded. An unknown line is 1, because code
  /// scanning drops results without one; it also ignores results after the first 5,000 of a run.
  public static let sarif = Reporter(
    "sarif",
    summary: "SARIF 2.1.0 for code scanning"
  ) { report in
    SARIFReport(report: report).text
  }
}

/// A run in SARIF 2.1.0 (OASIS Standard, Errata 01); the numbers of clauses are its own.
struct SARIFReport {
  let report: FindingReport

  var text: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member(
        "$schema",
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"
          + "sarif-schema-2.1.0.json"
      )
      writer.member("version", "2.1.0")
      writer.array("runs") { $0.object { writeRun(to: &$0) } }
    }
    return writer.text
  }

  private func writeRun(to writer: inout JSONWriter) {
    writer.object("tool") { writer in
      writer.object("driver") { writer in
        writer.member("name", report.tool.name)
        writer.member("version", report.tool.version)
        writer.member("semanticVersion", report.tool.version)
        writer.member("informationUri", report.tool.address)
        writer.array("rules") { writer in
          for rule in report.catalog.rules { write(rule, to: &writer) }
        }
      }
    }
    writer.member("columnKind", "utf16CodeUnits")
    writer.array("results") { writer in
      for (finding, mark) in report.findings.withOccurrences(in: report.root) {
        writer.object { write(finding, mark: mark, to: &$0) }
      }
    }
  }
}
