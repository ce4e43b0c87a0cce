import RichText

/// A paragraph of a document: its place in the text, and the style that its first character names.
struct DocumentParagraph {
  /// The code units without the separator.
  var units: Range<Int>

  /// The same in UTF-8.
  var bytes: Range<Int>

  /// The first run of the text that reaches into the paragraph.
  var firstRun: Int

  /// The style.
  var style: ParagraphStyle

  /// Whether a form feed stands before the paragraph: it begins a page.
  var beginsPage: Bool

  /// The cells that hold the paragraph, the outermost first.
  var cells: [TextTableCell]
}

extension DocumentParagraph {
  /// The depth of tables in tables that is laid out; deeper cells are text of the cell around them.
  static let tableDepth = 8

  /// Returns the paragraphs of a text; linear time.
  ///
  /// LF, CR, CR LF, NEL and U+2029 end a paragraph, as they do in the typesetter, and so does a form
  /// feed. The empty paragraph after a separator at the end of the text is left out, and so is one that is
  /// nothing but a form feed at the beginning of a paragraph.
  static func paragraphs(of text: AttributedText) -> [DocumentParagraph] {
    var result: [DocumentParagraph] = []
    var run = 0
    var beginsPage = false
    for part in parts(of: text.string) {
      // The break stands before a paragraph, so that no empty line ends the page.
      if part.units.isEmpty, part.endsPage, !beginsPage, !result.isEmpty {
        beginsPage = true
        continue
      }
      while run + 1 < text.runs.count, text.runs[run].range.upperBound <= part.units.lowerBound {
        run += 1
      }
      let style = text.runs[run].attributes.paragraphStyle ?? .default
      result.append(
        DocumentParagraph(
          units: part.units,
          bytes: part.bytes,
          firstRun: run,
          style: style,
          beginsPage: beginsPage,
          cells: Array(style.cells.prefix(tableDepth))
        )
      )
      beginsPage = part.endsPage
    }
    if let last = result.last, result.count > 1, last.units.isEmpty, !last.beginsPage {
      result.removeLast()
    }
    return result
  }

  private struct Part {
    var units: Range<Int>
    var bytes: Range<Int>
    var endsPage = false
  }

  private static func parts(of string: String) -> [Part] {
    var string = string
    return string.withUTF8 { bytes in
      var result: [Part] = []
      var (unit, index) = (0, 0)
      var start = (unit: 0, byte: 0)
      while index < bytes.count {
        let separator = separator(bytes, index)
        guard separator.bytes > 0 else {
          let byte = bytes[index]
          unit += byte >= 0xF0 ? 2 : byte & 0xC0 == 0x80 ? 0 : 1
          index += 1
          continue
        }
        result.append(
          Part(
            units: start.unit..<unit,
            bytes: start.byte..<index,
            endsPage: bytes[index] == 0x0C
          )
        )
        unit += separator.units
        index += separator.bytes
        start = (unit, index)
      }
      result.append(Part(units: start.unit..<unit, bytes: start.byte..<index))
      return result
    }
  }

  private static func separator(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ index: Int
  ) -> (bytes: Int, units: Int) {
    func byte(_ distance: Int) -> UInt8 {
      index + distance < bytes.count ? bytes[index + distance] : 0
    }
    switch bytes[index] {
    case 0x0A, 0x0C: return (1, 1)
    case 0x0D: return byte(1) == 0x0A ? (2, 2) : (1, 1)
    case 0xC2 where byte(1) == 0x85: return (2, 1)
    case 0xE2 where byte(1) == 0x80 && byte(2) == 0xA9: return (3, 1)
    default: return (0, 0)
    }
  }
}
