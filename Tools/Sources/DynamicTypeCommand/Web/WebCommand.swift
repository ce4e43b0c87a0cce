import ArgumentParser
import CommandSupport
import Diagnostics
import DynamicType
import FileAccess
import ScreenPreview
import WebPageFindings
import WebPages

/// Shows the web pages of an app at every text size.
struct WebCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "web",
    abstract: "Show bundled web pages at every text size, and find what does not follow.",
    discussion: """
      Pages are drawn by a headless Chromium as a web view of iOS shows them: Apple's font \
      keywords and -webkit-text-size-adjust have their sizes. Pages read files of their folder \
      alone and nothing from the network.

      Examples:
        dynamictype web MyApp/Resources --output pages
        dynamictype web about.html --category XS,L,AX5
        dynamictype web MyApp/Resources --json
      """ + ExitStatus.help(ExitStatus.reading + [.findings, .unavailable])
  )

  @Argument(help: "A page, or a folder with pages.", completion: .file())
  var path: String

  @Option(
    help: ArgumentHelp(
      "Categories such as AX3; repeat or use commas. (default: all)",
      valueName: "name"
    ),
    completion: .list(ContentSizeCategory.allCases.map(\.shortName) + ["all"])
  )
  var category: [String] = []

  @Option(help: ArgumentHelp("The device whose width the web view has.", valueName: "name"))
  var device = "iPhone 16"

  @Option(
    help: ArgumentHelp("The folder whose files pages may read.", valueName: "path"),
    completion: .directory
  )
  var base: String?

  @Option(help: ArgumentHelp("The seconds that a page may take.", valueName: "seconds"))
  var timeLimit = 20

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write pictures and a page with them into a folder.", valueName: "path"),
    completion: .directory
  )
  var output: String?

  @Flag(help: "Print the findings as JSON.")
  var json = false

  func run() throws {
    guard timeLimit > 0 else { throw UsageError("'--time-limit' needs a number above 0") }
    let device = try NameList.devices.value(named: device)
    let categories = try TypeTable.iOS.categories(named: category).sorted()
    let (folder, files) = try pages()
    guard let seat = ChildSeat.current else {
      // A browser and its profile end with the child, also when this process is interrupted.
      let seconds = timeLimit.multipliedReportingOverflow(by: categories.count + 1)
      let limits = ScreenChildren.Limits(seconds: seconds.overflow ? .max : seconds.partialValue)
      throw ExitCode(try ScreenChildren(limits).runOne())
    }
    var run = WebRun(
      folder: folder,
      categories: categories,
      size: device.size(in: .portrait),
      timeLimit: .seconds(timeLimit),
      output: output.map { OutputFolder(path: $0) }
    )
    for file in files {
      seat.log.begin(file)
      try run.show(file)
      seat.log.end()
    }
    try run.writePage()
    let report = FindingReport(
      findings: run.findings,
      catalog: .all,
      tool: ReportTool(name: "dynamictype", version: CommandVersion.current),
      checkedFiles: files.map { FilePath.relative($0, to: folder.path) }
    )
    let reporter = json ? Reporter.json : .text(usesColor: Terminal.standardOutput.allowsBold)
    let text = reporter.text(for: report)
    StandardOutput.write(text.hasSuffix("\n") ? text : text + "\n")
    for note in run.notes { Terminal.writeError("note: \(note)") }
    if run.findings.contains(where: { $0.severity == .error }) {
      throw ExitCode(ExitStatus.findings.rawValue)
    }
  }

  /// The folder that pages may read, and the pages.
  private func pages() throws(UsageError) -> (PageFolder, [String]) {
    guard let resolved = PageFolder.resolved(path) else {
      throw UsageError("'\(path)' does not exist", status: .missingInput)
    }
    guard FileSystem.kind(of: resolved) != .other else {
      throw UsageError("'\(path)' is neither a file nor a folder", status: .missingInput)
    }
    if let own = PageFolder(resolved) {
      guard let folder = base.map({ PageFolder($0) }) ?? own else { throw missingBase }
      let files = own.pages()
      guard !files.isEmpty else {
        throw UsageError("'\(path)' has no pages that end in .html", status: .missingInput)
      }
      return (folder, files)
    }
    guard FileBytes.prefix(of: resolved, count: 1) != nil else {
      throw UsageError(FileError(.unreadable, path: path))
    }
    guard let folder = PageFolder(base ?? FilePath.folder(resolved)) else { throw missingBase }
    return (folder, [resolved])
  }

  private var missingBase: UsageError {
    UsageError("there is no folder '\(base ?? "")'", status: .missingInput)
  }
}
