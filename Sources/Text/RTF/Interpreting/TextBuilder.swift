/// The text that was read so far, with the places where its formatting changes.
struct TextBuilder {
  /// A stretch of characters, from `start` to that of the next one.
  struct CharacterRun {
    var start: Int
    var state: Int32
  }

  /// Paragraphs of equal formatting with their separators, up to `end`.
  struct Paragraph {
    var end: Int
    var state: Int32
    var row: Int32
    var column: Int32
  }

  private(set) var utf8: [UInt8] = []
  private(set) var count = 0
  private(set) var runs: [CharacterRun] = []
  private(set) var paragraphs: [Paragraph] = []
  let collectsRuns: Bool

  init(collectsRuns: Bool) { self.collectsRuns = collectsRuns }

  var isEmpty: Bool { count == 0 }

  /// The place behind the last separator of paragraphs.
  private var paragraphStart = 0

  /// Whether the last character ends a paragraph, or there is none.
  var isAtParagraphStart: Bool { count == paragraphStart }

  mutating func append(ascii bytes: UnsafeBufferPointer<UInt8>) {
    utf8.append(contentsOf: bytes)
    count += bytes.count
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      utf8.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      utf8.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    count += scalar.value > 0xFFFF ? 2 : 1
  }

  /// Counts a character that is not in the text: the paragraph has one more, and nothing is added.
  mutating func countHidden() { count += 1 }

  /// Adds the separator of paragraphs.
  mutating func appendSeparator() {
    append("\n")
    paragraphStart = count
  }

  /// Begins a run, or goes on with one of the same formatting.
  mutating func begin(_ state: Int32) {
    guard collectsRuns, runs.last?.state != state else { return }
    if let last = runs.last, last.start == count { runs.removeLast() }
    if runs.last?.state != state { runs.append(CharacterRun(start: count, state: state)) }
  }

  mutating func endParagraph(_ state: Int32, row: Int32, column: Int32) {
    guard collectsRuns else { return }
    let next = Paragraph(end: count, state: state, row: row, column: column)
    if let last = paragraphs.last, last.state == state, last.row == row, last.column == column {
      paragraphs[paragraphs.count - 1] = next
    } else {
      paragraphs.append(next)
    }
  }

  /// Returns the text since the last call and forgets it.
  mutating func takeText() -> String {
    let text = String(decoding: utf8, as: UTF8.self)
    utf8.removeAll(keepingCapacity: true)
    return text
  }

  var string: String { String(decoding: utf8, as: UTF8.self) }
}
