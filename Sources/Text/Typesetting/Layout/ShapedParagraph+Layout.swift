public import RichText

extension ShapedParagraph {
  /// Lays the paragraph out.
  ///
  /// - Parameters:
  ///   - styles: The sizes, one for each style of the paragraph.
  ///   - width: The width in points; infinite for one line a paragraph.
  ///   - maximumLines: The most lines; `nil` for no limit.
  ///   - paragraphStyle: Alignment, indents, line heights and the line break mode.
  ///   - text: The attributes, for colors and decorations; its characters are the paragraph's.
  /// - Returns: The lines. Glyphs are made when a line is asked for them.
  public func layout(
    _ styles: [ScaledStyle],
    width: Double = .infinity,
    maximumLines: Int? = nil,
    paragraphStyle: ParagraphStyle = .default,
    text: AttributedText? = nil
  ) -> ParagraphLayout {
    precondition(styles.count >= self.styles.count, "Each style of a paragraph needs a size.")
    var builder = LineBuilder(
      paragraph: self,
      styles: styles,
      style: paragraphStyle,
      width: width,
      text: text,
      offset: 0,
      maximumLines: maximumLines ?? 0,
      isFollowed: false
    )
    var layout = builder.layout()
    layout.finish(paragraphStyle)
    return layout
  }

  /// Lays a paragraph of one style out.
  public func layout(
    _ style: ScaledStyle,
    width: Double = .infinity,
    maximumLines: Int? = nil,
    paragraphStyle: ParagraphStyle = .default
  ) -> ParagraphLayout {
    layout(
      [style],
      width: width,
      maximumLines: maximumLines,
      paragraphStyle: paragraphStyle
    )
  }
}

extension ParagraphLayout {
  /// Finds the widest line and aligns all.
  mutating func finish(_ style: ParagraphStyle) {
    widen(style)
    if !containerWidth.isFinite { containerWidth = width - min(style.tailIndent, 0) }
    LineAligner.align(&lines, width: containerWidth, style)
  }

  /// Finds the widest line.
  mutating func widen(_ style: ParagraphStyle) {
    width = lines.enumerated().reduce(0) { widest, line in
      let indent = line.offset == 0 ? style.firstLineHeadIndent : style.headIndent
      return max(widest, line.element.width + indent)
    }
  }
}
