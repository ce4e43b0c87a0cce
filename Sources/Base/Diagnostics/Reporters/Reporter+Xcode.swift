import FileAccess

extension Reporter {
  /// Lines that Xcode shows beside the source: `path:line:column: severity: message (rule)`.
  ///
  /// Paths are absolute where the report has a root. An unknown line or column is 1.
  public static let xcode = Reporter(
    "xcode",
    summary: "lines that Xcode and other editors show beside the source"
  ) { report in
    report.findings.map { finding in
      let location = finding.location
      let path = FilePath.absolute(location.file, in: report.root).withoutControls
      let place = "\(path):\(max(location.line, 1)):\(max(location.column, 1))"
      let message = finding.messageWithRule.withoutControls
      return "\(place): \(finding.severity.rawValue): \(message)\n"
    }
    .joined()
  }
}
