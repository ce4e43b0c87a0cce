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
    return found
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
