extension String {
  /// Returns the text in lines of at most a number of columns, broken between words.
  ///
  /// A word that is longer than a line stays whole, and so does a line that fits.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - indentation: The beginning of each line that is continued.
  public func wrapped(to width: Int, indentation: String = "") -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.count <= width ? String(line) : Self.wrapped(line, width, indentation) }
      .joined(separator: "\n")
  }

  private static func wrapped(_ line: Substring, _ width: Int, _ indentation: String) -> String {
    var lines = [""]
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      let last = lines[lines.count - 1]
      let isFirst = last.isEmpty || last == indentation
      let longer = isFirst ? last + word : "\(last) \(word)"
      if longer.count <= width || isFirst {
        lines[lines.count - 1] = longer
      } else {
        lines.append(indentation + word)
      }
    }
    return lines.joined(separator: "\n")
  }
}
