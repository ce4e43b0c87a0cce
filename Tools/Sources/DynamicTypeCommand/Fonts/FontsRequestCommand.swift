import ArgumentParser
import CommandSupport
import Diagnostics
import FontDescriptors
import FontManagement
import FontRegistry

/// Finds out which fonts are available.
struct FontsRequestCommand: FontRegistryCommand {
  static let configuration = CommandConfiguration(
    commandName: "request",
    abstract: "Ask whether fonts can be had, and from whom.",
    discussion: """
      This is what a program asks that opens a document: fonts by PostScript name, and by family \
      with --family. Fonts of the system and enabled fonts of all providers count. For fonts that \
      cannot be had the text says what is shown instead, and the status is 1.

      Examples:
        dynamictype fonts request Example-Bold NotoSans-Regular
        dynamictype fonts request --family "Example" --json
      """ + ExitStatus.help([.failure])
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
    output.print(report(references, missing, fonts))
    guard missing.isEmpty else { throw FontsFailure.status }
  }

  private func report(
    _ references: [FontReference],
    _ unresolved: [FontReference],
    _ fonts: [RegisteredFont]
  ) -> Report {
    let missing = MissingFonts(unresolved, in: FontManager.shared.collection)
    let instead = Dictionary(missing.fonts.map { ($0.name, $0) }) { first, _ in first }
    var table = TextTable([.left("Font"), .left("Found"), .left("Provider")])
    var json: [JSONValue] = []
    for reference in references {
      let isFound = !unresolved.contains(reference)
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
        "shownIn": JSONValue(isFound ? nil : instead["\(reference)"]?.substitute),
      ])
    }
    return Report(
      table: table,
      footnotes: missing.fonts.isEmpty ? [] : dialogue(missing),
      tips: missing.fonts.isEmpty ? [] : ["'dynamictype fonts install FILE' installs a font."],
      json: .array(json)
    )
  }

  /// The dialogue of missing fonts as lines.
  private func dialogue(_ missing: MissingFonts) -> [String] {
    ["\(missing.title). \(missing.message)", ""]
      + missing.fonts.map { FontText.shown("  \($0.name): \($0.explanation)") }
  }
}

extension MissingFonts {
  /// Finds the replacements of fonts that a request could not find.
  fileprivate init(_ references: [FontReference], in collection: FontCollection) {
    let named = references.filter { $0.postScriptName != nil || $0.family != nil }
    let descriptors = named.map {
      FontDescriptor(family: $0.family, postScriptName: $0.postScriptName)
    }
    self.init(descriptors, in: collection)
    fonts += references.filter { !named.contains($0) }.map { Font(name: "\($0)") }
  }
}
