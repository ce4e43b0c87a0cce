import FontDescriptors
import LayoutGeometry
import Rendering
import RichText

/// Makes the texts of paragraphs for the typesetter, with the looks that a page gives them.
struct ParagraphText {
  let text: AttributedText

  /// The largest box of an attachment.
  let area: Size

  /// Returns paragraphs as one text, each with a separator after it; linear in their runs.
  func text(of paragraphs: some Sequence<DocumentParagraph>, width: Double) -> AttributedText {
    var string = ""
    var parts: [(length: Int, attributes: TextAttributes)] = []
    let characters = text.string.utf8
    for paragraph in paragraphs {
      let start = characters.index(characters.startIndex, offsetBy: paragraph.bytes.lowerBound)
      let end = characters.index(start, offsetBy: paragraph.bytes.count)
      string += text.string[start..<end]
      string += "\n"
      var run = paragraph.firstRun
      var last = looks(text.runs[run].attributes, width)
      repeat {
        let range = text.runs[run].range.clamped(to: paragraph.units)
        if !range.isEmpty {
          last = looks(text.runs[run].attributes, width)
          // The first character's style holds for the paragraph and its separator.
          last.paragraphStyle = paragraph.style
          parts.append((range.count, last))
        }
        run += 1
      } while run < text.runs.count && text.runs[run].range.lowerBound < paragraph.units.upperBound
      last.paragraphStyle = paragraph.style
      last.attachment = nil
      parts.append((1, last))
    }
    return AttributedText(string, runs: parts)
  }

  /// The attributes with those that only documents have turned into those that are drawn.
  private func looks(_ attributes: TextAttributes, _ width: Double) -> TextAttributes {
    var result = attributes
    if attributes.superscript != 0 {
      let size = attributes.font.pointSize
      // A third of the size up and two thirds in size is what word processors do by default.
      result.baselineOffset += size / (attributes.superscript > 0 ? 3 : -6)
      result.font = attributes.font.withSize(max(size * 2 / 3, 1))
    }
    if attributes.link != nil {
      if attributes.foregroundColor == nil { result.foregroundColor = Self.linkColor }
      if attributes.underline == nil { result.underline = LineDecoration() }
    }
    if let attachment = attributes.attachment {
      result.attachment = fitted(attachment, width)
    }
    return result
  }

  /// The color of links that have none: blue with a contrast of 7.3 to white.
  static let linkColor = Color(red: 0, green: 0.3, blue: 0.74)

  /// The attachment with a size, no larger than the column and the page.
  private func fitted(_ attachment: TextAttachment, _ width: Double) -> TextAttachment {
    var result = attachment
    if result.width <= 0 || result.height <= 0 {
      let size = naturalSize(attachment)
      result.width = size.width
      result.height = size.height
    }
    let factor = min(1, width / result.width, area.height / result.height)
    result.width *= factor
    result.height *= factor
    return result
  }

  private func naturalSize(_ attachment: TextAttachment) -> Size {
    if let bytes = attachment.file?.bytes, let image = try? Image(bytes),
      image.size.width > 0, image.size.height > 0
    {
      return image.size
    }
    return FileBox.size
  }
}
