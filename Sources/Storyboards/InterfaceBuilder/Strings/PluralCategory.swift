/// The forms that languages have for counts, with the names of Unicode CLDR.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// Nothing, where a language or a text has a form for it.
  case zero
  /// One, and numbers that are counted like it.
  case one
  /// Two, and numbers that are counted like it.
  case two
  /// A few.
  case few
  /// Many.
  case many
  /// The form for everything else, which every text has.
  case other

  /// Returns the form for a whole number in a language.
  ///
  /// Source: Unicode CLDR 46, `supplemental/plurals.xml`, cardinal rules for whole numbers.
  /// Languages that are not in the table count like English.
  ///
  /// - Parameters:
  ///   - count: The number; of a negative one its size counts.
  ///   - language: A language tag, such as `de` or `pt-PT`.
  public init(_ count: Int, language: String) {
    let parts = language.split { $0 == "-" || $0 == "_" }
    let code = parts.first.map { $0.lowercased() } ?? ""
    let isPortugal = code == "pt" && parts.dropFirst().contains { $0.uppercased() == "PT" }
    let number = count.magnitude
    let rule = isPortugal ? PluralRule.romance : PluralRule.of[code] ?? .english
    self = rule.category(number)
  }
}

/// The rules that several languages share.
enum PluralRule {
  case none
  case english
  case zeroAndOne
  case french
  case romance
  case portuguese
  case russian
  case serbian
  case polish
  case czech
  case slovenian
  case lithuanian
  case latvian
  case romanian
  case arabic
  case hebrew
  case icelandic
  case filipino
  case welsh
  case irish
  case maltese

  static let of: [String: PluralRule] = {
    let rows: [(PluralRule, String)] = [
      (.none, "ja zh ko vi th id ms my lo bo dz jv km su to wo yo ig yue"),
      (.zeroAndOne, "hi bn gu kn fa am zu as hy si pa ak ln mg ti doi"),
      (.french, "fr"), (.romance, "es it ca"), (.portuguese, "pt"),
      (.russian, "ru uk be"), (.serbian, "sr hr bs sh"), (.polish, "pl"), (.czech, "cs sk"),
      (.slovenian, "sl"), (.lithuanian, "lt"), (.latvian, "lv"), (.romanian, "ro mo"),
      (.arabic, "ar"), (.hebrew, "he iw"), (.icelandic, "is mk"), (.filipino, "fil tl"),
      (.welsh, "cy"), (.irish, "ga"), (.maltese, "mt"),
    ]
    return rows.reduce(into: [:]) { table, row in
      for code in row.1.words { table[code] = row.0 }
    }
  }()
}
