import DynamicType
import FontDescriptors
@testable import FontManagement
import Testing

/// The fonts of this machine, where the Debian packages that the project asks for are installed.
@Suite(
  .enabled(
    if: FontCollection.installed.familyNames.contains("Inter")
      && FontCollection.installed.familyNames.contains("Noto Sans Thai"),
    "needs fonts-inter-variable, fonts-noto-core, fonts-noto-cjk, fonts-noto-color-emoji"
  )
)
struct InstalledFonts {
  @Test func `the system font is Inter at the exact weight`() throws {
    let recipe = Font.systemFont(ofSize: 17, weight: .semibold).recipe
    #expect(recipe.text.face.names.family == "Inter")
    #expect(recipe.text.value(of: "wght") == 600)
    #expect(recipe.display?.face.names.family == "Inter Display")
    #expect(recipe.text.face.style.leans == false)
  }

  @Test func `the italic system font is a drawn italic`() {
    let recipe = Font.italicSystemFont(ofSize: 17).recipe
    #expect(recipe.text.face.style.isItalic)
    #expect(recipe.display?.face.style.isItalic == true)
  }

  @Test(
    arguments: [
      ("ก", nil, "Noto Sans Thai"), ("क", nil, "Noto Sans Devanagari"),
      ("字", nil, "Noto Sans CJK JP"), ("字", "zh-Hans", "Noto Sans CJK SC"),
      ("가", nil, "Noto Sans CJK KR"), ("ع", nil, "Noto Sans Arabic"),
      ("א", nil, "Noto Sans Hebrew"), ("ខ", nil, "Noto Sans Khmer"),
      ("☭", nil, "Noto Sans Symbols"), ("𝔸", nil, "Noto Sans Math"),
    ] as [(String, String?, String)]
  )
  func `a script has its Noto font`(text: String, language: String?, family: String) {
    let primary = Font.systemFont(ofSize: 17).recipe
    let found = FontCollection.installed.fallback(
      for: text.unicodeScalars,
      isEmoji: false,
      language: language,
      primary: primary
    )
    #expect(found?.text.face.names.family == family)
  }

  @Test(arguments: ["🙂", "👨‍👩‍👧", "🇯🇵", "👍🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️", "1️⃣"])
  func `an emoji is drawn by the emoji font`(emoji: String) {
    let primary = Font.systemFont(ofSize: 17).recipe
    let found = FontCollection.installed.fallback(
      for: emoji.unicodeScalars,
      isEmoji: true,
      language: nil,
      primary: primary
    )
    #expect(found?.text.face.names.family == "Noto Color Emoji")
  }

  @Test func `names are found as PostScript and as full names`() throws {
    let font = try #require(Font(name: "NotoSans-Bold", size: 15))
    #expect(font.familyName == "Noto Sans")
    #expect(Font(name: "Noto Sans Bold", size: 15)?.fontName == "NotoSans-Bold")
    #expect(Font(name: "NotoSans-Bald", size: 15) == nil)
  }

  /// The names are those that `UIFont.fontNames(forFamilyName:)` prints on iOS; article 000 makes
  /// `UIFont(name: "AmericanTypewriter", size: 17)!`.
  @Test(
    "A face that iOS has is never missing",
    arguments: [
      ("Helvetica", "Helvetica"), ("helvetica-bold", "Helvetica"),
      ("Helvetica Neue", "Helvetica Neue"),
      ("HelveticaNeue-CondensedBold", "Helvetica Neue"),
      ("AmericanTypewriter", "American Typewriter"),
      ("Papyrus", "Papyrus"), ("Papyrus-Condensed", "Papyrus"), ("Zapfino", "Zapfino"),
    ]
  )
  func facesOfIOS(name: String, family: String) throws {
    let font = try #require(Font(name: name, size: 17))
    #expect(font.pointSize == 17)
    if FontCollection.current.face(named: name) == nil {
      #expect(font.diagnostics.map(\.requested) == [family])
    }
  }

  @Test func `every installed file is opened or refused`() {
    let collection = FontCollection.installed
    for family in collection.familyNames {
      #expect(collection.match(family: family, style: FaceStyle()) != nil, "\(family)")
    }
  }

  @Test func `two collections of one machine answer alike`() {
    let again = FontCollection.ofThisMachine()
    #expect(again.familyNames == FontCollection.installed.familyNames)
    for family in ["Inter", "Noto Sans", "DejaVu Sans"] {
      let style = FaceStyle(weight: 600)
      let first = FontCollection.installed.match(family: family, style: style)
      #expect(again.match(family: family, style: style) == first)
    }
  }
}
