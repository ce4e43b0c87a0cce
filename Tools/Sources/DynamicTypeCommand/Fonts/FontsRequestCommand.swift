import ArgumentParser
import CommandSupport
import FontRegistry

/// Says which fonts can be had.
struct FontsRequestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "request",
    abstract: "Ask whether fonts can be had, and from whom.",
    discussion: """
      This is what a program asks that opens a document: fonts by PostScript name, and by family \
      with --family. Fonts of the system and enabled fonts of all providers count. The status is 1 \
      when one cannot be had.

      Examples:
        dynamictype fonts request Example-Bold NotoSans-Regular
        dynamictype fonts request --family "Example" --json
      """
  )

  @Argument(help: ArgumentHelp("PostScript names.", valueName: "name"))
  var names: [String] = []

  @Option(help: ArgumentHelp("A family; repeat for more.", valueName: "name"))
  var family: [String] = []

  @Option(
    help: ArgumentHelp("The text that the provider gave with the font.", valueName: "text")
  )
  var userInfo: [String] = []

  @OptionGroup var output: OutputOptions

  func run() throws {
    let references =
      names.map { FontReference(postScriptName: $0) } + family.map { FontReference(family: $0) }
      + userInfo.map { FontReference(userInfo: $0) }
    guard !references.isEmpty else {
      throw UsageError("no fonts to ask for", hint: "give PostScript names, or '--family'")
    }
    let registry = FontManager.shared
    let consumer = FontProvider(identifier: "dynamictype")
    let (missing, fonts) = try FontsFailure.reporting { () throws(FontRegistryError) in
      (try registry.request(references, by: consumer), try registry.fonts().filter(\.isEnabled))
    }
    output.print(report(references, Set(missing), fonts))
    guard missing.isEmpty else { throw FontsFailure.status }
  }

  private func report(
    _ references: [FontReference],
    _ missing: Set<FontReference>,
    _ fonts: [RegisteredFont]
  ) -> Report {
    var table = TextTable([.left("Font"), .left("Found"), .left("Provider")])
    var json: [JSONValue] = []
    for reference in references {
      let isFound = !missing.contains(reference)
      let provider = isFound ? fonts.first(where: reference.matches)?.provider ?? "system" : nil
      table.rows.append(
        ["\(reference)", isFound ? "yes" : "no", provider ?? TextTable.nothing].map(FontText.shown)
      )
      json.append([
        "postScriptName": JSONValue(reference.postScriptName),
        "family": JSONValue(reference.family),
        "userInfo": JSONValue(reference.userInfo),
        "isFound": .bool(isFound),
        "provider": JSONValue(provider),
      ])
    }
    return Report(
      table: table,
      footnotes: missing.isEmpty ? [] : ["\(missing.count) cannot be had: no provider has them."],
      json: .array(json)
    )
  }
}
