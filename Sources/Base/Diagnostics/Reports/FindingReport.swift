import FileAccess

/// The findings of a run with everything that a reporter needs.
public struct FindingReport: Sendable {
  /// The findings, in the order in which they are written; paths below the root are relative.
  public let findings: [Finding]

  /// The rules, those of all findings included.
  public let catalog: RuleCatalog

  /// The program that ran.
  public let tool: ReportTool

  /// The absolute path of the project, against which reports write paths; empty to leave them.
  public let root: String

  /// The files that were checked, sorted and relative to the root where they lie below it.
  public let checkedFiles: [String]

  /// The version of the system as which screens were drawn, or `nil` where none were.
  public var systemVersion: String?

  /// Creates a report; the findings are sorted.
  ///
  /// - Parameters:
  ///   - findings: The findings, in any order.
  ///   - catalog: The rules; one that is missing gets its identifier as title.
  ///   - tool: The program that ran.
  ///   - root: The absolute path of the project, or empty.
  ///   - checkedFiles: The files that were checked; files with findings need not be named.
  public init(
    findings: [Finding],
    catalog: RuleCatalog,
    tool: ReportTool,
    root: String = "",
    checkedFiles: [String] = []
  ) {
    self.findings = findings.map { $0.relative(to: root) }.inReportOrder()
    self.catalog = catalog.describing(findings)
    self.tool = tool
    self.root = root
    let files = checkedFiles.map { FilePath.relative($0, to: root) }
    self.checkedFiles = Set(files + self.findings.map(\.location.file)).sorted()
  }
}

/// The program that a report is from.
public struct ReportTool: Hashable, Sendable {
  /// Its name, such as `dynamictype`.
  public var name: String

  /// Its version as semantic versioning writes it.
  public var version: String

  /// The address of its page, or `nil`.
  public var address: String?

  /// Creates a description of a program.
  public init(name: String, version: String, address: String? = nil) {
    self.name = name
    self.version = version
    self.address = address
  }
}
