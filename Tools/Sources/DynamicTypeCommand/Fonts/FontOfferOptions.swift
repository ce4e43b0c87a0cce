import ArgumentParser
import CommandSupport
import FontDescriptors
import FontManagement
import FontRegistry

/// The options for the fonts that are offered.
struct FontOfferOptions: ParsableArguments {
  @Flag(help: "Offer the faces of families too.")
  var faces = false

  @Option(
    help: ArgumentHelp(
      "Traits that a face must have: bold, italic, monospaced, condensed, expanded.",
      valueName: "names"
    ),
    completion: .list(FontTraitNames.all)
  )
  var traits: String?

  @Option(
    help: ArgumentHelp("Languages that a family must write, as tags.", valueName: "tags")
  )
  var language: [String] = []

  @Option(help: ArgumentHelp("Words of the name.", valueName: "text"))
  var query = ""

  /// Returns the configuration for a picker.
  func configuration(
    displaysUsingSystemFont: Bool
  ) throws(UsageError) -> FontPicker.Configuration {
    FontPicker.Configuration(
      includesFaces: faces,
      displaysUsingSystemFont: displaysUsingSystemFont,
      filteredTraits: try FontTraitNames.traits(named: traits),
      languageFilter: try filter
    )
  }

  /// The fonts of the system and the enabled fonts of all providers.
  func collection() throws -> FontCollection {
    let registry = FontManager.shared
    try FontsFailure.reporting { () throws(FontRegistryError) in
      for provider in Set(try registry.fonts().map(\.provider)).sorted() {
        try registry.useFonts(of: FontProvider(identifier: provider))
      }
    }
    return registry.collection
  }

  /// The languages that must or may be supported, in order.
  var namedLanguages: [String] {
    language.flatMap { $0.split(separator: ",").map(String.init) }.filter { $0.first != "!" }
  }

  private var filter: FontLanguageFilter? {
    get throws(UsageError) {
      var parts: [FontLanguageFilter] = []
      for group in language {
        let tags = group.split(separator: ",", omittingEmptySubsequences: false)
        var alternatives: [FontLanguageFilter] = []
        for tag in tags { alternatives.append(try Self.filter(String(tag))) }
        parts.append(alternatives.count == 1 ? alternatives[0] : .any(alternatives))
      }
      return parts.isEmpty ? nil : .all(parts)
    }
  }

  private static func filter(_ text: String) throws(UsageError) -> FontLanguageFilter {
    let tag = String(text.drop { $0 == "!" })
    let first = tag.prefix { $0 != "-" }
    guard (2...3).contains(first.utf8.count),
      tag.utf8.allSatisfy({ $0 == 0x2D || Character(Unicode.Scalar($0)).isLetterOrDigit })
    else {
      throw UsageError(
        "'\(FontText.shown(text))' is no language",
        hint: "languages are tags such as 'ja', 'zh-Hant' and 'pt-BR', with '!' in front to exclude"
      )
    }
    return text.hasPrefix("!") ? .not(.language(tag)) : .language(tag)
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}

/// The traits by their names on the command line.
enum FontTraitNames {
  private static let traits: [(name: String, trait: SymbolicTraits)] = [
    ("bold", .bold), ("italic", .italic), ("monospaced", .monoSpace), ("condensed", .condensed),
    ("expanded", .expanded),
  ]

  static var all: [String] { traits.map(\.name) }

  /// Reads names that are separated by commas.
  static func traits(named text: String?) throws(UsageError) -> SymbolicTraits {
    var result: SymbolicTraits = []
    for name in text?.split(separator: ",") ?? [] {
      guard let found = traits.first(where: { $0.name == name.lowercased() }) else {
        throw UsageError.unknown(
          FontText.shown(String(name)),
          kind: "trait",
          among: all,
          hint: "traits are \(all.joined(separator: ", "))"
        )
      }
      result.insert(found.trait)
    }
    return result
  }

  /// The names of traits.
  static func names(of traits: SymbolicTraits) -> [String] {
    self.traits.filter { traits.contains($0.trait) }.map(\.name)
  }
}
