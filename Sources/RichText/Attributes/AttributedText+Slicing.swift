extension AttributedText {
  /// Returns a part of the text.
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
    var result = AttributedText(
      String(string[lower..<upper]),
      attributes: attributes(at: start)
    )
    for run in runs {
      let part = run.range.clamped(to: start..<end)
      guard !part.isEmpty else { continue }
      result.update(in: part.lowerBound - start..<part.upperBound - start) {
        $0 = run.attributes
      }
    }
    return result
  }

  /// The offset itself, or one before it when it splits a surrogate pair.
  private func scalarStart(_ offset: Int) -> Int {
    guard offset > 0, offset < count else { return offset }
    let units = string.utf16
    let index = units.index(units.startIndex, offsetBy: offset)
    return index.samePosition(in: string.unicodeScalars) == nil ? offset - 1 : offset
  }
}
