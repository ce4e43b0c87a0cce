import FontDescriptors
package import FontManagement
import RichText

extension ShapedText {
  /// Returns a text of one font in another one without shaping, or `nil` where the text has several
  /// fonts or the other one is not the same face: then shape it.
  ///
  /// Nothing is looked up; the cost is that of one style for each paragraph.
  package func resized(to font: Font) -> ShapedText? {
    guard text.runs.count == 1, let run = text.runs.first, run.attributes.attachment == nil,
      paragraphs.allSatisfy({
        $0.shaped.styles.count == 1 && $0.shaped.styles[0].recipe == font.recipe
      })
    else { return nil }
    var attributes = run.attributes
    attributes.font = font.request
    let style = ScaledStyle(attributes, font: font)
    return ShapedText(
      self,
      text: AttributedText(text.string, attributes: attributes),
      paragraphs: paragraphs.map { paragraph in
        var paragraph = paragraph
        paragraph.styles = [style]
        return paragraph
      }
    )
  }

  private init(_ other: ShapedText, text: AttributedText, paragraphs: [Paragraph]) {
    self.text = text
    self.paragraphs = paragraphs
    language = other.language
    wordBreaker = other.wordBreaker
    cache = other.cache
    baseStyle = other.baseStyle
  }
}
