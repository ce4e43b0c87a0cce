import ArgumentParser
import CommandSupport
import Diagnostics
import DesignTokens
import DynamicType
import WebTypography

/// Writes a style sheet with which web pages follow the text size.
struct CSSCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "css",
    abstract: "A style sheet with which web pages follow the text size.",
    discussion: """
      Each text style is a class such as dt-body, exact in the twelve categories and on \
      curves between them. The size comes from the browser's text scale, from an attribute \
      such as data-content-size="AX3", and in web views of iOS from the system. Spacing, icons \
      and columns grow along, and data-maximum-content-size limits what is inside it. With \
      --tokens the classes are the typography tokens of a file.

      Examples:
        dynamictype css
        dynamictype css --style body,headline --prefix app --spacing 4,8,16
        dynamictype css --head
        dynamictype css --specimen
      """ + ExitStatus.help(ExitStatus.reading)
  )

  @Option(
    help: ArgumentHelp(
      "Text styles; repeat or separate by commas. (default: all)",
      valueName: "name"
    ),
    completion: .list(TextStyle.standard.map(\.name))
  )
  var style: [String] = []

  @OptionGroup var file: TokenFileOption
  @OptionGroup var look: StyleSheetOptions
  @OptionGroup var version: SystemVersionOptions

  @Flag(help: "Print the elements that a page needs in its head.")
  var head = false

  @Flag(help: "Write a page that shows every style in every category.")
  var specimen = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; without it the text is printed.", valueName: "path"),
    completion: .file()
  )
  var output: String?

  func run() throws {
    guard !(head && specimen) else {
      throw UsageError("'--head' and '--specimen' exclude each other")
    }
    try TextOutput(path: output).write(try text())
  }

  private func text() throws -> String {
    if head { return WebStyleSheet.headMarkup + "\n" }
    let table = TypeTable.table(for: .iOS, systemVersion: try version.systemVersion(of: .iOS))
    let scales = try file.scales(TypographyOptions(table: table))
    guard scales == nil || style.isEmpty else {
      throw UsageError("'--tokens' and '--style' exclude each other")
    }
    let chosen = style.isEmpty ? TextStyle.standard : try table.styles(named: style)
    let styles = scales.map(WebTextStyle.styles(of:)) ?? WebTextStyle.styles(chosen, in: table)
    let sheet = try look.sheet(styles, table: table)
    return specimen ? WebSpecimen(sheet: sheet).html : sheet.css
  }
}
