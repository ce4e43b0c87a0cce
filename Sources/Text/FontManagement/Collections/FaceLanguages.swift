import CFontconfig

/// The languages whose letters a face has, by fontconfig's orthographies.
final class FaceLanguages: @unchecked Sendable {
  // The set is not changed after it is made.
  private let set: OpaquePointer

  private init(owning set: OpaquePointer) { self.set = set }

  deinit { FcLangSetDestroy(set) }

  /// Copies the set of a face that fontconfig lists, `nil` where it lists none.
  convenience init?(_ pattern: OpaquePointer) {
    var set: OpaquePointer?
    guard FcPatternGetLangSet(pattern, FC_LANG, 0, &set) == FcResultMatch,
      let copy = set.flatMap({ FcLangSetCopy($0) })
    else { return nil }
    self.init(owning: copy)
  }

  /// Finds the languages of a face that is open, by looking up the letters of every language.
  convenience init?(_ face: FontFace) {
    guard let set = FcLangSetCreate(), let languages = FcGetLangs() else { return nil }
    defer { FcStrSetDestroy(languages) }
    self.init(owning: set)
    let instance = FaceInstance(face: face)
    for language in Self.strings(languages) {
      guard let letters = FcLangGetCharSet(language) else { continue }
      let isWritten = Self.scalars(letters).allSatisfy { instance.glyph(for: $0) != nil }
      if isWritten { FcLangSetAdd(set, language) }
    }
  }

  /// Whether the face has the letters of a language, a BCP 47 tag such as `ja` or `zh-Hant`.
  func contains(_ language: String) -> Bool {
    let name = Self.name(language)
    return switch FcLangSetHasLang(set, name) {
    case FcLangEqual: true
    // A territory that has letters of its own, such as that of zh-tw, is another language here.
    case FcLangDifferentTerritory: !Self.all.contains(name) || !name.contains("-")
    default: false
    }
  }

  /// fontconfig's name of a language.
  private static func name(_ language: String) -> String {
    let tag = language.lowercased().replacing("_", with: "-")
    if tag.hasPrefix("zh-hans") || tag == "zh" { return "zh-cn" }
    if tag.hasPrefix("zh-hant") { return tag.hasSuffix("-hk") ? "zh-hk" : "zh-tw" }
    return tag
  }

  /// The languages that fontconfig has letters of.
  private static let all: Set<String> = {
    guard let languages = FcGetLangs() else { return [] }
    defer { FcStrSetDestroy(languages) }
    return Set(strings(languages))
  }()

  private static func strings(_ set: OpaquePointer) -> [String] {
    guard let list = FcStrListCreate(set) else { return [] }
    defer { FcStrListDone(list) }
    var strings: [String] = []
    while let next = FcStrListNext(list) { strings.append(String(cString: next)) }
    return strings
  }

  /// The characters of a set; each page is eight words of 32 bits.
  private static func scalars(_ set: OpaquePointer) -> [Unicode.Scalar] {
    var words = [FcChar32](repeating: 0, count: 8)
    var next: FcChar32 = 0
    var scalars: [Unicode.Scalar] = []
    var page = FcCharSetFirstPage(set, &words, &next)
    while page != FcChar32.max {
      for (index, word) in words.enumerated() where word != 0 {
        for bit in 0..<32 where word & 1 << bit != 0 {
          Unicode.Scalar(page + UInt32(index * 32 + bit)).map { scalars.append($0) }
        }
      }
      page = FcCharSetNextPage(set, &words, &next)
    }
    return scalars
  }
}
