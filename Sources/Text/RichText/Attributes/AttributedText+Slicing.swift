extension AttributedText {
  /// Returns a part of the text.
  ///
  /// Complexity: linear in the number of runs of the part, and in the code units up to its end.
  ///
  /// - Parameter range: The range in UTF-16 code units, limited to the text. An end in the middle
  ///   of a surrogate pair moves back to the pair's start.
  /// - Returns: The part; an empty part keeps the attributes at its place.
  public func slice(_ range: Range<Int>) -> AttributedText {
    let units = string.utf16
    let range = range.clamped(to: 0..<count)
    let start = scalarStart(range.lowerBound)
    let end = scalarStart(range.upperBound)
    let lower = units.index(units.startIndex, offsetBy: start)
    let upper = units.index(lower, offsetBy: end - start)
    let first = runIndex(at: start)
    let last = max(first, runIndex(at: end - 1))
    return AttributedText(
      String(string[lower..<upper]),
      runs: runs[first...last].map { ($0.range.clamped(to: start..<end).count, $0.attributes) }
    )
  }

  /// The offset itself, or one before it when it splits a surrogate pair.
  private func scalarStart(_ offset: Int) -> Int {
    guard offset > 0, offset < count else { return offset }
    let units = string.utf16
    let index = units.index(units.startIndex, offsetBy: offset)
    return index.samePosition(in: string.unicodeScalars) == nil ? offset - 1 : offset
  }
}
