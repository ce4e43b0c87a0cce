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

  init(_ text: AttributedText, _ options: HTMLWritingOptions) {
    self.text = text
    self.options = options
    bodyFont =
      options.extent == .document ? Self.commonFont(text) : TextStyleFont.request(.body)
    cells = CellSpans(text)
  }

  /// The declarations of the body's font.
  var bodyStyle: String {
    fonts.declarations(bodyFont, in: TextStyleFont.request(.body)).text
  }

  var fonts: FontMarkup { FontMarkup(sizes: options.fontSizes) }

  mutating func omit(_ part: HTMLOmission) { omissions[part, default: 0] += 1 }

  mutating func write() {
    for paragraph in ParagraphPieces.split(text) { write(paragraph) }
    close(to: 0)
  }

  /// The font of most of the text, without bold and italic.
  private static func commonFont(_ text: AttributedText) -> FontRequest {
    var lengths: [FontRequest: Int] = [:]
    var best = TextStyleFont.request(.body)
    var longest = 0
    for run in text.runs where run.attributes.paragraphStyle?.headingLevel ?? 0 == 0 {
      let font = run.attributes.font.upright
      let length = (lengths[font] ?? 0) + run.range.count
      lengths[font] = length
      if length > longest { (best, longest) = (font, length) }
    }
    return best
  }
}

extension FontRequest {
  /// The request without bold and italic.
  var upright: FontRequest {
    guard !descriptor.symbolicTraits.isDisjoint(with: [.bold, .italic]) else { return self }
    return changing { $0.symbolicTraits.subtract([.bold, .italic]) }
  }
}

/// A paragraph of a text, without the marker of a list.
struct ParagraphPieces {
  var runs: [(text: String, attributes: TextAttributes)]
  var style: ParagraphStyle
  var marker: String?

  var string: String { runs.map(\.text).joined() }

  static func split(_ text: AttributedText) -> [ParagraphPieces] {
    var result: [ParagraphPieces] = []
    var current = ParagraphPieces(runs: [], style: .default)
    func finish(_ attributes: TextAttributes) {
      if current.runs.isEmpty { current.runs = [("", attributes)] }
      current.style = current.runs[0].attributes.paragraphStyle ?? .default
      current.takeMarker()
      result.append(current)
      current = ParagraphPieces(runs: [], style: .default)
    }
    var index = text.string.utf16.startIndex
    for run in text.runs {
      let end = text.string.utf16.index(index, offsetBy: run.range.count)
      let lines = text.string.unicodeScalars[index..<end].split(
        omittingEmptySubsequences: false
      ) { $0 == "\n" || $0 == "\r" || $0 == "\u{2029}" }
      for (number, line) in lines.enumerated() {
        if number > 0 { finish(run.attributes) }
        if !line.isEmpty { current.runs.append((String(Substring(line)), run.attributes)) }
      }
      index = end
    }
    finish(text.attributes(at: text.count))
    return result
  }

  /// Takes the marker between two tabs from the text of a list.
  private mutating func takeMarker() {
    guard !style.lists.isEmpty else { return }
    let scalars = string.unicodeScalars
    guard scalars.first == "\t", let second = scalars.dropFirst().firstIndex(of: "\t"),
      scalars.distance(from: scalars.startIndex, to: second) < 40
    else { return }
    marker = String(scalars[scalars.index(after: scalars.startIndex)..<second])
    var length = scalars.distance(from: scalars.startIndex, to: second) + 1
    while length > 0, let first = runs.first {
      let count = first.text.unicodeScalars.count
      if count > length {
        runs[0].text = String(first.text.unicodeScalars.dropFirst(length))
      } else if runs.count > 1 {
        runs.removeFirst()
      } else {
        runs[0].text = ""
      }
      length -= count
    }
  }
}
