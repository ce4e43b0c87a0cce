import JSONText
import Testing

@Suite("JSON, written")
struct JSONWriterTests {
  private func written(_ style: JSONStyle) -> String {
    var writer = JSONWriter(style)
    writer.object { writer in
      writer.member("a", "x")
      writer.member("missing", nil)
      writer.object("empty") { _ in }
      writer.array("list") { writer in
        writer.number(1)
        writer.null()
        writer.array { _ in }
        writer.object { $0.member("b", true) }
      }
      writer.array("texts", ["y", "z"])
    }
    return writer.text
  }

  @Test("A text on one line has no space")
  func compact() {
    #expect(
      written(.compact) == #"{"a":"x","empty":{},"list":[1,null,[],{"b":true}],"texts":["y","z"]}"#
    )
  }

  @Test("An indented text has a value a line and a line break at the end")
  func indented() {
    let expected = """
      {
        "a": "x",
        "empty": {},
        "list": [
          1,
          null,
          [],
          {
            "b": true
          }
        ],
        "texts": [
          "y",
          "z"
        ]
      }

      """
    #expect(written(.indented) == expected)
  }

  @Test("Every character of the first planes is read back as it was written")
  func characters() throws {
    let scalars = (0..<0x3000).compactMap { Unicode.Scalar($0) } + ["😀", "\u{FFFE}", "\u{10FFFF}"]
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    var writer = JSONWriter(.compact)
    writer.string(text)
    #expect(!writer.text.utf8.contains { $0 < 0x20 })
    #expect(try JSONDocument(parsing: writer.text.utf8).root.string == text)
  }

  @Test(
    "Numbers have the fewest digits that read back",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (17, "17"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"),
      (1e21, "1e+21"), (-2.5e-7, "-2.5e-07"), (.infinity, "null"), (.nan, "null"),
    ]
  )
  func numbers(value: Double, expected: String) throws {
    #expect(JSONWriter.text(of: value) == expected)
    if value.isFinite {
      #expect(try JSONDocument(parsing: expected.utf8).root.number == value)
    }
  }

  @Test("Numbers are rounded to the digits of the style, and separators of lines may be escaped")
  func styles() {
    var writer = JSONWriter(
      JSONStyle(isIndented: false, fractionDigits: 4, escapesLineSeparators: true)
    )
    writer.beginArray()
    writer.number(1.0 / 3)
    writer.number(-0.00001)
    writer.number(1e300)
    writer.string("\u{2028}")
    writer.endArray()
    #expect(writer.text == #"[0.3333,0,1e+300,"\u2028"]"#)
  }
}
