import Diagnostics
import JSONText

/// Reads the text sizes that users have from a file of counts or of events, piece by piece.
///
/// ```swift
/// var reader = SizeStatisticsReader(SizeReadingOptions(groupedBy: ["platform"]))
/// reader.read(Array("category,count\nL,700\nXL,50\n".utf8))
/// let statistics = reader.finish()
/// statistics.total.distribution.users  // 750
/// ```
///
/// It reads tables with commas, semicolons, tabs or bars, JSON documents, and JSON Lines. Content
/// never makes reading fail: a row that cannot be read is left out, counted and reported with its
/// place.
///
/// A caller stops when ``readsOn`` is false: a device that never ends is not a file of statistics.
///
/// Complexity: linear in the length of the file. Tables and JSON Lines are read row by row, and
/// memory does not grow with their number, except for 32 to 64 bytes for each user whom events
/// name. A JSON document is kept whole, up to ``SizeReadingOptions/maximumDocumentSize``.
public struct SizeStatisticsReader {
  private enum Format {
    case unknown
    case table(SizeTableReader)
    case lines(SizeJSONReader)
    case document
  }

  private let options: SizeReadingOptions
  private var format = Format.unknown
  private var bytes: [UInt8] = []
  private var line = 1
  private var isAtStart = true

  /// Creates a reader that has read nothing.
  public init(_ options: SizeReadingOptions = SizeReadingOptions()) { self.options = options }

  /// Whether a further piece can change the statistics.
  ///
  /// It cannot when no column holds text sizes, when a JSON document exceeds the limit, and when a
  /// row does not end.
  public var readsOn: Bool {
    switch format {
    case .unknown: bytes.count <= options.maximumDocumentSize
    case .table(let table): table.readsOn
    case .lines(let reader): reader.readsOn && bytes.count <= DelimitedRecords.longestRecord
    case .document: bytes.count <= options.maximumDocumentSize
    }
  }

  /// Reads the next piece of the file.
  public mutating func read(_ piece: [UInt8]) {
    switch format {
    case .table(var table):
      format = .unknown
      table.read(piece)
      format = .table(table)
    case .lines:
      bytes += piece
      readLines()
    case .document:
      // One byte more than what is read tells the parser that there is more.
      bytes += piece.prefix(max(0, options.maximumDocumentSize + 1 - bytes.count))
    case .unknown:
      bytes += piece
      decide(isAtEnd: false)
    }
  }

  /// Returns the statistics when the file has been read.
  public mutating func finish() -> SizeReadingResult {
    if case .unknown = format { decide(isAtEnd: true) }
    switch format {
    case .table(var table): return table.finish()
    case .lines(var reader):
      if bytes.count > DelimitedRecords.longestRecord {
        reader.leaveOutLine(line)
      } else if !bytes.isEmpty {
        reader.readLine(bytes[...], number: line)
      }
      return reader.statistics
    case .document:
      var reader = SizeJSONReader(options: options)
      reader.readDocument(bytes)
      return reader.statistics
    case .unknown: return Self.unreadable("The file is empty.", options)
    }
  }

  /// Finds the format as soon as enough is read.
  private mutating func decide(isAtEnd: Bool) {
    guard isAtEnd || bytes.count >= 3 else { return }
    if isAtStart, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    isAtStart = false
    guard let first = bytes.first(where: { !" \t\r\n".utf8.contains($0) }) else { return }
    if first == UInt8(ascii: "[") {
      format = .document
    } else if first == UInt8(ascii: "{") {
      decideObject(isAtEnd: isAtEnd)
    } else {
      decideTable(isAtEnd: isAtEnd)
    }
  }

  private mutating func decideObject(isAtEnd: Bool) {
    let start = bytes.firstIndex(of: UInt8(ascii: "{")) ?? 0
    let end = bytes[start...].firstIndex(of: 0x0A)
    guard end != nil || isAtEnd || bytes.count > DelimitedRecords.longestRecord else { return }
    if let end, SizeJSONReader.isRow(bytes[start..<end]) {
      format = .lines(SizeJSONReader(options: options))
      readLines()
    } else {
      format = .document
    }
  }

  private mutating func decideTable(isAtEnd: Bool) {
    let content = bytes.firstIndex { $0 != 0x0A && $0 != 0x0D } ?? 0
    let end = FieldSeparator.headerEnd(in: Array(bytes[content...])).map { $0 + content }
    guard end != nil || isAtEnd || bytes.count > DelimitedRecords.longestRecord else { return }
    let separator = FieldSeparator.found(in: bytes[content..<(end ?? bytes.count)])
    var table = SizeTableReader(separator: separator, options: options)
    table.read(bytes)
    bytes = []
    format = .table(table)
  }

  private mutating func readLines() {
    guard case .lines(var reader) = format else { return }
    format = .unknown
    var start = 0
    while let end = bytes[start...].firstIndex(of: 0x0A) {
      reader.readLine(bytes[start..<end], number: line)
      start = end + 1
      line += 1
    }
    bytes.removeFirst(start)
    format = .lines(reader)
  }

  private static func unreadable(
    _ message: String,
    _ options: SizeReadingOptions
  ) -> SizeReadingResult {
    var interpreter = SizeRowInterpreter(
      columns: ["category", "count"],
      at: TextPosition(line: 1, column: 1),
      options: SizeReadingOptions(file: options.file)
    )
    interpreter.report(
      .error,
      message,
      at: TextPosition(line: 1, column: 1),
      hint: "Write a header such as 'category,count' and a row for each category."
    )
    return interpreter.statistics
  }
}
