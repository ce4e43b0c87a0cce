import ArgumentParser
import CommandSupport
import Diagnostics
import DesignTokens
import DynamicType

/// Prints typography tokens at the text sizes.
struct TokensTableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "table",
    abstract: "Typography tokens at the twelve text sizes.",
    discussion: """
      Each cell is the font size and the line height in points. With --compare each cell is the \
      line height as a multiple of the size where line heights are scaled as lengths of their \
      own, beside the ratio of the design, which 'ratio' keeps at every size.

      Examples:
        dynamictype tokens table brand.tokens.json
        dynamictype tokens table brand.tokens.json --compare
        dynamictype tokens table brand.tokens.json --json
      """ + ExitStatus.help(ExitStatus.reading + [.findings])
  )

  @OptionGroup var tokens: TokenOptions
  @OptionGroup var rules: TypographyRuleOptions
  @Flag(help: "Print JSON.") var json = false
  @Flag(help: "Compare the two rules for line heights.") var compare = false

  func run() throws {
    let document = try tokens.document()
    try tokens.endWithErrors(of: document)
    let scales = try rules.scales(of: document)
    guard !scales.isEmpty else { throw tokens.nothing("no typography tokens with a size") }
    let table = TypographyTable(scales)
    guard !json else {
      print(table.json, terminator: "")
      return
    }
    let text = compare ? table.lineHeightComparison : table.markdown
    let rows = text.split(separator: "\n").map { line in
      line.split(separator: "|").map { $0.trimming }.filter { !$0.isEmpty }
    }
    guard let titles = rows.first else { return }
    var output = TextTable(
      titles.enumerated().map { index, title in index < 2 ? .left(title) : .right(title) }
    )
    output.rows = Array(rows.dropFirst(2))
    print(output.text(on: .standardOutput) + "\n\n" + scales[0].options.table.versionNote)
  }
}

extension Substring {
  fileprivate var trimming: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
