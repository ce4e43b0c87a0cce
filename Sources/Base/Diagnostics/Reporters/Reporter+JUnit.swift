extension Reporter {
  /// JUnit's XML: a suite for each file, a failed case for each warning and error.
  ///
  /// A file without these is a case that passes; notes are its output.
  public static let junit = Reporter(
    "junit",
    summary: "XML for services that show results of tests"
  ) { report in
    let counts = FindingCounts(report.findings)
    let groups = Dictionary(grouping: report.findings, by: \.location.file)
    let suites = report.checkedFiles.map { suite($0, groups[$0] ?? [], in: report) }
    let tests = suites.reduce(0) { $0 + $1.tests }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(report.tool.name.xmlEscaped)" tests="\(tests)" \
      failures="\(counts.errors + counts.warnings)">
      \(suites.map(\.xml).joined())</testsuites>

      """
  }

  private static func suite(
    _ file: String,
    _ findings: [Finding],
    in report: FindingReport
  ) -> (xml: String, tests: Int) {
    let failures = findings.filter { $0.severity != .note }
    let notes = findings.filter { $0.severity == .note }
    let file = file.xmlEscaped
    var cases = failures.map { failure($0, file: file) }.joined()
    if failures.isEmpty {
      cases = "    <testcase classname=\"\(file)\" name=\"no warnings or errors\"/>\n"
    }
    let tests = max(failures.count, 1)
    let output = notes.map { "\(place(of: $0)): \($0.messageWithRule.withoutControls)" }
    return (
      """
        <testsuite name="\(file)" tests="\(tests)" failures="\(failures.count)">
      \(cases)\(output.isEmpty ? "" : systemOut(output))  </testsuite>

      """,
      tests
    )
  }

  private static func failure(_ finding: Finding, file: String) -> String {
    let name = [finding.rule.id, place(of: finding)].joined(separator: " at ").xmlEscaped
    let details =
      [finding.hint].compactMap { $0 } + finding.measures.map(\.description)
      + finding.context.map { "\($0.name) \($0.value)" }
    return """
          <testcase classname="\(file)" name="\(name)">
            <failure message="\(finding.message.xmlEscaped)" type="\(finding.severity.rawValue)">\
      \(details.map(\.withoutControls).joined(separator: "\n").xmlTextEscaped)</failure>
          </testcase>

      """
  }

  /// The line, the object and the circumstances, so that cases of one rule have names of their own.
  private static func place(of finding: Finding) -> String {
    let location = finding.location
    let line = location.line > 0 ? ["line \(location.line)"] : []
    let object = location.objectID.map { ["object \($0)"] } ?? []
    let parts = line + object + finding.context.filter(\.identifies).map(\.value)
    return parts.isEmpty ? "the whole file" : parts.joined(separator: ", ")
  }

  private static func systemOut(_ lines: [String]) -> String {
    "    <system-out>\(lines.joined(separator: "\n").xmlTextEscaped)</system-out>\n"
  }
}
