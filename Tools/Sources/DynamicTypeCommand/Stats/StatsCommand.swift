import ArgumentParser
import CommandSupport
import Diagnostics
import DynamicType
import FileAccess
import SizeStatistics

/// Shows the distribution of users' text sizes, and the cost of a cap.
struct StatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Show which text sizes users have, and whom a cap cuts off.",
    discussion: """
      The file holds counts (category,count) or events (category, perhaps user and time; the \
      newest event of each user counts): a table with a header, JSON, or JSON Lines. Sizes \
      are names such as AX3 or UICTContentSizeCategoryL, ranges such as XS–M, or text scales \
      of other systems such as 1.3.

      Sizes and groups with fewer than 10 users are merged with others. Nothing leaves the \
      machine, and no file but that of --svg is written.

      Examples:
        dynamictype stats sizes.csv
        dynamictype stats sizes.csv --by platform --svg sizes.svg
        dynamictype stats sizes.csv --before last-year.csv
        dynamictype stats - --cap XXXL --tokens brand.tokens.json
      """ + ExitStatus.help(ExitStatus.reading + [.notCovered])
  )

  @Argument(help: "The file, or - for standard input.", completion: .file())
  var file: String

  @Option(
    help: ArgumentHelp(
      "Design tokens whose typography is checked instead of the text styles.",
      valueName: "file"
    ),
    completion: .file(extensions: ["json", "tokens"])
  )
  var tokens: String?

  @Option(
    help: ArgumentHelp(
      "Columns to group users by, such as platform; repeat, or separate by commas.",
      valueName: "column"
    )
  )
  var by: [String] = []

  @Option(
    help: ArgumentHelp(
      "Caps to judge, such as XXXL; repeat, or separate by commas.",
      valueName: "category"
    ),
    completion: .list(ContentSizeCategory.allCases.map(\.shortName))
  )
  var cap: [String] = []

  @Option(
    help: ArgumentHelp(
      "The fewest users in a size or group that is shown; 1 merges nothing.",
      valueName: "number"
    )
  )
  var minimumGroup = SizeSummary.defaultMinimumGroup

  @Option(
    help: ArgumentHelp("An earlier file, to show what has changed since.", valueName: "file"),
    completion: .file()
  )
  var before: String?

  @Option(
    help: ArgumentHelp("Draw the chart into a file.", valueName: "file"),
    completion: .file(extensions: ["svg"])
  )
  var svg: String?

  @Flag(help: "Print Markdown.")
  var markdown = false

  @OptionGroup var output: OutputOptions

  func run() throws {
    guard minimumGroup > 0 else {
      throw UsageError("'--minimum-group' needs a whole number above 0, not '\(minimumGroup)'")
    }
    if markdown, output.json { throw UsageError("'--markdown' and '--json' exclude each other") }
    if let svg, !svg.lowercased().hasSuffix(".svg") {
      throw UsageError("'--svg' needs a name that ends in .svg")
    }
    let caps = try CommaSeparatedNames(cap).values(NameList.categories.value(named:))
    let texts = try StatsTexts(tokens: tokens, caps: caps)
    let statistics = try read(file, groupedBy: by)
    let earlier = try before.map { path in
      SizeSummary(try read(path, groupedBy: []), minimumGroup: minimumGroup)
    }
    let report = StatsReport(
      statistics: statistics,
      summary: SizeSummary(statistics, minimumGroup: minimumGroup),
      caps: caps,
      texts: texts,
      earlier: earlier
    )
    if let svg { try TextOutput(path: svg).write(report.chart.svg) }
    print(output.json ? report.json.description : text(of: report))
    if statistics.rows.counted == 0 { throw ExitCode(ExitStatus.notCovered.rawValue) }
  }

  private func text(of report: StatsReport) -> String {
    markdown ? report.markdown : report.text(on: .standardOutput)
  }

  private func read(_ file: String, groupedBy by: [String]) throws(UsageError) -> SizeReadingResult
  {
    let columns = by.isEmpty ? [] : CommaSeparatedNames(by).names
    let name = file == "-" ? "standard input" : file
    var reader = SizeStatisticsReader(SizeReadingOptions(file: name, groupedBy: columns))
    var input = try InputBytes(path: file)
    while reader.readsOn, let piece = try input.next() { reader.read(piece) }
    let statistics = reader.finish()
    if statistics.groupedBy.count < columns.count, let first = statistics.diagnostics.first {
      throw UsageError(Self.clause(first.message), hint: Self.clause(first.hint))
    }
    for line in StatsDiagnostics(statistics).lines { Terminal.writeError(line) }
    return statistics
  }

  /// A sentence as the clause of an error.
  private static func clause(_ sentence: String) -> String {
    let text = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
