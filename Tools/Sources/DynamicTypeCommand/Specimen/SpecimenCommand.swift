import ArgumentParser
import CommandSupport
import Diagnostics
import DynamicType
import Rendering

/// Draws text in all sizes.
struct SpecimenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "specimen",
    abstract: "Draw text in all sizes.",
    discussion: """
      The sheet shows the text in every category, style below style, in lines as high as the \
      style's leading; --scripts shows a word in six scripts instead. The name of the file decides \
      between PNG, SVG and PDF; text stays text in the last two. --pages gives each style, or each \
      script, a page of its own in one PDF.

      Examples:
        dynamictype specimen --output specimen.png
        dynamictype specimen "Good morning" --style body --dark --output body.svg
        dynamictype specimen --scripts --pages --output scripts.pdf
      """ + ExitStatus.help()
  )

  @Argument(help: "The text.")
  var text: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file: .png, .svg or .pdf.", valueName: "file"),
    completion: .file(extensions: ["png", "svg", "pdf"])
  )
  var output: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point of a PNG.", valueName: "number"),
    completion: .list(["1", "2", "3"])
  )
  var scale = "2"

  @OptionGroup var styles: StylesOption

  @OptionGroup var categories: CategoriesOption

  @OptionGroup var language: LanguageOption

  @Flag(help: "Show a word in six scripts.")
  var scripts = false

  @Flag(help: "A page for each style or script of a PDF.")
  var pages = false

  @Flag(help: "Light text on dark paper.")
  var dark = false

  @OptionGroup var tableOptions: TypeTableOptions

  func run() throws {
    if scripts, text != nil || language.language != nil {
      throw UsageError("'--scripts' has words and languages of its own")
    }
    let scale = try NumberReader("--scale", .positive).read(scale)
    let file = try SpecimenFile(path: output, scale: scale)
    if pages, file.format != .pdf {
      throw UsageError("'--pages' needs an '--output' whose name ends in .pdf")
    }
    try file.write(try sheet(file.format))
  }

  private func sheet(_ format: CanvasFormat) throws(UsageError) -> [UInt8] {
    let content = try content()
    do throws(CanvasError) {
      return try sheets(of: content).file(format, title: text ?? content.summary)
    } catch {
      throw UsageError("\(error)")
    }
  }

  private func sheets(of content: SpecimenContent) -> [Sheet] {
    let theme = dark ? SpecimenTheme.dark : .light
    if scripts {
      let sheet = ScriptSheet(content: content, theme: theme)
      return pages ? sheet.pages : [sheet.sheet]
    }
    let text = text ?? "Hamburgefonstiv"
    let sheet = WaterfallSheet(content: content, text: text, theme: theme)
    return pages ? sheet.pages : [sheet.sheet]
  }

  private func content() throws(UsageError) -> SpecimenContent {
    let table = try tableOptions.table()
    return SpecimenContent(
      table: table,
      styles: try table.styles(named: styles.style),
      categories: try table.categories(named: categories.category),
      systemVersion: try tableOptions.version.systemVersion(of: table.platform),
      language: language.language
    )
  }
}
