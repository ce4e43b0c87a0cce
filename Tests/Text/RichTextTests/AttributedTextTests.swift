import FontDescriptors
import RichText
import Testing

@Suite struct AttributedTextTests {
  let regular = FontRequest.systemFont(ofSize: 17)
  let bold = FontRequest.boldSystemFont(ofSize: 17)

  @Test func `Text in one font is one run over all code units`() {
    let text = AttributedText("A🙂B", font: regular)
    #expect(text.runs.map(\.range) == [0..<4])
    #expect(text.count == 4)
  }

  @Test func `Changing a range cuts runs and leaves no holes`() {
    var text = AttributedText("Tap to continue", font: regular)
    text.update(in: 4..<6) { $0.font = bold }
    #expect(text.runs.map(\.range) == [0..<4, 4..<6, 6..<15])
    #expect(text.attributes(at: 5).font == bold)
    #expect(text.attributes(at: 6).font == regular)
  }

  @Test func `Neighbors that become equal are joined, so equal texts compare equal`() {
    var text = AttributedText("Tap to continue", font: regular)
    text.update(in: 4..<6) { $0.font = bold }
    text.update(in: 4..<6) { $0.font = regular }
    #expect(text == AttributedText("Tap to continue", font: regular))
  }

  @Test func `A range outside the text changes nothing`() {
    var text = AttributedText("ab", font: regular)
    text.update(in: 2..<9) { $0.font = bold }
    #expect(text.runs.count == 1)
  }

  @Test func `An empty text keeps its font and takes a new one`() {
    var text = AttributedText("", font: regular)
    text.update { $0.font = bold }
    #expect(text.attributes(at: 0).font == bold)
    text.append(AttributedText("x", font: regular))
    #expect(text.runs.map(\.range) == [0..<1])
  }

  @Test func `Appending moves ranges and joins equal neighbors`() {
    let text = AttributedText("ab", font: regular) + AttributedText("cd", font: regular)
    #expect(text.runs.map(\.range) == [0..<4])
    let mixed = text + AttributedText("!", font: bold)
    #expect(mixed.runs.map(\.range) == [0..<4, 4..<5])
    #expect(mixed.string == "abcd!")
  }

  @Test(arguments: [0..<3, 2..<7, 5..<5, 0..<99])
  func `A slice has the attributes of its part`(range: Range<Int>) {
    var text = AttributedText("one two three", font: regular)
    text.update(in: 4..<7) { $0.font = bold }
    let slice = text.slice(range)
    let clamped = range.clamped(to: 0..<text.count)
    #expect(slice.count == clamped.count)
    for offset in clamped {
      #expect(slice.attributes(at: offset - clamped.lowerBound) == text.attributes(at: offset))
    }
  }

  @Test func `A slice does not split a surrogate pair`() {
    let text = AttributedText("a🙂b", font: regular)
    #expect(text.slice(0..<2).string == "a")
    #expect(text.slice(2..<4).string == "🙂b")
  }

  @Test func `An attachment is its character`() {
    let box = TextAttachment(width: 20, height: 10)
    let text = AttributedText(attachment: box, attributes: TextAttributes(font: regular))
    #expect(text.string == "\u{FFFC}")
    #expect(text.attributes(at: 0).attachment == box)
  }

  private enum Author: TextAttributeKey {
    typealias Value = String
    static let name = "author"
  }

  private enum Page: TextAttributeKey {
    typealias Value = Int
    static let name = "page"
  }

  @Test func `Attributes of a client's keys are kept and compared`() {
    var text = AttributedText("Tap to continue", font: regular)
    text.update(in: 4..<6) { $0[Author.self] = "Ada" }
    #expect(text.runs.map(\.range) == [0..<4, 4..<6, 6..<15])
    #expect(text.attributes(at: 4)[Author.self] == "Ada")
    #expect(text.attributes(at: 4)[Page.self] == nil)
    var other = AttributedText("Tap to continue", font: regular)
    other.update(in: 4..<6) { $0[Author.self] = "Ada" }
    #expect(text == other)
    #expect(text.hashValue == other.hashValue)
    other.update(in: 4..<6) { $0[Author.self] = "Grace" }
    #expect(text != other)
  }

  @Test func `Removing the attribute of a client joins the runs again`() {
    var text = AttributedText("Tap to continue", font: regular)
    text.update(in: 4..<6) { $0[Page.self] = 7 }
    text.update { $0[Page.self] = nil }
    #expect(text == AttributedText("Tap to continue", font: regular))
  }
}
