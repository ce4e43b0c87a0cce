import RichText

/// The room of the lines of a paragraph: limits and starts in fill units.
struct LineLimits {
  private let first: (limit: Int64, origin: Int64)
  private let other: (limit: Int64, origin: Int64)

  /// Creates the limits of a paragraph.
  ///
  /// - Parameters:
  ///   - width: The width of the whole paragraph in points.
  ///   - style: The style with the indents.
  ///   - source: The source that gives the units of the limits.
  @inline(__always)
  init<Source: AdvanceSource>(width: Double, _ style: ParagraphStyle, _ source: Source) {
    let breaks = style.lineBreakMode != .clip
    func room(_ indent: Double) -> (limit: Int64, origin: Int64) {
      let end = style.tailIndent > 0 ? style.tailIndent : width + style.tailIndent
      let limit =
        breaks
        ? source.limit(end - indent) : EmUnits.unlimited
      guard indent != 0, source.pointsPerEm > 0 else { return (limit, 0) }
      let origin = (indent * Source.unitsPerEm / source.pointsPerEm).rounded()
      return (limit, Int64(exactly: min(max(origin, -1e15), 1e15)) ?? 0)
    }
    first = room(style.firstLineHeadIndent)
    other = room(style.headIndent)
  }

  /// Fills a line as the style breaks it.
  @inline(__always)
  func fill<Source>(
    _ line: Int,
    _ style: ParagraphStyle,
    isLast: Bool,
    _ filler: inout LineFiller<Source>
  ) -> FilledLine? {
    if style.lineBreakStrategy.contains(.pushOut), !isLast {
      return filler.nextPushingOut(self[line], next: self[line + 1])
    }
    return filler.next(limit: self[line].limit, origin: self[line].origin)
  }

  /// The room of a line.
  @inline(__always)
  subscript(line: Int) -> (limit: Int64, origin: Int64) { line == 0 ? first : other }
}
