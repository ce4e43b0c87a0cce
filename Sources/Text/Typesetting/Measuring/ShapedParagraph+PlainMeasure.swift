import RichText

extension ShapedParagraph {
  /// Measures a paragraph whose lines are found by sums of the text master alone, or returns `nil`.
  @inline(__always)
  func quickMeasure(_ style: ScaledStyle, _ width: Double) -> ParagraphMeasure? {
    let isTextMasterAlone = style.displayShare | style.spacing == 0
    let limit = EmUnits.limit(width, unitsPerPoint: style.unitsPerPoint)
    guard isUniform, isTextMasterAlone, limit < EmUnits.unlimited,
      let found = countAtTextMaster(limit)
    else { return nil }
    let points = Double(found.widest) * style.pointSize / EmUnits.fillUnitsPerEm
    return lines(found.lines, points, style, isTruncated: false)
  }

  /// Measures a paragraph of one style without indents and without line heights of its own.
  ///
  /// Lines, widths and cuts are those of the ``LineFiller``.
  @inline(__always)
  func measurePlain(
    _ source: UniformSource,
    _ style: ScaledStyle,
    _ width: Double,
    _ maximumLines: Int,
    truncating mode: LineBreakMode
  ) -> ParagraphMeasure {
    let limit = source.limit(width)
    if natural.text != .max {
      let units = source.width(of: natural, at: 0)
      if units <= limit { return lines(1, source.points(units), style, isTruncated: false) }
    }
    if maximumLines == 0, let found = branchFreeCount(source, limit) {
      return lines(found.lines, source.points(found.widest), style, isTruncated: false)
    }
    return measureLineByLine(style, width, maximumLines, truncating: mode)
  }

  @inline(__always)
  private func branchFreeCount(_ source: UniformSource, _ limit: Int64) -> LineCount? {
    source.isTextMasterAlone ? countAtTextMaster(limit) : countBetweenMasters(source, limit)
  }

  /// Measures paragraphs that need more than sums: with lines that are limited, forced or changed
  /// by their ends.
  @inline(never)
  private func measureLineByLine(
    _ style: ScaledStyle,
    _ width: Double,
    _ maximumLines: Int,
    truncating mode: LineBreakMode
  ) -> ParagraphMeasure {
    let source = UniformSource(view, style, paragraph: self)
    let limit = source.limit(width)
    var filler = LineFiller(source)
    var count = 0
    var widest: Int64 = 0
    while let line = filler.next(limit: limit) {
      count += 1
      if count == maximumLines, !filler.isAtEnd {
        widest = max(widest, cutWidth(line, source, limit, mode))
        return lines(count, source.points(widest), style, isTruncated: true)
      }
      widest = max(widest, line.width)
    }
    let hasEmptyLine = count == 0 || endsWithSeparator
    let isTruncated = hasEmptyLine && count > 0 && count == maximumLines
    if hasEmptyLine, !isTruncated { count += 1 }
    return lines(count, source.points(widest), style, isTruncated: isTruncated)
  }

  /// The width of the last line of a limit, with its ellipsis if it has one.
  private func cutWidth(
    _ line: FilledLine,
    _ source: UniformSource,
    _ limit: Int64,
    _ mode: LineBreakMode
  ) -> Int64 {
    guard mode.truncates else { return line.width }
    var filler = LineFiller(source)
    let ellipsis = ellipsisWidth(at: line.start, &filler.source)
    return filler.truncatedWidth(line, mode, limit: limit, ellipsis: ellipsis)
  }

  /// The measure of equal lines.
  @inline(__always)
  private func lines(
    _ count: Int,
    _ width: Double,
    _ style: ScaledStyle,
    isTruncated: Bool
  ) -> ParagraphMeasure {
    let pitch = Double(count - 1) * (style.ascent + style.descent + style.leading)
    return ParagraphMeasure(
      lineCount: count,
      width: width,
      height: style.ascent + style.descent + pitch,
      firstBaseline: style.ascent,
      lastBaseline: style.ascent + pitch,
      isTruncated: isTruncated
    )
  }
}

extension ParagraphStyle {
  /// Whether nothing but the line break mode differs from the default, as far as filling goes.
  @inline(__always)
  var isPlain: Bool {
    (lineBreakMode == .wordWrap || lineBreakMode.truncates) && firstLineHeadIndent == 0
      && headIndent == 0 && tailIndent == 0 && minimumLineHeight == 0 && maximumLineHeight == 0
      && lineHeightMultiple == 0 && lineSpacing == 0 && fallbackLineHeight == .fixed
  }
}
