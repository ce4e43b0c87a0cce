import ArgumentParser
import CommandSupport
import Diagnostics
import DynamicType

/// Prints the type table of a platform.
struct SizesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sizes",
    abstract: "Print the size, leading and weight of the text styles in every category.",
    discussion: """
      A cell such as 17/22 is a point size and a leading, the distance from baseline to \
      baseline. The sizes of iOS are those of Apple's Human Interface Guidelines, with the leadings \
      measured on iOS 26; --system-version 18 chooses the leadings of the guidelines. --notes tells \
      what is doubtful, and where numbers are estimates.

      Examples:
        dynamictype sizes
        dynamictype sizes --style body,headline --category L,AX3
        dynamictype sizes --platform watchOS --watch-case 41mm
        dynamictype sizes --system-version 18 --notes
        dynamictype sizes --json
      """ + ExitStatus.help()
  )

  @OptionGroup var styles: StylesOption

  @OptionGroup var categories: CategoriesOption

  @Option(
    help: ArgumentHelp("Mark the default category of a watch, such as 41mm.", valueName: "size"),
    completion: .list(WatchCase.names)
  )
  var watchCase: String?

  @Flag(help: "Tell what is doubtful about cells.")
  var notes = false

  @OptionGroup var tableOptions: TypeTableOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let watchCase = try watchCase.map { try WatchCase.list.value(named: $0) }
    let table = try tableOptions.table(fallback: watchCase == nil ? .iOS : .watchOS)
    if watchCase != nil, table.platform != .watchOS {
      throw UsageError("'--watch-case' needs '--platform watchOS', not '\(table.platform)'")
    }
    let report = SizesReport(
      table: table,
      styles: try table.styles(named: styles.style),
      categories: try table.categories(named: categories.category),
      namesCategories: table.supportsDynamicType || !categories.category.isEmpty,
      watchCase: watchCase,
      printsNotes: notes
    )
    output.print(report.report)
  }
}
