import Testing

@testable import Typesetting

@Suite("Script runs") struct ScriptItemizerTests {
  private func runs(_ text: String) -> String {
    ScriptItemizer.runs(in: Array(text.utf16))
      .map { "\($0.script):\($0.range.count)" }.joined(separator: " ")
  }

  @Test(
    "runs by script",
    arguments: [
      ("", ""), ("Hello, world 123!", "Latn:17"), ("123", "Zyyy:3"), ("Привет мир", "Cyrl:10"),
      ("Hello мир", "Latn:6 Cyrl:3"), ("123 мир", "Cyrl:7"), ("漢字かなカナ", "Hani:2 Kana:4"),
      ("한글 text", "Hang:3 Latn:4"), ("नमस्ते", "Deva:6"), ("ไทย", "Thai:3"),
      ("\u{10900}\u{10901}", "Phnx:4"),
    ]
  )
  func byScript(_ text: String, _ expected: String) {
    #expect(runs(text) == expected)
  }

  @Test("a closing bracket takes the script of its opening one")
  func brackets() {
    #expect(runs("abc (мир) abc") == "Latn:5 Cyrl:3 Latn:5")
    #expect(runs("(мир) abc") == "Cyrl:6 Latn:3")
    #expect(runs("a)мир(") == "Latn:2 Cyrl:4")
  }

  @Test("script extensions narrow what a shared character belongs to")
  func extensions() {
    // U+30FC is Hiragana or Katakana, U+3001 of six scripts, U+0964 of twenty Indic ones.
    #expect(runs("アー") == "Kana:2")
    #expect(runs("漢、字") == "Hani:3")
    #expect(runs("、かな") == "Kana:3")
    #expect(runs("বাংলা।") == "Beng:6")
    #expect(runs("नमः।") == "Deva:4")
  }

  @Test("marks stay with their base")
  func marks() {
    #expect(runs("и\u{301}a\u{301}") == "Cyrl:2 Latn:2")
    #expect(runs("漢\u{3099}") == "Hani:2")
    #expect(runs("\u{301}a") == "Latn:2")
  }

  @Test("tags are those of ISO 15924, first letter highest")
  func tags() {
    #expect(ScriptTag.latin.rawValue == 0x4C61_746E)
    #expect(ScriptTag("Arab").description == "Arab")
    #expect(ScriptTag("too long") == ScriptTag("Zzzz"))
  }

  @Test("ten thousand open brackets are no trouble")
  func manyBrackets() {
    let text = String(repeating: "(", count: 10_000) + "я" + String(repeating: ")", count: 10_000)
    #expect(runs(text) == "Cyrl:20001")
  }
}
