import Testing

@testable import Typesetting

@Suite("Line breaks as browsers find them") struct WebLineBreaksTests {
  private func parts(_ text: String) -> String {
    let units = Array(text.utf16)
    var start = 0
    return LineBreaks.opportunities(in: units, language: "en", tailoring: .web)
      .map { found in
        defer { start = found.offset }
        return String(decoding: units[start..<found.offset], as: UTF16.self)
      }
      .joined(separator: "|")
  }

  @Test("all 8,836 pairs of printable ASCII break as measured in Chromium")
  func pairs() {
    let rows = MeasuredASCIIBreaks.rows.split(separator: "\n").map { Array($0.utf8) }
    #expect(rows.count == 94)
    for (first, row) in rows.enumerated() {
      let text = { (second: Int) in [0x61, UInt16(first + 0x21), UInt16(second + 0x21), 0x61] }
      let found = row.indices.map { second -> UInt8 in
        let breaks = LineBreaks.opportunities(
          in: text(second),
          language: "en",
          tailoring: .web
        )
        return breaks.contains { $0.offset == 2 } ? 0x31 : 0x30
      }
      #expect(found == row, "after \(Unicode.Scalar(UInt8(first + 0x21)))")
    }
  }

  // Expected values: the same page in Chromium with other contexts.
  @Test(
    "minus signs, spaces and other scripts",
    arguments: [
      ("a -1 b", "a |-1 |b"), ("2020-2021", "2020-|2021"), ("ж-1", "ж-1"), ("a  ! b", "a  |! |b"),
      ("x »y", "x |»y"), ("a\u{A0}b", "a\u{A0}b"), ("a\tb", "a\t|b"), ("漢字", "漢|字"),
      ("漢。x", "漢。|x"), ("http://a.b/c?d=e", "http://a.b/c?|d=e"), ("f(x)", "f(x)"),
      ("f.(x)", "f.|(x)"),
    ]
  )
  func contexts(_ text: String, _ expected: String) {
    #expect(parts(text) == expected)
  }

  @Test(
    "terminators are mandatory, with and without other scripts",
    arguments: ["a\r\nb\nc\u{2028}d", "a\r\nb\nc\nd"]
  )
  func terminators(_ text: String) {
    let breaks = LineBreaks.opportunities(in: Array(text.utf16), language: "en", tailoring: .web)
    #expect(breaks.map(\.offset) == [3, 5, 7, 8])
    #expect(breaks.map(\.isMandatory) == [true, true, true, false])
  }
}
