import Testing

@testable import TerminalScreens

@Suite("Pictures on a terminal")
struct TerminalPictureTests {
  /// A black pixel at the left of each of six rows of four.
  private let picture = TerminalPicture(
    width: 4,
    height: 6,
    shades: (0..<24).map { $0 % 4 == 0 ? 0 : 255 },
    png: Array(repeating: 0x41, count: 6000)
  )
  private let area = CellArea(column: 0, row: 0, columns: 10, rows: 3)

  @Test("are sent to kitty in pieces of 4096 characters that ask for no answer")
  func kitty() {
    let pieces = picture.escaped(.kitty, in: area).split(separator: "\u{1B}_G")
    #expect(pieces.count == 2)
    #expect(pieces[0].hasPrefix("a=T,f=100,q=2,C=1,") && pieces[0].contains("c=10,r=3,m=1;QUFB"))
    #expect(pieces[1].hasPrefix("m=0;") && pieces[1].hasSuffix("\u{1B}\\"))
    #expect(pieces[0].count == "a=T,f=100,q=2,C=1,i=7317,p=1,c=10,r=3,m=1;".count + 4096 + 2)
  }

  @Test("are sent to iTerm2 whole, with their size in cells")
  func iterm() {
    let text = picture.escaped(.iterm, in: area)
    #expect(text.hasPrefix("\u{1B}]1337;File=inline=1;size=6000;width=10;height=3;"))
    #expect(text.hasSuffix("QUFB\u{07}"))
  }

  /// By the VT330/VT340 programmer reference: a band is six rows, `?` plus six bits a column.
  @Test("are sixel bands whose columns say which rows have a shade")
  func sixel() {
    let text = picture.escaped(.sixel, in: area)
    #expect(text.hasPrefix("\u{1B}P0;1;0q\"1;1;4;6#0;2;0;0;0"))
    #expect(text.hasSuffix("#0~???$#7?~~~-\u{1B}\\"))
  }

  @Test("are dots of braille, two by four a cell")
  func dots() {
    #expect(picture.dots == ["⡇ ", "⠃ "])
  }

  @Test(
    "are chosen by the environment, and never inside of tmux",
    arguments: [
      (["TERM": "xterm-kitty"], ImageProtocol.kitty), (["TERM_PROGRAM": "iTerm.app"], .iterm),
      (["TERM_PROGRAM": "WezTerm"], .iterm), (["TERM": "xterm-ghostty"], .kitty),
      (["TERM": "xterm-256color"], nil),
      (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux-0/default,1,0"], nil),
    ]
  )
  func environment(variables: [String: String], format: ImageProtocol?) {
    #expect(ImageProtocol { variables[$0] } == format)
  }

  @Test("are sixel where the terminal answers that it has ability 4")
  func answers() {
    #expect(ImageProtocol(answer: Array("\u{1B}[?62;4;22c".utf8)) == .sixel)
    #expect(ImageProtocol(answer: Array("\u{1B}[?1;2c".utf8)) == nil)
    #expect(ImageProtocol(answer: Array("\u{1B}[?4c".utf8)) == nil, "4 is the kind, a VT132")
    #expect(ImageProtocol(answer: []) == nil)
  }
}
