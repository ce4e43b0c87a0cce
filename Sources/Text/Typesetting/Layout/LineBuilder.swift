import RichText

/// Builds the lines of a laid out paragraph.
struct LineBuilder {
  let paragraph: ShapedParagraph
  let styles: [ScaledStyle]
  let style: ParagraphStyle
  /// The width of the container in points.
  let width: Double
  /// The attributes of the whole text, or `nil`.
  let text: AttributedText?
  /// The start of the paragraph in the whole text.
  let offset: Int
  /// The most lines; 0 for no limit.
  let maximumLines: Int
  /// Whether more text follows, so that the last line of a limit is truncated even if it fits.
  let isFollowed: Bool

  private(set) var isTruncated = false
  private(set) var lines: [TextLine] = []

  /// Builds the lines below each other from the top of the paragraph, not aligned yet.
  mutating func layout() -> ParagraphLayout {
    var stack = LineStack(style)
    make(&stack)
    return ParagraphLayout(
      lines: lines,
      width: 0,
      height: stack.height,
      containerWidth: width,
      isTruncated: isTruncated
    )
  }

  /// Makes the lines and puts them on the stack.
  private mutating func make(_ stack: inout LineStack) {
    paragraph.record.withView { view in
      styles.withUnsafeBufferPointer { styles in
        if paragraph.isUniform {
          fill(UniformSource(view, styles[0], paragraph: paragraph), styles, &stack)
        } else {
          paragraph.items.withUnsafeBufferPointer { items in
            let source = StyledSource(
              view,
              items: items,
              styles: styles,
              tabs: TabRuler(style),
              paragraph: paragraph
            )
            fill(source, styles, &stack)
          }
        }
      }
    }
  }

  private mutating func fill<Source: AdvanceSource>(
    _ source: Source,
    _ scaled: UnsafeBufferPointer<ScaledStyle>,
    _ stack: inout LineStack
  ) {
    let limits = LineLimits(width: width, style, source)
    var filler = LineFiller(source, breaksAnywhere: style.lineBreakMode == .charWrap)
    while let filled = limits.fill(
      lines.count,
      style,
      isLast: lines.count + 1 == maximumLines,
      &filler
    ) {
      let isLast = lines.count + 1 == maximumLines
      let isCut = isLast && (!filler.isAtEnd || isFollowed)
      let heights = paragraph.heights(of: filled, scaled, style)
      let place = stack.add(heights)
      var line = textLine(filled, filler.source.view, heights, place)
      line.width = source.points(filled.width)
      if isCut, style.lineBreakMode.truncates {
        let limit = limits[lines.count].limit
        let ellipsis = paragraph.ellipsisWidth(at: filled.start, &filler.source)
        let cut = filler.truncate(
          filled,
          style.lineBreakMode,
          limit: limit,
          ellipsis: ellipsis
        )
        line.width = source.points(cut.width)
        truncate(&line, cut, filler.source.view)
      }
      lines.append(line)
      if isCut { isTruncated = true }
      if isLast { return }
    }
    if lines.isEmpty || paragraph.endsWithSeparator { addEmptyLine(scaled, &stack) }
  }

  private mutating func addEmptyLine(
    _ scaled: UnsafeBufferPointer<ScaledStyle>,
    _ stack: inout LineStack
  ) {
    let heights = paragraph.heights(at: paragraph.count, scaled)
    let empty = FilledLine()
    let place = stack.add(heights)
    var line = paragraph.record.withView { textLine(empty, $0, heights, place) }
    line.range = offset + paragraph.count..<offset + paragraph.count
    line.content.head = paragraph.count..<paragraph.count
    lines.append(line)
  }

  private func textLine(
    _ filled: FilledLine,
    _ view: RecordView,
    _ heights: LineStack.Heights,
    _ place: LineStack.Place
  ) -> TextLine {
    let head = view.offset(filled.start)..<view.offset(filled.visibleEnd)
    let content = LineContent(
      paragraph: paragraph,
      styles: styles,
      text: text,
      offset: offset,
      head: head,
      mark: filled.hasHyphen ? .hyphen : nil,
      tail: 0..<0,
      paragraphStyle: style,
      indent: lines.isEmpty ? style.firstLineHeadIndent : style.headIndent
    )
    return TextLine(
      range: offset + head.lowerBound..<offset + view.offset(filled.end),
      x: 0,
      baseline: place.baseline,
      top: place.top,
      height: place.height,
      ascent: heights.ascent,
      descent: heights.descent,
      width: 0,
      isTruncated: false,
      hasHyphen: filled.hasHyphen,
      endsParagraph: filled.isMandatory || filled.end == view.clusterCount,
      content: content
    )
  }

  private func truncate(
    _ line: inout TextLine,
    _ cut: TruncatedLine,
    _ view: RecordView
  ) {
    line.isTruncated = true
    line.hasHyphen = false
    line.endsParagraph = true
    line.range = line.range.lowerBound..<offset + paragraph.count
    line.content.mark = .ellipsis
    line.content.head = view.offset(cut.head.lowerBound)..<view.offset(cut.head.upperBound)
    line.content.tail = view.offset(cut.tail.lowerBound)..<view.offset(cut.tail.upperBound)
  }
}
