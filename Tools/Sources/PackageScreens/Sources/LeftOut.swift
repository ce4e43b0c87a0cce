/// A part of a source that is not compiled, because it or what it needs does not compile here.
struct LeftOut: Hashable {
  /// The path of the source.
  var file: String
  /// The line of the error, from 1.
  var line: Int
  /// The compiler's message.
  var message: String
  /// The lines that are left out, from 1; `nil` for all of the file.
  var lines: ClosedRange<Int>?

  /// The line of a list of these.
  var record: String {
    let range = lines.map { "\($0.lowerBound)-\($0.upperBound)" } ?? "*"
    return [file, "\(line)", range, message].joined(separator: "\t")
  }

  init(file: String, line: Int, message: String, lines: ClosedRange<Int>?) {
    (self.file, self.line, self.message, self.lines) = (file, line, message, lines)
  }

  /// Reads a line of a list; `nil` where it is none.
  init?(record: some StringProtocol) {
    let parts = String(record).split(separator: "\t", maxSplits: 3).map(String.init)
    guard parts.count == 4, let line = Int(parts[1]) else { return nil }
    var lines: ClosedRange<Int>?
    if parts[2] != "*" {
      let ends = parts[2].split(separator: "-").compactMap { Int($0) }
      guard ends.count == 2, ends[0] <= ends[1] else { return nil }
      lines = ends[0]...ends[1]
    }
    self.init(file: parts[0], line: line, message: parts[3], lines: lines)
  }

  /// Returns a text without the part: its lines are empty, and the others keep their numbers.
  func applied(to text: String) -> String {
    var rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let lines else { return String(repeating: "\n", count: rows.count - 1) }
    for index in rows.indices where lines.contains(index + 1) { rows[index] = "" }
    return rows.joined(separator: "\n")
  }
}

/// The declarations of a source that stand by themselves: those that begin in the first column.
struct OuterDeclarations {
  private let rows: [Substring]

  init(_ text: String) { rows = text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// Returns the lines of the declaration around a line, with its attributes; `nil` where the source
  /// is not indented in a way that shows it.
  func lines(around line: Int) -> ClosedRange<Int>? {
    guard rows.indices.contains(line - 1) else { return nil }
    var start = line - 1
    while start > 0, !begins(rows[start]) { start -= 1 }
    guard begins(rows[start]) else { return nil }
    var end = start
    if !isWhole(rows[start]) {
      let closing = rows.indices[(start + 1)...].first { !isInside(rows[$0]) }
      guard let closing, rows[closing].first == "}" else { return nil }
      end = closing
    }
    guard start...end ~= line - 1 else { return nil }
    while start > 0, rows[start - 1].first == "@" { start -= 1 }
    return start + 1...end + 1
  }

  /// Whether a row begins a declaration.
  private func begins(_ row: Substring) -> Bool {
    guard let first = row.first else { return false }
    if row.hasPrefix("#Preview") { return true }
    return first.isLetter || first == "@"
  }

  /// Whether braces that a row opens are closed in it, and it opens some.
  private func isWhole(_ row: Substring) -> Bool {
    let count = row.count { $0 == "{" }
    return count == row.count { $0 == "}" } && (count > 0 || !row.hasSuffix(","))
      && !row.hasSuffix("(")
  }

  /// Whether a row lies inside a declaration that began above.
  private func isInside(_ row: Substring) -> Bool {
    guard let first = row.first else { return true }
    return first.isWhitespace || first == "/" || first == "#" || first == ")"
      || row.hasPrefix("where ")
  }
}
