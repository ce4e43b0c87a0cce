import Foundation
import HeadlessUIKit
import Testing

@Suite("Ranges of code units in attributed strings")
struct AttributedRangeTests {
  @Test("A range of UTF-16 is one of characters, and one outside of the string is none")
  func ranges() throws {
    // An emoji with a skin tone has four code units and is one character.
    let string = AttributedString("Hello 👋🏻 world")
    let wave = try #require(Range(NSRange(location: 6, length: 4), in: string))
    #expect(String(string[wave].characters) == "👋🏻")
    let world = try #require(Range(NSRange(location: 11, length: 5), in: string))
    #expect(String(string[world].characters) == "world")
    #expect(Range(NSRange(location: 14, length: 9), in: string) == nil)
  }
}
