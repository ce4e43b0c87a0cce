@testable import JSONText
import Testing

@Suite("JSON, read")
struct JSONReadingTests {
  private func root(_ text: String) throws -> JSONNode {
    try JSONDocument(parsing: text.utf8).root
  }

  @Test(
    "Values are read",
    arguments: [
      ("null", JSONNode.Content.null), ("true", .boolean(true)), ("false", .boolean(false)),
      ("-0.5e+1", .number(-5)), ("1E2", .number(100)), ("0", .number(0)),
      (#""a\u00fc\ud83d\ude00\n\/""#, .string("aü😀\n/")), (#""\ud83d""#, .string("\u{FFFD}")),
      (#""\ud83d\u0041""#, .string("\u{FFFD}A")), ("[]", .array([])), ("{ }", .object([])),
    ]
  )
  func values(text: String, expected: JSONNode.Content) throws {
    #expect(try root(text).content == expected)
  }

  // Most of these are of the kind that JSONTestSuite calls `n_`: to be refused.
  @Test(
    "What RFC 8259 does not allow is refused",
    arguments: [
      "", " ", "01", "-", "1.", ".5", "1e", "+1", "0x1", "NaN", "1e999", "tru", "'a'", "\"a",
      "\"\t\"",
      #""\x""#, #""\u12g4""#, #""\u12"#, "[1,]", "[1 2]", "[", "{\"a\"}", "{\"a\":1,}", "{a:1}",
      "{,}",
      "1 2", "// a\n1", "]", "\u{FEFF}\u{FEFF}1",
    ]
  )
  func refused(text: String) {
    #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: text.utf8) }
  }

  @Test("Parts have lines and columns in UTF-16 code units, with any line ends")
  func positions() throws {
    let document = try JSONDocument(parsing: "{\r\n \"😀\": 1,\r\"b\": [\n2]}".utf8)
    let members = try #require(document.root.members)
    #expect(document.position(at: members[0].offset) == TextPosition(line: 2, column: 2))
    #expect(document.position(at: members[0].value.offset) == TextPosition(line: 2, column: 8))
    #expect(document.position(at: members[1].offset) == TextPosition(line: 3, column: 1))
    let element = try #require(members[1].value.elements?.first)
    #expect(document.position(at: element.offset) == TextPosition(line: 4, column: 1))
  }

  @Test("Columns of a long line count as String.utf16 does")
  func longLine() {
    let text = String(repeating: "aü€😀", count: 700)
    let table = LineTable(Array("x\n".utf8) + Array(text.utf8))
    var offset = 2
    for (scalar, index) in zip(text.unicodeScalars, text.unicodeScalars.indices) {
      let column = index.utf16Offset(in: text) + 1
      #expect(table.position(at: offset) == TextPosition(line: 2, column: column))
      offset += scalar.utf8.count
    }
    #expect(table.position(at: offset).column == text.utf16.count + 1)
    #expect(table.position(at: .max) == table.position(at: offset))
    #expect(LineTable([]).position(at: -1) == TextPosition(line: 1, column: 1))
  }

  @Test("A mistake has its position")
  func mistakes() {
    #expect(
      throws: JSONSyntaxError(
        reason: "a value is expected",
        position: TextPosition(line: 2, column: 4)
      )
    ) {
      try JSONDocument(parsing: "[\n1, ]".utf8)
    }
  }

  @Test("A byte order mark is skipped and bytes that are not UTF-8 are replaced")
  func bytes() throws {
    #expect(try root("\u{FEFF}1").number == 1)
    #expect(try JSONDocument(parsing: [0x22, 0xFF, 0x22]).root.string == "\u{FFFD}")
  }

  @Test("Deep nesting ends in an error, not in a crash", arguments: ["[", "{\"a\":"])
  func depth(part: String) {
    let text = String(repeating: part, count: 200_000)
    #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: text.utf8) }
  }

  @Test("As many levels as the limit are read")
  func deepest() {
    let text = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    #expect(throws: Never.self) { try JSONDocument(parsing: text(256).utf8) }
    #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: text(257).utf8) }
  }

  @Test("Keys that are there twice are named, and the last one counts")
  func repeated() throws {
    let document = try JSONDocument(parsing: #"{"a": 1, "b": {"a": 2, "a": 3}, "a": 4}"#.utf8)
    #expect(document.repeatedMembers.map(\.value.number) == [3, 4])
    #expect(document.root["a"]?.number == 4)
  }

  @Test("A text beyond the limit of its size is refused")
  func size() {
    let limits = JSONLimits(maximumSize: 3)
    #expect(throws: Never.self) { try JSONDocument(parsing: "123".utf8, limits: limits) }
    #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: "1234".utf8, limits: limits) }
  }

  @Test("Halves of surrogate pairs are replaced, one by one")
  func surrogates() throws {
    #expect(try root(#""\uD83Dx\uDE00""#).string == "\u{FFFD}x\u{FFFD}")
  }

  @Test("A mistake is a sentence")
  func sentences() {
    let error = JSONSyntaxError(
      reason: "a value is expected",
      position: TextPosition(line: 1, column: 1)
    )
    #expect(error.sentence == "A value is expected.")
  }

  @Test(
    "A mistake says what is wrong and where",
    arguments: [
      ("", "the text ends where a value is expected at line 1, column 1"),
      ("{\"a\" 1}", "':' is expected after the key 'a' at line 1, column 6"),
      ("{a: 1}", "a key in quotes is expected at line 1, column 2"),
      ("[1, 2", "',' or ']' is expected at line 1, column 6"),
      ("[1,]", "a value is expected at line 1, column 4"),
      ("\"abc", "a text has no closing quote at line 1, column 5"),
      ("\"\\u12g4\"", "four hexadecimal digits are expected at line 1, column 6"),
      ("-", "a digit is expected after the sign at line 1, column 2"),
      ("1.", "a digit is expected after the point at line 1, column 3"),
      ("1e999", "a number is too large at line 1, column 6"),
      ("1 2", "there is more text after the value at line 1, column 3"),
    ]
  )
  func wording(text: String, description: String) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: text.utf8) }
    #expect(error?.description == description)
  }
}
