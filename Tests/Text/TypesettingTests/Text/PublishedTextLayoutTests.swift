import FontDescriptors
import FontManagement
import RichText
import Testing

@testable import Typesetting

/// Layouts of `Text` that iOS wrote at 16 points: gonzalezreal/textual, `TextLayoutCollectionTests`, four files.
@Suite struct PublishedTextLayoutTests {
  private func layout(_ text: String, width: Double = .infinity) -> ParagraphLayout {
    ShapedText(AttributedText(text, font: .systemFont(ofSize: 16))).layout(width: width)
  }

  /// The left edges of all characters but the first, without a space at the end.
  @Test(arguments: [
    (
      "Hello world!",
      [
        11.5625, 20.3906, 24.125, 27.8594, 37, 41.1875, 52.9531, 62.0938, 67.875, 71.6094, 81.125,
      ]
    ),
    (
      "This is a",
      [9.8281, 18.9297, 22.5703, 30.6328, 34.8203, 38.4609, 46.5234, 50.7109]
    ),
    (
      "Another", [10.4688, 19.4922, 28.6328, 34.1328, 43.2344, 52.0625]
    ),
    (
      " paragraph with a",
      [
        4.1875, 13.6406, 22.1563, 27.9375, 36.4531, 45.8906, 51.6719, 60.1875, 69.6406, 78.7422,
        82.9297, 95.0078, 98.6484, 104.1484, 113.25, 117.4375,
      ]
    ),
    ("link", [3.7344, 7.375, 16.3984]),
  ])
  func `Characters stand where iOS put them`(text: String, edges: [Double]) throws {
    let line = try #require(layout(text).lines.first)
    for (offset, edge) in edges.enumerated() {
      #expect(abs(line.caretX(at: offset + 1) - edge) < 0.05, "\(text), \(offset + 1)")
    }
  }

  @Test(arguments: [
    ("Hello world!", 85.7891), ("Hello", 37), ("world!", 44.6016), ("link", 24.7734),
  ])
  func `Words are as wide as iOS says`(text: String, width: Double) {
    #expect(abs(layout(text).lines[0].width - width) < 0.1)
  }

  /// The lines of 288 points, and in the second one the runs from left to right.
  @Test(arguments: [
    (
      "This is a sample paragraph with a link and \u{2067}مرحبا\u{2069}.",
      "This is a sample paragraph with a link "
    ),
    (
      "Another sample paragraph with code and \u{2067}كيف حالك؟\u{2069}.",
      "Another sample paragraph with code "
    ),
  ])
  func `Lines with Arabic break and run as on iOS`(text: String, first: String) throws {
    let lines = layout(text, width: 288).lines
    try #require(lines.count == 2)
    #expect(lines[0].range == 0..<first.utf16.count)
    let directions = lines[1].glyphRuns.sorted { $0.x < $1.x }.map(\.isRightToLeft)
    #expect(directions.first == false && directions.last == false)
    #expect(directions.contains(true))
    // Within the right-to-left part no run goes the other way.
    let parts = directions.reduce(into: [Bool]()) { if $0.last != $1 { $0.append($1) } }
    #expect(parts == [false, true, false])
  }
}
