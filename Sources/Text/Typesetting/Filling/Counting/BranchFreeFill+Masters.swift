extension ShapedParagraph {
  /// Counts lines at the text master, without tracking: the loop of most labels and sizes.
  ///
  /// - Parameter limit: The width of a line in fill units.
  /// - Returns: The lines, and the widest in fill units, or `nil` when sums are not enough.
  @inline(__always)
  func countAtTextMaster(_ limit: Int64) -> LineCount? {
    let limit = limit / EmUnits.opticalSteps
    let layout = view.layout
    guard layout.hasSoftBreaks else { return nil }
    let found =
      layout.deltaCount == 0 && Int64(layout.longestSegment) <= limit
      ? Self.wholeWords(view, limit) : otherWords(limit)
    return found.map { ($0.lines, $0.widest &* EmUnits.opticalSteps) }
  }

  /// Counts lines between masters, and with tracking or letter spacing.
  @inline(never)
  func countBetweenMasters(_ source: UniformSource, _ limit: Int64) -> LineCount? {
    guard view.layout.hasSoftBreaks else { return nil }
    let places = MixedCoordinates(source)
    return BranchFreeFill(view: view, places: places, limit: limit, paragraph: self)
      .count(mayChange: true)
  }

  @inline(never)
  private static func wholeWords(_ view: RecordView, _ limit: Int64) -> LineCount {
    let places = TextCoordinates(view)
    return BranchFreeFill(view: view, places: places, limit: limit, paragraph: nil)
      .countWholeWords()
  }

  @inline(never)
  private func otherWords(_ limit: Int64) -> LineCount? {
    let places = TextCoordinates(view)
    let fill = BranchFreeFill(view: view, places: places, limit: limit, paragraph: self)
    return view.layout.deltaCount > 0 ? fill.count(mayChange: true) : fill.count(mayChange: false)
  }
}
