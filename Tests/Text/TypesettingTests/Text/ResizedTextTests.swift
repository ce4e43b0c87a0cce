import DynamicType
import FontDescriptors
import FontManagement
import RichText
import Testing

@testable import Typesetting

@Suite("Text of one font is resized without shaping")
struct ResizedTextTests {
  private let small = Font.systemFont(ofSize: 17)

  @Test("Another size gives what shaping anew gives, in every width", arguments: [40.0, 120, 1000])
  func sizes(width: Double) throws {
    let large = Font.systemFont(ofSize: 53)
    let text = ShapedText(AttributedText("One two\nthree four", font: small.request))
    let resized = try #require(text.resized(to: large))
    let shaped = ShapedText(AttributedText("One two\nthree four", font: large.request))
    #expect(resized.measure(width: width) == shaped.measure(width: width))
    #expect(resized.text == shaped.text)
  }

  @Test("Another face and text of several fonts are to be shaped")
  func refusals() {
    let text = ShapedText(AttributedText("One", font: small.request))
    let other = text.resized(to: .boldSystemFont(ofSize: 17))
    #expect(other == nil)
    let bold = AttributedText("two", font: .boldSystemFont(ofSize: 17))
    let mixed = ShapedText(text.text + bold).resized(to: small)
    #expect(mixed == nil)
  }
}
