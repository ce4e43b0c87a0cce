/// The numbers that Windows has for languages.
enum LanguageCode {
  private static let tagsByCode = Dictionary(tags.map { ($0.code, $0.tag) }) { first, _ in first }
  private static let codesByTag = Dictionary(tags.map { ($0.tag, $0.code) }) { first, _ in first }

  /// The tag of BCP 47 for a number; `nil` for no language and for unknown ones.
  static func tag(_ code: Int32) -> String? { tagsByCode[code] }

  /// The number of a tag of BCP 47.
  static func code(_ tag: String) -> Int32? { codesByTag[tag] }
}
