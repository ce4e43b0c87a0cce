extension CompilerDiagnostic {
  /// Returns the errors in the compiler's output, each once.
  ///
  /// An error in the expansion of a macro has the position of the macro. A crash has the position of the
  /// declaration that the compiler was processing.
  public static func errors(in output: String) -> [CompilerDiagnostic] {
    var errors: [CompilerDiagnostic] = []
    var seen: Set<CompilerDiagnostic> = []
    var expanded: [String] = []
    for line in output.split(separator: "\n") {
      var found: [CompilerDiagnostic] = []
      if let place = crash(in: line) {
        found = [place]
      } else if let (severity, place) = remark(in: line) {
        if severity == "error" {
          if place.isInExpansion { expanded.append(place.message) } else { found = [place] }
        } else if severity == "note", place.namesExpansion, !place.isInExpansion {
          found = expanded.map {
            CompilerDiagnostic(
              file: place.file,
              line: place.line,
              column: place.column,
              message: $0
            )
          }
          expanded = []
        }
      }
      errors += found.filter { seen.insert($0).inserted }
    }
    return errors
  }

  private var isInExpansion: Bool {
    file.hasPrefix("@__swiftmacro") || file.hasPrefix("macro expansion ")
      || file.contains("/@__swiftmacro")
  }

  private var namesExpansion: Bool {
    message.contains("in expansion of macro") || message.contains("expanded code originates here")
  }

  /// A line as `path:line:column: severity: message`.
  private static func remark(in line: Substring) -> (Substring, CompilerDiagnostic)? {
    for severity in ["error", "note"] {
      guard let mark = line.range(of: ": \(severity): ") else { continue }
      var parts = line[..<mark.lowerBound].split(
        separator: ":",
        omittingEmptySubsequences: false
      )
      guard parts.count > 1 else { continue }
      let last = parts.popLast().flatMap { Int($0) }
      let before = parts.count > 1 ? parts.last.flatMap { Int($0) } : nil
      if before != nil { parts.removeLast() }
      guard let last else { continue }
      let place = CompilerDiagnostic(
        file: parts.joined(separator: ":"),
        line: before ?? last,
        column: before == nil ? 0 : last,
        message: String(line[mark.upperBound...])
      )
      return (line[mark.lowerBound...].dropFirst(2).prefix(severity.count), place)
    }
    return nil
  }

  /// A line of a crash that names a declaration: `While type-checking 'x' (at path:line:column)`.
  private static func crash(in line: Substring) -> CompilerDiagnostic? {
    guard let start = line.range(of: "\tWhile ") ?? line.range(of: "While "),
      line[..<start.lowerBound].allSatisfy({ $0.isNumber || $0 == "." || $0.isWhitespace }),
      let place = Self.place(atEndOf: line[start.upperBound...])
    else { return nil }
    return CompilerDiagnostic(
      file: place.file,
      line: place.line,
      column: place.column,
      message: "the compiler crashed while \(line[start.upperBound...].prefix(120))"
    )
  }

  /// The position in `… (at path:line:column)` or `… at [path:line:column - …`.
  static func place(atEndOf text: Substring) -> (file: String, line: Int, column: Int)? {
    let mark = text.range(of: "(at ") ?? text.range(of: "at [")
    guard let mark else { return nil }
    let rest = text[mark.upperBound...].prefix { ![")", " ", "]"].contains($0) }
    let parts = rest.split(separator: ":")
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]),
      let column = Int(parts[parts.count - 1])
    else { return nil }
    return (parts.dropLast(2).joined(separator: ":"), line, column)
  }
}

extension Substring {
  /// The first occurrence of a text; a simple search, since lines are short.
  func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
