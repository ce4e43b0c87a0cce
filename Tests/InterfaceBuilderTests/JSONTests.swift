import Testing

@testable import InterfaceBuilder

@Suite("JSON")
struct JSONTests {
  private func parse(_ text: String) throws -> JSONValue { try JSONParser.parse(Array(text.utf8)) }

  @Test("Values of every kind are read, with the order of members")
  func values() throws {
    let value = try parse(#"{"b": [1, -0.5e1, true, null], "a": "x"}"#)
    #expect(value.members.map(\.name) == ["b", "a"])
    let items = value["b"]?.items.map(\.content)
    #expect(items == [.number(1), .number(-5), .bool(true), .null])
    #expect(value["a"]?.string == "x")
  }

  @Test("Values know their line and column")
  func places() throws {
    let value = try parse("{\n  \"a\": [\n    7]\n}")
    let number = try #require(value["a"]?.items.first)
    #expect([number.line, number.column] == [3, 5])
  }

  @Test("Escapes are characters, halves of pairs included")
  func escapes() throws {
    #expect(try parse(#""\"\\\/\b\f\n\r\tA""#).string == "\"\\/\u{8}\u{C}\n\r\tA")
    #expect(try parse(#""\uD83D\uDE00""#).string == "😀")
    #expect(try parse(#""\uD83Dx\uDE00""#).string == "\u{FFFD}x\u{FFFD}")
  }

  // The texts that RFC 8259 leaves no room for, after JSONTestSuite's `n_` cases.
  @Test(
    "What is no JSON is refused",
    arguments: [
      "", "[1,]", "{\"a\":1,}", "{a:1}", "[01]", "[1.]", "[.5]", "[1e]", "[+1]", "[NaN]", "\"a",
      "\"\n\"", "[1] 2", "{\"a\" 1}", "tru", "\"\\x\"", "\"\\u12G4\"", "[1e999]", "[",
    ]
  )
  func faults(text: String) {
    #expect(throws: JSONError.self) { try parse(text) }
  }

  @Test("Nesting is bounded")
  func depth() throws {
    let text = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
    #expect(throws: JSONError.self) { try parse(text) }
    let allowed = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
    #expect(try parse(allowed).items.count == 1)
  }

  @Test("An error names its place")
  func errors() {
    let error = #expect(throws: JSONError.self) { try parse("{\n \"a\": ?}") }
    #expect(error?.line == 2 && error?.column == 7)
  }
}
