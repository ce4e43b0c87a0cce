import FontDescriptors
import RichText
import Testing
import Typesetting

@Suite struct CountingWordsTests {
  /// The Latin numbers are those of UAX #29, the others those of any reader of the language.
  @Test(arguments: [
    ("", 0), ("Milk, bread — and tea.", 4), ("don't", 1), ("well-known", 2), ("3.14 of 1,000", 3),
    ("one\ntwo\u{2028}three\u{FFFC}", 3), ("… !? 🙂", 0), ("我们是学生", 3), ("私は学生です", 4),
    ("สวัสดีชาวโลก", 3), ("안녕 세상", 2),
  ])
  func `Words are counted by the boundaries of Unicode`(_ string: String, _ count: Int) {
    #expect(AttributedText(string, font: .systemFont(ofSize: 17)).countWords() == count)
  }
}
