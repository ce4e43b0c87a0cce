public import RichText

extension ShapedParagraph {
  /// Measures a paragraph of one style.
  ///
  /// - Parameters:
  ///   - style: The size.
  ///   - width: The width in points; infinite for one line a paragraph.
  ///   - maximumLines: The greatest number of lines; `nil` for no limit.
  ///   - paragraphStyle: Indents, line heights and the line break mode; `nil` for the default ones,
  ///     which are measured by the shortest way.
  /// - Returns: Lines, width and height. Nothing is allocated; about 40 ns for 40 characters.
  public func measure(
    _ style: ScaledStyle,
    width: Double = .infinity,
    maximumLines: Int? = nil,
    paragraphStyle: ParagraphStyle? = nil
  ) -> ParagraphMeasure {
    guard let paragraphStyle else { return measurePlain(style, width, maximumLines ?? 0) }
    return measureStyled(style, width, maximumLines ?? 0, paragraphStyle)
  }

  /// Measures with the default paragraph style.
  @inline(__always)
  private func measurePlain(
    _ style: ScaledStyle,
    _ width: Double,
    _ maximumLines: Int
  ) -> ParagraphMeasure {
    if maximumLines == 0, let quick = quickMeasure(style, width) { return quick }
    return slowMeasure(style, width, maximumLines)
  }

  @inline(never)
  private func slowMeasure(
    _ style: ScaledStyle,
    _ width: Double,
    _ maximumLines: Int
  ) -> ParagraphMeasure {
    guard isUniform else { return measureStyled(style, width, maximumLines, .default) }
    return measurePlain(
      UniformSource(view, style, paragraph: self),
      style,
      width,
      maximumLines,
      truncating: .wordWrap
    )
  }

  @inline(never)
  private func measureStyled(
    _ style: ScaledStyle,
    _ width: Double,
    _ maximumLines: Int,
    _ paragraphStyle: ParagraphStyle
  ) -> ParagraphMeasure {
    withUnsafePointer(to: style) { pointer in
      measure(
        UnsafeBufferPointer(start: pointer, count: 1),
        MeasureRequest(width: width, maximumLines: maximumLines, style: paragraphStyle)
      )
    }
  }

  /// Measures a paragraph.
  ///
  /// - Parameters:
  ///   - scaledStyles: The sizes, one for each style of the paragraph.
  ///   - width: The width in points; infinite for one line a paragraph.
  ///   - maximumLines: The most lines; `nil` for no limit.
  ///   - paragraphStyle: Indents, line heights and the line break mode.
  /// - Returns: Lines, width and height. Nothing is allocated.
  public func measure(
    _ scaledStyles: [ScaledStyle],
    width: Double = .infinity,
    maximumLines: Int? = nil,
    paragraphStyle: ParagraphStyle = .default
  ) -> ParagraphMeasure {
    scaledStyles.withUnsafeBufferPointer {
      measure(
        $0,
        MeasureRequest(width: width, maximumLines: maximumLines ?? 0, style: paragraphStyle)
      )
    }
  }

  func measure(
    _ styles: UnsafeBufferPointer<ScaledStyle>,
    _ request: MeasureRequest
  ) -> ParagraphMeasure {
    precondition(styles.count >= self.styles.count, "Each style of a paragraph needs a size.")
    return record.withView { view in
      guard isUniform else { return measureStyled(view, styles, request) }
      let source = UniformSource(view, styles[0], paragraph: self)
      if request.style.isPlain, !request.isFollowed {
        return measurePlain(
          source,
          styles[0],
          request.width,
          request.maximumLines,
          truncating: request.style.lineBreakMode
        )
      }
      var summary = LineSummary(request.style)
      fill(source, request, styles, &summary)
      return summary.measure
    }
  }

  private func measureStyled(
    _ view: RecordView,
    _ styles: UnsafeBufferPointer<ScaledStyle>,
    _ request: MeasureRequest
  ) -> ParagraphMeasure {
    var summary = LineSummary(request.style)
    items.withUnsafeBufferPointer { items in
      let source = StyledSource(
        view,
        items: items,
        styles: styles,
        tabs: TabRuler(request.style),
        paragraph: self
      )
      fill(source, request, styles, &summary)
    }
    return summary.measure
  }

  @inline(__always)
  func fill<Source: AdvanceSource>(
    _ source: Source,
    _ request: MeasureRequest,
    _ styles: UnsafeBufferPointer<ScaledStyle>,
    _ summary: inout LineSummary
  ) {
    let style = request.style
    let limits = LineLimits(width: request.width, style, source)
    var filler = LineFiller(source, breaksAnywhere: style.lineBreakMode == .charWrap)
    var line = 0
    while let filled = limits.fill(
      line,
      style,
      isLast: line + 1 == request.maximumLines,
      &filler
    ) {
      var lineWidth = filled.width
      let isLast = line + 1 == request.maximumLines
      let isCut = isLast && (!filler.isAtEnd || request.isFollowed)
      if isCut, style.lineBreakMode.truncates {
        let ellipsis = ellipsisWidth(at: filled.start, &filler.source)
        let mode = style.lineBreakMode
        lineWidth =
          filler.truncatedWidth(filled, mode, limit: limits[line].limit, ellipsis: ellipsis)
      }
      summary.add(
        source.points(lineWidth + limits[line].origin),
        heights(of: filled, styles, style)
      )
      line += 1
      if isCut { summary.isTruncated = true }
      if isLast, !filler.isAtEnd { return }
    }
    summary.finish(
      emptyLine: line == 0 || endsWithSeparator,
      limit: request.maximumLines,
      heights(at: count, styles)
    )
  }

  /// The width of the ellipsis in the style of a cluster.
  func ellipsisWidth<Source: AdvanceSource>(
    at cluster: Int,
    _ source: inout Source
  ) -> Int64 {
    let offset = source.view.offset(cluster)
    return source.width(
      of: MarkAdvances.advance(.ellipsis, styles[styleIndex(at: offset)]),
      at: cluster
    )
  }
}
