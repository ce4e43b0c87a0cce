import DynamicType
import FontDescriptors
import FontManagement
import RichText
import Testing

@testable import Typesetting

@Suite struct `Long texts` {
  /// Beyond 2^20 code units the whole text was once read anew for each of its lines.
  @Test(.timeLimit(.minutes(2)))
  func `are measured at a width in linear time`() {
    let words = String(repeating: "hello world ", count: 100_000)
    let text = ShapedText(
      AttributedText(words, font: .preferredFont(forTextStyle: .body)),
      cache: ShapingCache(byteLimit: 0)
    )
    #expect(text.measure(width: 300).lineCount > 10_000)
  }

  @Test func `share what was shaped of equal paragraphs`() {
    let text = ShapedText(
      AttributedText("a\n\n\n\nb\nb\na", font: .preferredFont(forTextStyle: .body)),
      cache: ShapingCache(byteLimit: 0)
    )
    #expect(text.paragraphs.map(\.offset) == [0, 2, 3, 4, 5, 7, 9])
    let lines = text.layout(width: 200).lines
    #expect(lines.count == 7)
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.baseline < $1.baseline })
    #expect(text.measure(width: 200).lineCount == 7)
  }
}
