/// Prepares the bytes of a stranger for a parser that some documents make slow.
///
/// cmark-gfm before 0.29.0.gfm.10, that of Debian 12 among them, takes quadratic time for some documents
/// (CVE-2023-22483, CVE-2023-22486, CVE-2023-24824): pictures that are not closed, rows of dashes that
/// follow many lines, and many marks of quotations and items.
struct MarkdownGuard {
  /// The square of the lines that the parser looks at again for rows of dashes: a few seconds.
  private static let maximumTableWork = 4_000_000_000

  private let limits: MarkdownLimits
  private(set) var bytes: [UInt8] = []
  private(set) var hasTables = true

  private var line = MarkdownPlace()
  private var linesInRun = 0
  private var columnsInRun = 0
  private var picturesInRun = 0
  private var tableWork = 0
  private var cells = 0

  /// Reads bytes; line endings become line feeds.
  init(_ source: [UInt8], limits: MarkdownLimits, log: inout DiagnosticLog) {
    self.limits = limits
    var end = source.count
    if end > limits.length {
      end = limits.length
      log.add(.limitReached("length"), at: line)
    }
    bytes.reserveCapacity(end)
    var start = 0
    while start < end {
      var stop = start
      while stop < end, source[stop] != 0x0A, source[stop] != 0x0D { stop += 1 }
      append(source[start..<stop], &log)
      if stop < end { bytes.append(0x0A) }
      start = stop + 1
      if stop < end, source[stop] == 0x0D, start < end, source[start] == 0x0A { start += 1 }
      line.line += 1
    }
    checkTables(&log)
    reportUndecodable(source[..<end], &log)
  }

  private mutating func append(_ text: ArraySlice<UInt8>, _ log: inout DiagnosticLog) {
    if text.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x3E }) {
      (linesInRun, columnsInRun, picturesInRun) = (0, 0, 0)
    }
    linesInRun += 1
    count(text)
    let limited = bracketsLimited(text, &log)
    if let index = excess(limited) {
      log.add(.limitReached("depth"), at: MarkdownPlace(line: line.line, column: index + 1))
      bytes += limited[..<(limited.startIndex + index)]
      bytes.append(UInt8(ascii: "\\"))
      bytes += limited[(limited.startIndex + index)...]
    } else {
      bytes += limited
    }
  }

  /// Counts the work of tables: a row of dashes makes the parser look at the lines before it.
  private mutating func count(_ text: ArraySlice<UInt8>) {
    var pipes = 0
    var dashes = 0
    var isDelimiter = true
    for byte in text {
      switch byte {
      case UInt8(ascii: "|"): pipes += 1
      case UInt8(ascii: "-"): dashes += 1
      case UInt8(ascii: ":"), 0x20, 0x09, UInt8(ascii: ">"): break
      default: isDelimiter = false
      }
      if !isDelimiter { break }
    }
    if isDelimiter, dashes > 0 {
      tableWork = min(tableWork + linesInRun * linesInRun, .max / 2)
      if pipes > 0 { columnsInRun = max(columnsInRun, pipes + 1) }
    }
    cells += columnsInRun
  }

  private mutating func checkTables(_ log: inout DiagnosticLog) {
    guard tableWork > Self.maximumTableWork || cells > limits.cells else { return }
    hasTables = false
    log.add(.limitReached("table cells"), at: MarkdownPlace())
  }

  /// Returns a line whose brackets of pictures beyond the limit are escaped.
  private mutating func bracketsLimited(
    _ text: ArraySlice<UInt8>,
    _ log: inout DiagnosticLog
  ) -> ArraySlice<UInt8> {
    var result: [UInt8] = []
    var copied = text.startIndex
    for index in text.indices.dropLast()
    where text[index] == UInt8(ascii: "!") && text[index + 1] == UInt8(ascii: "[") {
      picturesInRun += 1
      guard picturesInRun > limits.pictures else { continue }
      let place = MarkdownPlace(line: line.line, column: index - text.startIndex + 1)
      log.add(.limitReached("pictures"), at: place)
      result += text[copied...index]
      result.append(UInt8(ascii: "\\"))
      copied = index + 1
    }
    return result.isEmpty ? text : ArraySlice(result + text[copied...])
  }

  /// The offset of the first mark of a quotation, an item or a note beyond the limit of depth.
  private func excess(_ text: ArraySlice<UInt8>) -> Int? {
    guard text.count > limits.depth, !isRule(text) else { return nil }
    var count = 0
    var index = text.startIndex
    while index < text.endIndex {
      let start = index
      switch text[index] {
      case 0x20, 0x09:
        index += 1
        continue
      case UInt8(ascii: ">"): index += 1
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
        index += 1
        guard index == text.endIndex || text[index] == 0x20 || text[index] == 0x09 else {
          return nil
        }
      case 0x30...0x39:
        while index < text.endIndex, (0x30...0x39).contains(text[index]) { index += 1 }
        guard index < text.endIndex, [0x2E, 0x29].contains(text[index]) else { return nil }
        if count == limits.depth { return index - text.startIndex }
        index += 1
      case UInt8(ascii: "["):
        guard let end = endOfNote(text[index...]) else { return nil }
        index = end
      default: return nil
      }
      count += 1
      if count > limits.depth { return start - text.startIndex }
    }
    return nil
  }

  /// The end of the mark that begins a note, such as `[^1]:`.
  private func endOfNote(_ text: ArraySlice<UInt8>) -> Int? {
    guard text.starts(with: "[^".utf8), let close = text.firstIndex(of: UInt8(ascii: "]")),
      close + 1 < text.endIndex, text[close + 1] == UInt8(ascii: ":")
    else { return nil }
    return close + 2
  }

  private func isRule(_ text: ArraySlice<UInt8>) -> Bool {
    guard let mark = text.first(where: { $0 != 0x20 && $0 != 0x09 }),
      [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_")].contains(mark)
    else { return false }
    return text.allSatisfy { $0 == mark || $0 == 0x20 || $0 == 0x09 }
  }

  /// Reports the first bytes that are not characters; the parser replaces them.
  private func reportUndecodable(_ source: ArraySlice<UInt8>, _ log: inout DiagnosticLog) {
    guard String(validating: source, as: UTF8.self) == nil else { return }
    var place = MarkdownPlace()
    var start = source.startIndex
    while start < source.endIndex {
      let stop = source[start...].firstIndex { $0 == 0x0A } ?? source.endIndex
      if String(validating: source[start..<stop], as: UTF8.self) == nil {
        place.column = Self.validLength(source[start..<stop]) + 1
        break
      }
      start = stop + 1
      place.line += 1
    }
    log.add(.undecodableBytes, at: place)
  }

  private static func validLength(_ bytes: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var length = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      length += UTF8.width(scalar)
    }
    return length
  }
}
