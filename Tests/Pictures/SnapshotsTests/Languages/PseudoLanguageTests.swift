import DynamicType
import Snapshots
import Testing

@Suite("Pseudo-languages")
struct PseudoLanguageTests {
  @Test(
    "Tags are those of ICU",
    arguments: [
      ("en-XA", .longer), ("en_XA", .longer), ("ar-XB", .mirrored), ("en-xb", .mirrored),
      ("en", nil), ("ar-EG", nil),
    ] as [(String, PseudoLanguage?)]
  )
  func tags(tag: String, language: PseudoLanguage?) {
    #expect(PseudoLanguage(tag: tag) == language)
    let isMirrored = LanguageTag(tag).layoutDirection == .rightToLeft
    #expect(isMirrored == (language == .mirrored || tag.hasPrefix("ar")))
  }

  @Test(
    "A text becomes 40 % longer, rounded up",
    arguments: [
      "OK", "Done", "Notifications", "Allow notifications on this phone", "Abbrechen und zurück",
      "設定", "Настройки", "a", "Sign in:", "rhythm",
    ]
  )
  func length(text: String) {
    let longer = PseudoLanguage.longer.text(text)
    let letters = text.count(where: \.isLetter)
    // 2 letters of 5, rounded up.
    #expect(longer.count - text.count == (letters * 2 + 4) / 5)
    // Words are those of the text.
    #expect(longer.split(separator: " ").count == text.split(separator: " ").count)
    #expect(longer.last?.isLetter == text.last?.isLetter)
  }

  @Test(
    "What stands for something stays as it is",
    arguments: [
      "%@", "%1$@ (%2$.1f %%)", "%#@files@", "%lld", "{name}", "${count}", "\\(count)", "12:30",
      "https://example.com/a", "&amp;", "<b></b>", "%arg", "",
    ]
  )
  func fixedParts(text: String) {
    #expect(PseudoLanguage.longer.text(text) == text)
  }

  @Test("Fixed parts inside of a text stay, and the text around them grows")
  func mixed() {
    let longer = PseudoLanguage.longer.text("Hello %1$@, you have <b>%d</b> files & more")
    for part in ["%1$@", "<b>%d</b>", " & "] { #expect(longer.contains(part)) }
    #expect(!longer.contains("Hello"))
    #expect(PseudoLanguage.mirrored.text("Hello") == "Hello")
  }
}
