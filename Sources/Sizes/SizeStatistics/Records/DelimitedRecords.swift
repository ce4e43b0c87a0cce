import JSONText

/// Records of text with separators, as RFC 4180 defines CSV, taken apart byte by byte.
///
/// Lines end with LF, CR or both. Fields in quotes hold separators, line breaks and doubled quotes.
/// One record is kept at a time.
struct DelimitedRecords {
  /// A field of the record with its place in the file.
  struct Field {
    var bytes: Range<Int>
    var position: TextPosition
  }

  /// The reason why a record was dropped.
  enum Fault {
    /// A quote was not closed before the end of the file.
    case openQuote
    /// The record is longer than any table has.
    case tooLong
  }

  /// The most bytes of a record; a quote that is never closed ends here.
  static let longestRecord = 1 << 20

  /// The most bytes of a record that is being dropped before the file counts as having no rows.
  private static let longestSkip = longestRecord << 4

  /// Whether a record goes on and on, as the zeros of a device do.
  var isEndless: Bool { skippedCount > Self.longestSkip }

  /// The fields of the record that was completed last.
  private(set) var fields: [Field] = []

  /// The first line of the record that was completed last.
  private(set) var recordLine = 1

  /// The lines that the record spans.
  var lineSpan: Int { max(1, recordEnd - recordLine) }

  /// The fault of the record that was completed last, or `nil`.
  private(set) var fault: Fault?

  private enum State { case start, plain, quoted, closed }

  private let separator: UInt8
  private var bytes: [UInt8] = []
  private var state = State.start
  private var line = 1
  private var column = 1
  private var fieldStart = 0
  private var fieldPosition = TextPosition(line: 1, column: 1)
  private var recordEnd = 1
  private var followsReturn = false
  private var isComplete = false
  private var isSkipping = false
  private var skippedCount = 0

  init(separator: UInt8) { self.separator = separator }

  /// Returns the text of a field without spaces around it.
  func text(_ field: Field) -> String { NumberText.trimmed(bytes[field.bytes]) }

  /// Whether the record is a line without anything.
  var isBlank: Bool { fields.count == 1 && fields[0].bytes.isEmpty && fault == nil }

  /// Reads on; returns `true` as soon as a record is complete.
  mutating func next(in chunk: [UInt8], from index: inout Int) -> Bool {
    if isComplete { beginRecord() }
    while index < chunk.count {
      let byte = chunk[index]
      index += 1
      if byte == 0x0A, followsReturn {
        followsReturn = false
        if state == .quoted { bytes.append(byte) }
        recordEnd = line
        if !hasBegun { recordLine = line }
        continue
      }
      followsReturn = byte == 0x0D
      if read(byte) { return true }
    }
    return false
  }

  /// Completes the last record where no line break ends it; returns whether there is one.
  mutating func finish() -> Bool {
    if isComplete { beginRecord() }
    guard hasBegun || isSkipping else { return false }
    fault = isSkipping ? .tooLong : state == .quoted ? .openQuote : nil
    endField()
    recordEnd = column == 1 ? line : line + 1
    isComplete = true
    return true
  }

  private var hasBegun: Bool { state != .start || !fields.isEmpty }

  private mutating func beginRecord() {
    isComplete = false
    fault = nil
    isSkipping = false
    skippedCount = 0
    fields.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    state = .start
    recordLine = line
    fieldStart = 0
    fieldPosition = TextPosition(line: line, column: column)
  }

  /// Takes a byte; returns whether it completed the record.
  private mutating func read(_ byte: UInt8) -> Bool {
    let isBreak = byte == 0x0A || byte == 0x0D
    if isSkipping {
      skippedCount += 1
      advance(byte, isBreak)
      return isBreak ? complete(.tooLong) : false
    }
    switch state {
    case .start where byte == UInt8(ascii: "\""): state = .quoted
    case .quoted where byte == UInt8(ascii: "\""): state = .closed
    case .quoted: bytes.append(byte)
    case .closed where byte == UInt8(ascii: "\""):
      bytes.append(byte)
      state = .quoted
    default:
      if isBreak {
        endField()
        advance(byte, isBreak)
        return complete(nil)
      }
      if byte == separator {
        endField()
        advance(byte, isBreak)
        fieldPosition = TextPosition(line: line, column: column)
        return false
      }
      bytes.append(byte)
      if state == .start { state = .plain }
    }
    advance(byte, isBreak)
    if bytes.count > Self.longestRecord || fields.count > Self.longestRecord / 16 {
      isSkipping = true
    }
    return false
  }

  private mutating func complete(_ fault: Fault?) -> Bool {
    self.fault = fault
    recordEnd = line
    isComplete = true
    return true
  }

  private mutating func endField() {
    fields.append(Field(bytes: fieldStart..<bytes.count, position: fieldPosition))
    fieldStart = bytes.count
    state = .start
  }

  private mutating func advance(_ byte: UInt8, _ isBreak: Bool) {
    if isBreak {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      // Columns count UTF-16 code units, of which characters of four bytes have two.
      column += byte >= 0xF0 ? 2 : 1
    }
  }
}
