public import DynamicType

/// A BCP 47 language tag, as far as documents need it.
public struct LanguageTag: Hashable, Sendable {
  /// The tag with hyphens, as it was written.
  public let tag: String

  /// Reads a tag; the underscores of older folder names count as hyphens.
  public init(_ tag: String) {
    self.tag = String(tag.map { $0 == "_" ? "-" : $0 })
  }

  private var parts: [String] { tag.split(separator: "-").map { $0.lowercased() } }

  /// The direction of the tag's script, or of the script in which its language is written.
  public var layoutDirection: LayoutDirection {
    let parts = parts
    if PseudoLanguage(tag: tag) == .mirrored { return .rightToLeft }
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      return Self.scripts.contains(script) ? .rightToLeft : .leftToRight
    }
    return Self.languages.contains(parts.first ?? "") ? .rightToLeft : .leftToRight
  }

  /// The scripts that run from right to left, by their codes of ISO 15924.
  private static let scripts: Set<String> = [
    "arab", "aran", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg", "mand", "samr", "mend",
  ]

  /// The languages whose usual script (CLDR's likely subtags) runs from right to left.
  private static let languages: Set<String> = [
    "ar", "arc", "arz", "azb", "bal", "bqi", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "khw",
    "ks", "lrc", "mzn", "nqo", "pnb", "prs", "ps", "rhg", "sd", "sdh", "skr", "syr", "ug", "ur",
    "yi",
  ]

  /// Returns the tag of a list for a reader who chose this language: the same one, the one with
  /// most parts in common, or `nil`.
  ///
  /// `de-AT` takes `de`, and `zh-TW` takes `zh-Hant`, as the bundles of Apple's systems do.
  public func best(among available: [String]) -> String? {
    let wanted = Self.withScript(parts)
    var best: (tag: String, count: Int)?
    for candidate in available {
      let parts = Self.withScript(LanguageTag(candidate).parts)
      guard parts.count <= wanted.count, wanted.starts(with: parts) else { continue }
      if parts.count > best?.count ?? 0 { best = (candidate, parts.count) }
    }
    return best?.tag
  }

  /// Writes the script of Chinese out, which its regions decide.
  private static func withScript(_ parts: [String]) -> [String] {
    guard parts.first == "zh", parts.count > 1, parts[1].count != 4 else { return parts }
    let isTraditional = ["tw", "hk", "mo"].contains(parts[1])
    return ["zh", isTraditional ? "hant" : "hans"] + parts.dropFirst()
  }
}
