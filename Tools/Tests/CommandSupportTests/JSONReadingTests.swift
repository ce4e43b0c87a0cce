import CommandSupport
import Testing

@Suite("Reading JSON")
struct JSONReadingTests {
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

  @Test(
    "says what is wrong and where",
    arguments: [
      ("", "the text ends where a value is expected at column 1"),
      ("{\"a\" 1}", "':' is expected after the key 'a' at column 6"),
      ("{a: 1}", "a key in quotes is expected at column 2"),
      ("[1, 2", "',' or ']' is expected at column 6"),
      ("[1,]", "no value begins like this at column 4"),
      ("\"abc", "a text without a closing quote at column 5"),
      ("\"a\\x\"", "an unknown escape at column 5"),
      ("\"\\u12g4\"", "four hexadecimal digits are expected at column 4"),
      ("\"a\tb\"", "a control character in a text at column 3"),
      ("01", "a number does not begin like this at column 3"),
      ("1.", "a digit is expected after the point at column 3"),
      ("-", "a number does not begin like this at column 2"),
      ("1e999", "a number is too large at column 6"),
      ("nul", "no value begins like this at column 1"),
      ("1 2", "more text after the value at column 3"),
    ]
  )
  func mistakes(_ text: String, _ message: String) {
    #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
    do {
      _ = try JSONValue(parsing: text)
    } catch {
      #expect("\(error)" == message)
    }
  }

  @Test("does not exhaust the stack")
  func depth() {
    let text = String(repeating: "[", count: 1_000_000)
    #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
  }
}
