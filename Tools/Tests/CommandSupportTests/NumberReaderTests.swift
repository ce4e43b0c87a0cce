import CommandSupport
import Testing

@Suite("Reading a number")
struct NumberReaderTests {
  @Test("accepts decimal numbers", arguments: [("17", 17.0), ("8.5", 8.5), ("1e3", 1000)])
  func accepts(_ text: String, _ number: Double) throws {
    #expect(try NumberReader("--width", .positive).read(text) == number)
    #expect(try NumberReader("--width", .any).read("-" + text) == -number)
  }

  @Test(
    "names what it needs and what it got",
    arguments: ["abc", "", "nan", "inf", "-inf", "-1", "0", "-0", "1,5", "1e999"]
  )
  func rejects(_ text: String) {
    let error = #expect(throws: UsageError.self) {
      try NumberReader("--width", .positive).read(text)
    }
    #expect(error?.message == "'--width' needs a number above 0, not '\(text)'")
  }

  @Test("stops far before numbers overflow")
  func limit() {
    let error = #expect(throws: UsageError.self) { try NumberReader("--width", .any).read("-1e10") }
    #expect(error?.message == "'--width' needs a number up to 1e9, not '-1e10'")
  }
}
