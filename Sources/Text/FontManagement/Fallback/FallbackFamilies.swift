/// The families that are asked, in order, for a character that a font lacks.
enum FallbackFamilies {
  /// Returns the families for a character in a language, best first.
  static func families(for scalar: Unicode.Scalar, language: String?) -> [String] {
    guard let script = script(of: scalar) else { return symbols }
    guard !cjkScripts.contains(script) else { return cjk(script, language) }
    let subtag = language?.split(separator: "-").first.map { $0.lowercased() }
    let byLanguage = script == arabic ? subtag.flatMap { languages[$0] } ?? [] : []
    return byLanguage + scripts[Int(script)] + symbols
  }

  /// The families of each script, best first, by the place of the script.
  private static let scripts = families.map { $0.split(separator: ", ").map(String.init) }

  /// The place of a character's script in the tables, or `nil` for characters of no one script.
  static func script(of scalar: Unicode.Scalar) -> UInt8? {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].first <= scalar.value else { return nil }
    return ranges[low].script
  }

  /// Kana, Hangul and Bopomofo name their language; Chinese characters take the text's, and
  /// Japanese where the text says nothing, which is an arbitrary but fixed choice.
  private static func cjk(_ script: UInt8, _ language: String?) -> [String] {
    let first =
      switch script {
      case hangul: "ko"
      case hiragana, katakana: "ja"
      case bopomofo: "zh-Hant"
      default: cjkLanguage(language)
      }
    let order = [first] + ["ja", "zh-Hans", "zh-Hant", "ko", "zh-HK"].filter { $0 != first }
    return order.flatMap { cjk[$0] ?? [] } + symbols
  }

  /// Whether a family is one of those that draw Japanese.
  static func isJapanese(_ family: String) -> Bool { cjk["ja"]?.contains(family) == true }

  /// The one of five languages whose forms a language tag asks for.
  static func cjkLanguage(_ tag: String?) -> String {
    let parts = (tag ?? "").split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    switch parts.first {
    case "ko": return "ko"
    case "zh", "yue":
      if parts.contains("hk") || parts.contains("mo") || parts.first == "yue" { return "zh-HK" }
      return parts.contains("hant") || parts.contains("tw") ? "zh-Hant" : "zh-Hans"
    default: return "ja"
    }
  }
}
