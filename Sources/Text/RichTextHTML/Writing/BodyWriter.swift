import DynamicType
import FontDescriptors
import RichText

/// Writes the paragraphs of a text in the elements that hold them.
struct BodyWriter {
  let text: AttributedText
  let options: HTMLWritingOptions
  let bodyFont: FontRequest
  var output = ""
  var omissions: [HTMLOmission: Int] = [:]
  /// Whether a color of the document was written.
  var hasColors = false
  var open: [Level] = []
  var itemCount = 0
  /// The number of the next item of each open list.
  var nextItems: [Int: Int] = [:]
  let cells: CellSpans
  /// The notes whose marks were written; `nil` in a text that has none of its own.
  var notes: NoteNumbers?

  init(_ text: AttributedText, _ options: HTMLWritingOptions) {
    let font = options.extent == .document ? text.commonFont(\.upright) : nil
    self.init(text, options, bodyFont: font ?? TextStyleFont.request(.body))
    notes = NoteNumbers()
  }

  init(_ text: AttributedText, _ options: HTMLWritingOptions, bodyFont: FontRequest) {
    self.text = text
    self.options = options
    self.bodyFont = bodyFont
    cells = CellSpans(text)
  }

  /// The declarations of the body's font.
  var bodyStyle: String {
    fonts.declarations(bodyFont, in: TextStyleFont.request(.body)).text
  }

  var fonts: FontMarkup { FontMarkup(sizes: options.fontSizes) }

  mutating func omit(_ part: HTMLOmission) { omissions[part, default: 0] += 1 }

  mutating func write() {
    for paragraph in ParagraphPieces.split(text, keepsEmptyPages: true) { write(paragraph) }
    close(to: 0)
    writeNotes()
  }
}

extension FontRequest {
  /// The request without bold and italic.
  var upright: FontRequest {
    guard !descriptor.symbolicTraits.isDisjoint(with: [.bold, .italic]) else { return self }
    return changing { $0.symbolicTraits.subtract([.bold, .italic]) }
  }
}
