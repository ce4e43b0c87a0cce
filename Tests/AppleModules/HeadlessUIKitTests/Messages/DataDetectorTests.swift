#if !canImport(ObjectiveC)
import Foundation
import HeadlessUIKit
import Testing

@Suite("Links and numbers in texts")
struct DataDetectorTests {
  /// The bits are those of `NSTextCheckingTypeLink` and `NSTextCheckingTypePhoneNumber`.
  private func found(
    _ text: String,
    _ types: UInt64 = 1 << 5 | 1 << 11
  ) throws
    -> [NSTextCheckingResult]
  {
    let range = NSRange(location: 0, length: (text as NSString).length)
    return try NSDataDetector(types: types).matches(in: text, range: range)
  }

  @Test(
    "Addresses are found without the punctuation after them",
    arguments: [
      ("See https://example.org/a?b=c.", "https://example.org/a?b=c"),
      ("(www.example.com)", "http://www.example.com"),
      ("Write to ada@example.org!", "mailto:ada@example.org"),
    ]
  )
  func links(text: String, address: String) throws {
    let result = try #require(try found(text).first)
    #expect(result.url == URL(string: address))
    #expect(result.phoneNumber == nil)
  }

  @Test("Numbers of telephones are found, and short numbers are not")
  func telephones() throws {
    #expect(try found("Call +49 30 123-4567 now").map(\.phoneNumber) == ["+49 30 123-4567"])
    #expect(try found("In 2024 we were 12").isEmpty)
  }

  @Test("Only the kinds that are asked for are found, in their order")
  func kinds() throws {
    let text = "030 123 4567 or example.org"
    #expect(try found(text).count == 2)
    #expect(try found(text, 1 << 5).map(\.url?.host) == ["example.org"])
  }
}
#endif
