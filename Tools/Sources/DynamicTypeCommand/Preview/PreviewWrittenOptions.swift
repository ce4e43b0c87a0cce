import ArgumentParser
import CommandSupport
import Diagnostics
import FileAccess
import ScreenPreview

/// The output of the command: content, destination and format.
struct PreviewWrittenOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder for the page (index.html) and the pictures.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Files with one screen each: png, svg, pdf, by commas; needs --output.",
      valueName: "format"
    ),
    completion: .list(PictureFormat.allCases.map(\.rawValue))
  )
  var pictures: [String] = []

  @Flag(help: "Write no page.")
  var noPage = false

  @Flag(help: "Replace an index.html in the folder that no preview has written.")
  var force = false

  @Option(
    help: ArgumentHelp(
      "Show what changed since an earlier run: its preview.json or its page; needs --output.",
      valueName: "file"
    ),
    completion: .file(extensions: ["json", "html"])
  )
  var compare: String?

  @Flag(
    help: "Stay, and write the page again whenever a file of the app changes; needs --output."
  )
  var watch = false

  @Option(
    help: ArgumentHelp(
      "The format of what is printed: \(Reporter.all.map(\.name).joined(separator: ", ")).",
      valueName: "name"
    ),
    completion: .list(Reporter.all.map(\.name))
  )
  var format = "text"

  @Option(
    help: ArgumentHelp(
      "Write a report into a file, too, such as sarif=preview.sarif; repeat.",
      valueName: "format=file"
    )
  )
  var report: [String] = []

  @Flag(help: "Print JSON; the same as --format json.")
  var json = false

  @Flag(name: .shortAndLong, help: "Print the findings without the summary.")
  var quiet = false

  @Flag(help: "Print the summary without the findings.")
  var summary = false

  @Flag(help: "Show all screens, even if nothing changed since the last run with these options.")
  var noCache = false

  /// Whether the result of a run is cached for an identical one.
  func keepsAnswers(_ run: PreviewRun) -> Bool { !noCache && !watch && !run.writesBaseline }

  /// Applies the options to a run.
  func apply(to run: inout PreviewRun) throws(UsageError) {
    let formats = try CommaSeparatedNames(pictures).values(Self.formats.value(named:))
    if let output, let kind = FileSystem.kind(of: output), kind != .folder {
      throw UsageError(
        "'\(output)' is no folder",
        hint: "'--output' names the folder of the page and of the pictures",
        status: .unwritableOutput
      )
    }
    guard formats.isEmpty || output != nil else {
      throw UsageError("'--pictures' needs '--output'")
    }
    guard !quiet || !summary else {
      throw UsageError("'--quiet' and '--summary' exclude each other")
    }
    guard !noPage || output != nil else { throw UsageError("'--no-page' needs '--output'") }
    guard compare == nil || output != nil && !noPage else {
      throw UsageError("'--compare' needs a page: give '--output'")
    }
    guard !watch || output != nil && !noPage else {
      throw UsageError("'--watch' needs a page: give '--output'")
    }
    run.writing.comparePath = compare
    run.writing.folder = output
    run.writing.writesPage = !noPage
    run.writing.replacesAnyPage = force
    run.writing.formats = formats
  }

  /// The requested reports.
  func reporters() throws(UsageError) -> PreviewReports {
    let files = try report.map { text throws(UsageError) in
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw UsageError("'--report' needs a format and a file such as sarif=preview.sarif")
      }
      return (reporter: try Self.reporter(named: parts[0]), path: parts[1])
    }
    return PreviewReports(
      printed: try Self.reporter(named: json ? "json" : format),
      isForPeople: !json && format == "text",
      isQuiet: quiet,
      isSummary: summary,
      files: files
    )
  }

  private static func reporter(named name: String) throws(UsageError) -> Reporter {
    try NameList(kind: "format", names: Reporter.all.map(\.name), read: { Reporter.named($0) })
      .value(named: name)
  }

  private static let formats = NameList(
    kind: "picture format",
    names: PictureFormat.allCases.map(\.rawValue),
    read: { PictureFormat(rawValue: $0.lowercased()) }
  )
}
