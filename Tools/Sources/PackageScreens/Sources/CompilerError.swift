/// An error that the compiler printed, with its place.
struct CompilerError: Hashable {
  var file: String
  var line: Int
  var message: String

  /// The errors of a build's output, each once, in their order.
  static func all(in output: String) -> [CompilerError] {
    var found: [CompilerError] = []
    var seen: Set<CompilerError> = []
    for row in output.split(whereSeparator: \.isNewline) where row.first == "/" {
      guard let error = CompilerError(row), seen.insert(error).inserted else { continue }
      found.append(error)
    }
    guard found.isEmpty else { return found }
    return crashes(in: output)
  }

  /// The sources that a compiler was at when it crashed: it names those, and no error.
  ///
  /// The last entry of a trace is the innermost, such as
  /// `3. While type-checking 'body' (at [PATH:LINE:COLUMN …])` or
  /// `3. While evaluating request TypeCheckPrimaryFileRequest(source_file "PATH")`.
  private static func crashes(in output: String) -> [CompilerError] {
    var found: [CompilerError] = []
    var innermost: CompilerError?
    func close() {
      if let crash = innermost, !found.contains(crash) { found.append(crash) }
      innermost = nil
    }
    for row in output.split(whereSeparator: \.isNewline) {
      guard let mark = row.firstRange(of: ".\tWhile "), Int(row[..<mark.lowerBound]) != nil else {
        if row.hasPrefix("Stack dump:") { close() }
        continue
      }
      if let crash = CompilerError(crashIn: row) { innermost = crash }
    }
    close()
    return found
  }

  /// Reads a row of a crash that names a source; a row without a line is about all of the source.
  private init?(crashIn row: Substring) {
    guard let start = row.firstRange(of: "/")?.lowerBound,
      let end = row.firstRange(of: ".swift")?.upperBound, start < end
    else { return nil }
    file = String(row[start..<end])
    let rest = row[end...]
    line = rest.first == ":" ? Int(rest.dropFirst().prefix { $0.isNumber }) ?? 0 : 0
    message = "the compiler crashed"
  }

  /// Reads `PATH:LINE:COLUMN: error: MESSAGE`.
  private init?(_ row: Substring) {
    guard let mark = row.firstRange(of: ": error: ") else { return nil }
    let place = row[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let line = Int(place[place.count - 2]) else { return nil }
    file = place.dropLast(2).joined(separator: ":")
    self.line = line
    message = String(row[mark.upperBound...])
  }
}
