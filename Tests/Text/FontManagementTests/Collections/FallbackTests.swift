import DynamicType
import FontDescriptors
@testable import FontManagement
import Testing

/// Which font draws a cluster that the primary font lacks.
@Suite struct FallbackByCluster {
  static let cjk: [(language: String?, family: String)] = [
    (nil, "Noto Sans CJK JP"), ("ja", "Noto Sans CJK JP"), ("ja-JP", "Noto Sans CJK JP"),
    ("en", "Noto Sans CJK JP"), ("ko", "Noto Sans CJK KR"), ("zh", "Noto Sans CJK SC"),
    ("zh-Hans", "Noto Sans CJK SC"), ("zh-CN", "Noto Sans CJK SC"),
    ("zh-Hant", "Noto Sans CJK TC"), ("zh-TW", "Noto Sans CJK TC"),
    ("zh-Hant-HK", "Noto Sans CJK HK"),
  ]

  private func fonts(_ families: [(String, [ClosedRange<UInt32>])]) throws -> FontCollection {
    FontCollection(
      files: try families.map { try TinyFont(family: $0.0, characters: $0.1).file() }
    )
  }

  private func family(
    _ text: String,
    _ fonts: FontCollection,
    isEmoji: Bool = false,
    language: String? = nil,
    primary: FontRecipe? = nil
  ) -> String? {
    fonts.fallback(
      for: text.unicodeScalars,
      isEmoji: isEmoji,
      language: language,
      primary: primary ?? FontRecipe(text: fonts.substitute)
    )?.text.face.names.family
  }

  @Test(arguments: cjk) func `a Chinese character takes the font of its language`(
    language: String?,
    family: String
  ) throws {
    let han: [ClosedRange<UInt32>] = [0x4E00...0x4E20]
    let all = try fonts(["HK", "JP", "KR", "SC", "TC"].map { ("Noto Sans CJK \($0)", han) })
    #expect(self.family("丁", all, language: language) == family)
  }

  @Test func `kana and Hangul name their language themselves`() throws {
    let letters: [ClosedRange<UInt32>] = [0x3042...0x3042, 0xAC00...0xAC00]
    let all = try fonts(["SC", "KR", "JP"].map { ("Noto Sans CJK \($0)", letters) })
    #expect(family("あ", all, language: "zh-Hans") == "Noto Sans CJK JP")
    #expect(family("가", all, language: "zh-Hans") == "Noto Sans CJK KR")
  }

  @Test(arguments: [
    ("ก", "Noto Sans Thai"), ("क", "Noto Sans Devanagari"), ("ع", "Noto Sans Arabic"),
    ("א", "Noto Sans Hebrew"), ("Ա", "Noto Sans Armenian"), ("ཀ", "Noto Serif Tibetan"),
  ])
  func `a letter takes the font of its script`(letter: String, expected: String) throws {
    let value = try #require(letter.unicodeScalars.first).value
    // A family that comes first by name and has everything loses against the table.
    let all = try fonts([("AAA", [value...value]), (expected, [value...value])])
    #expect(family(letter, all) == expected)
  }

  @Test func `Urdu prefers its own style of Arabic`() throws {
    let all = try fonts(
      ["Noto Sans Arabic", "Noto Nastaliq Urdu"].map { ($0, [0x627...0x627]) }
    )
    #expect(family("ا", all) == "Noto Sans Arabic")
    #expect(family("ا", all, language: "ur-PK") == "Noto Nastaliq Urdu")
  }

  @Test func `emoji presentation takes the emoji font`() throws {
    let all = try fonts([
      ("Noto Sans Symbols", [0x2600...0x2600]), ("Noto Color Emoji", [0x2600...0x2600]),
    ])
    #expect(family("☀\u{FE0F}", all, isEmoji: true) == "Noto Color Emoji")
    #expect(family("☀\u{FE0E}", all) == "Noto Sans Symbols")
  }

  @Test func `a cascade list does not take emoji away from the emoji font`() throws {
    let all = try fonts([("Mine", [0x2600...0x2600]), ("Noto Color Emoji", [0x2600...0x2600])])
    var descriptor = FontDescriptor()
    descriptor.cascadeList = [FontDescriptor(family: "Mine")]
    let primary = all.recipe(for: descriptor)
    #expect(family("☀\u{FE0F}", all, isEmoji: true, primary: primary) == "Noto Color Emoji")
    #expect(family("☀\u{FE0E}", all, primary: primary) == "Mine")
  }

  @Test func `joiners and selectors need no glyph`() throws {
    let all = try fonts([("Noto Color Emoji", [0x1F468...0x1F469])])
    #expect(family("👨\u{200D}👩", all, isEmoji: true) == "Noto Color Emoji")
  }

  @Test func `a cluster goes to a font that has all of it`() throws {
    let all = try fonts([
      ("Noto Sans", [0x416...0x416]), ("DejaVu Sans", [0x301...0x301, 0x416...0x416]),
    ])
    #expect(family("Ж\u{301}", all) == "DejaVu Sans")
    #expect(family("Ж\u{302}", all) == "Noto Sans")
  }

  @Test func `any installed font is the last resort, the first by name`() throws {
    let all = try fonts([("Zebra", [0xE000...0xE000]), ("Apple", [0xE000...0xE000])])
    #expect(family("\u{E000}", all) == "Apple")
    #expect(family("\u{E001}", all) == nil)
  }

  @Test func `a cascade list comes first`() throws {
    let all = try fonts([("Noto Sans Thai", [0xE01...0xE01]), ("Mine", [0xE01...0xE01])])
    var descriptor = FontDescriptor(family: "Noto Sans")
    descriptor.cascadeList = [FontDescriptor(family: "Mine")]
    #expect(family("ก", all, primary: all.recipe(for: descriptor)) == "Mine")
  }

  @Test func `a fallback keeps weight and slant`() throws {
    let thai = TinyFont(family: "Noto Sans Thai", characters: [0xE01...0xE01])
    var bold = thai
    (bold.face, bold.weight) = ("Bold", 700)
    let all = try collection(thai, bold, TinyFont(family: "Try", face: "Bold", weight: 700))
    let primary = all.recipe(for: FontDescriptor(family: "Try", weight: .bold))
    let found = all.fallback(
      for: "ก".unicodeScalars,
      isEmoji: false,
      language: nil,
      primary: primary
    )
    #expect(found?.text.face.names.face == "Bold")
  }

  @Test func `a user's font is found by name and never by fallback`() throws {
    let mine = try TinyFont(family: "Noto Sans Thai", characters: [0xE01...0xE01]).file()
    let all = FontCollection(files: [], userInstalled: [mine])
    #expect(family("ก", all) == nil)
    #expect(all.match(family: "Noto Sans Thai", style: FaceStyle())?.face.isUserInstalled == true)
  }

  @Test func `a letter with ten million marks is answered at once`() throws {
    let all = try fonts([("Noto Sans", [0x61...0x61])])
    let marks = repeatElement("\u{301}" as Unicode.Scalar, count: 10_000_000)
    let cluster = Array(["a"] as [Unicode.Scalar]) + marks
    let found = all.fallback(
      for: cluster,
      isEmoji: false,
      language: nil,
      primary: FontRecipe(text: all.substitute)
    )
    #expect(found?.text.face.names.family == "Noto Sans")
  }

  @Test func `nothing to draw needs no font`() throws {
    #expect(family("", try fonts([])) == nil)
    #expect(family("\u{200D}\u{FE0F}", try fonts([])) == nil)
  }
}
