import DynamicType

/// The writing direction of languages.
enum LanguageDirection {
  /// The languages whose usual script runs from right to left, by CLDR's character order.
  private static let rightToLeft: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "lrc", "mzn", "nqo", "pnb", "ps", "sd", "syr",
    "ug", "ur", "yi",
  ]
  private static let rightToLeftScripts: Set<String> = [
    "adlm", "arab", "hebr", "nkoo", "rohg", "syrc", "thaa",
  ]

  /// The direction of a BCP 47 tag; a script in the tag decides before the language does.
  static func direction(_ tag: String) -> LayoutDirection {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      return rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
    }
    return rightToLeft.contains(parts.first ?? "") ? .rightToLeft : .leftToRight
  }
}
