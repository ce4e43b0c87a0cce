import ArgumentParser
import CommandSupport
import Diagnostics
import DynamicType

/// Scales values and font sizes as `UIFontMetrics` does.
struct ScaleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scale",
    abstract: "Scale values and font sizes for a category.",
    discussion: """
      A value is the value at Large. It grows as the leading of the text style grows, as with \
      UIFontMetrics: a value is rounded to a pixel, the size of a font to a whole point.

      Examples:
        dynamictype scale 8 10 17 --style body --category AX5
        dynamictype scale 17 --category all --json
        dynamictype scale 17 --reaches 30 --maximum-category AX2
        dynamictype scale --category XL -- -8
      """ + ExitStatus.help()
  )

  @Argument(help: "Values at Large, in points; negative ones after --.")
  var values: [String]

  @Option(
    help: ArgumentHelp("The text style whose growth is followed.", valueName: "name"),
    completion: .list(NameList.textStyles.names)
  )
  var style = "body"

  @Option(
    help: ArgumentHelp(
      "Categories such as AX3; repeat, separate by commas, or 'all'. (default: L)",
      valueName: "name"
    ),
    completion: .list(ContentSizeCategory.allCases.map(\.shortName) + ["all"])
  )
  var category: [String] = []

  @OptionGroup var displayScale: DisplayScaleOption

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The largest size of a font.", valueName: "size")
  )
  var maximumPointSize: String?

  @Option(
    help: ArgumentHelp("The largest category to scale for.", valueName: "name"),
    completion: .list(ContentSizeCategory.allCases.map(\.shortName))
  )
  var maximumCategory: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Tell in which category a font reaches this size, and whether it reaches 200 %.",
      valueName: "size"
    )
  )
  var reaches: String?

  @OptionGroup var tableOptions: TypeTableOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let report = ScaleReport(
      values: try values.map { try NumberReader("<values>", .any).read($0) },
      scaling: try scaling(),
      categories: try tableOptions.table().categories(named: category.isEmpty ? ["L"] : category),
      target: try NumberReader("--reaches", .positive).read(reaches)
    )
    output.print(report.report)
  }

  private func scaling() throws(UsageError) -> Scaling {
    let table = try tableOptions.table()
    return Scaling(
      table: table,
      style: try table.style(named: style),
      displayScale: try displayScale.value(),
      maximumPointSize: try NumberReader("--maximum-point-size", .positive).read(maximumPointSize),
      maximumCategory: try maximumCategory.map { name throws(UsageError) in
        try table.category(named: name)
      }
    )
  }
}
