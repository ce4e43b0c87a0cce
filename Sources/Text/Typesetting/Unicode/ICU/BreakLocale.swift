/// The part of a language tag that break rules depend on.
enum BreakLocale {
  /// Reduces a BCP 47 tag to what ICU has rules for: the language, and the script of Chinese.
  ///
  /// Everything that is not a language subtag (two or three ASCII letters) gives the root locale, so
  /// a hostile tag never reaches ICU.
  static func reduced(_ language: String?) -> String {
    guard let language, !language.isEmpty else { return "" }
    let subtags = language.utf8.prefix(40).split(whereSeparator: { $0 == 0x2D || $0 == 0x5F })
    guard let first = subtags.first, (2...3).contains(first.count), first.allSatisfy(isLetter)
    else {
      return ""
    }
    let code = String(decoding: first, as: UTF8.self).lowercased()
    guard code == "zh" else { return code }
    let rest = subtags.dropFirst().map { String(decoding: $0, as: UTF8.self).lowercased() }
    let isTraditional =
      rest.contains("hant")
      || !rest.contains("hans") && rest.contains { ["tw", "hk", "mo"].contains($0) }
    return isTraditional ? "zh_Hant" : "zh"
  }

  /// A language with the same line breaks, but without the quotation marks of the given one.
  ///
  /// Apple's ICU reads the closing mark of each language as a bracket (`fCatOverrides` in its
  /// `rbbi.h`). In Swedish both marks are ”, and nothing is overridden; only Chinese, Japanese and
  /// Korean have rules of their own beside.
  static func withUniversalQuotes(_ language: String?) -> String? {
    guard let language else { return "sv" }
    let start = language.utf8.prefix(3).map { $0 | 0x20 }
    let isWhole = start.count == 2 || start.count == 3 && !isLetter(start[2])
    guard isWhole else { return "sv" }
    let ownRules = ["ja", "zh", "ko"]
    return ownRules.contains { start.starts(with: $0.utf8) } ? language : "sv"
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
