import Testing

@testable import TerminalScreens

@Suite("Keys of a terminal")
struct KeyDecoderTests {
  private func keys(_ text: String) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.keys(from: Array(text.utf8))
  }

  @Test(
    "are read from the sequences that xterm sends",
    arguments: [
      ("\u{1B}[A", Key.up), ("\u{1B}OB", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left),
      ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[H", .home), ("\u{1B}[1~", .home),
      ("\u{1B}[F", .end), ("\u{1B}[8~", .end), ("\u{1B}[Z", .backTab), ("\t", .tab),
      ("\r", .enter), ("\u{7F}", .backspace), ("\u{03}", .control("c")), ("\u{1B}[15~", .unknown),
      ("日本", .text("日本")), ("\u{1B}[1;5C", .right),
    ]
  )
  func sequences(text: String, key: Key) {
    #expect(keys(text) == [key])
  }

  @Test("wait for the rest of a sequence and of a character")
  func pieces() {
    var decoder = KeyDecoder()
    let bytes = Array("\u{1B}[Bé".utf8)
    var found: [Key] = []
    for byte in bytes { found += decoder.keys(from: [byte]) }
    #expect(found == [.down, .text("é")])
    #expect(!decoder.isWaiting)
  }

  @Test("are the escape key where nothing follows the byte")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: [0x1B]).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.keys(from: [], isPause: true) == [.escape])
  }

  @Test("leave out what a terminal answers, and line ends of a pasted text")
  func answers() {
    #expect(keys("\u{1B}[?62;4c\u{1B}_Gi=1;OK\u{1B}\\a") == [.text("a")])
    #expect(keys("\u{1B}[200~noto\nsans\u{1B}[201~\r") == [.text("noto sans"), .enter])
  }

  @Test("leave out bytes that are no text")
  func noText() {
    #expect(keys("a") + keys("b") == [.text("a"), .text("b")])
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: [0xC3, 0x28, 0x61]) == [.text("(a")])
  }
}
