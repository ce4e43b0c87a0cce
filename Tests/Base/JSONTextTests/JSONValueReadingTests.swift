import JSONText
import Testing

@Suite("JSON values, read")
struct JSONValueReadingTests {
  @Test("gives the values that were written")
  func values() throws {
    let value = try JSONValue(
      parsing: #" {"a": [1, -2.5e1, true, false, null], "b": "\u00e9\n\ud83d\ude00", "c": {}} "#
    )
    #expect(
      value == [
        "a": [1, .number(-25), true, false, nil], "b": "é\n😀", "c": .object([]),
      ]
    )
    #expect(value["b"]?.text == "é\n😀")
    #expect(value["a"]?.elements?.first?.number == 1)
    #expect(value["d"] == nil)
    #expect(value.keys == ["a", "b", "c"])
  }

  @Test("reads back what one line says")
  func line() throws {
    let value: JSONValue = ["text": "a \"b\"\\\n", "list": [1, ["x": nil]], "empty": []]
    #expect(try JSONValue(parsing: value.line) == value)
    #expect(!value.line.contains("\n"))
  }

  @Test("replaces halves of surrogate pairs")
  func surrogates() throws {
    #expect(try JSONValue(parsing: #""\ud83dx""#) == "\u{FFFD}x")
    #expect(try JSONValue(parsing: #""\ud83d\u0041""#) == "\u{FFFD}A")
    #expect(try JSONValue(parsing: #""\ude00""#) == "\u{FFFD}")
  }

  @Test("says what is wrong and where")
  func mistakes() {
    do {
      _ = try JSONValue(parsing: "{\"a\" 1}")
      Issue.record("no error")
    } catch {
      #expect("\(error)" == "':' is expected after the key 'a' at line 1, column 6")
    }
  }

  @Test("does not exhaust the stack")
  func depth() {
    let text = String(repeating: "[", count: 1_000_000)
    #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: text) }
  }
}
