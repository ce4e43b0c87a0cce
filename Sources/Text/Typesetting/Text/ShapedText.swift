public import DynamicType
public import RichText

/// Attributed text of any number of paragraphs, shaped and ready to be measured and laid out.
///
/// ```swift
/// let text = ShapedText(AttributedText("One\nTwo", font: .preferredFont(forTextStyle: .body)))
/// text.measure(width: 200).lineCount  // 2
/// ```
///
/// Text of another size finds its shaped paragraphs in the cache: make another value from
/// ``/RichText/AttributedText/adjusted(to:)``, or call ``adjusted(to:)``.
public struct ShapedText: Sendable {
  /// The text.
  public let text: AttributedText

  /// The language as a BCP 47 tag, or `nil`.
  public let language: String?

  /// The breaker that finds words in scripts without spaces, or `nil` for ICU's dictionaries.
  public let wordBreaker: (any WordBreaker)?

  let paragraphs: [Paragraph]
  let cache: ShapingCache

  /// The style of paragraphs whose attributes have none.
  public let baseStyle: ParagraphStyle

  /// A paragraph with its sizes and its style.
  struct Paragraph: Sendable {
    var shaped: ShapedParagraph
    var styles: [ScaledStyle]
    var style: ParagraphStyle
    /// The start in the text.
    var offset: Int
  }

  /// Shapes a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: The style of paragraphs whose attributes have none.
  ///   - language: The language as a BCP 47 tag; it decides line breaks and letter forms.
  ///   - wordBreaker: The finder of words in scripts without spaces; `nil` for the dictionaries of ICU.
  ///   - cache: The shaped paragraphs that are known.
  public init(
    _ text: AttributedText,
    style: ParagraphStyle = .default,
    language: String? = nil,
    wordBreaker: (any WordBreaker)? = nil,
    cache: ShapingCache = .shared
  ) {
    self.text = text
    self.language = language
    self.wordBreaker = wordBreaker
    self.cache = cache
    baseStyle = style
    paragraphs = ParagraphSplitter(
      text: text,
      style: style,
      language: language,
      wordBreaker: wordBreaker,
      cache: cache
    ).paragraphs()
  }

  /// Returns the text with its preferred and scaled fonts at the size of the traits.
  public func adjusted(to traits: TraitCollection) -> ShapedText {
    ShapedText(
      text.adjusted(to: traits),
      style: baseStyle,
      language: language,
      wordBreaker: wordBreaker,
      cache: cache
    )
  }
}

extension ShapedText {
  /// Measures the text.
  ///
  /// - Parameters:
  ///   - width: The width in points; infinite for one line a paragraph.
  ///   - maximumLines: The most lines; `nil` for no limit.
  /// - Returns: Lines, width and height. Nothing is allocated.
  public func measure(width: Double = .infinity, maximumLines: Int? = nil) -> ParagraphMeasure {
    let maximumLines = maximumLines ?? 0
    let last = paragraphs.count - 1
    var total = paragraphs[0].measure(width, maximumLines, isFollowed: last > 0)
    var gap = paragraphs[0].gap
    for index in paragraphs.indices.dropFirst() {
      guard maximumLines == 0 || total.lineCount < maximumLines else {
        total.isTruncated = true
        break
      }
      guard !total.isTruncated else { break }
      let paragraph = paragraphs[index]
      let rest = maximumLines == 0 ? 0 : maximumLines - total.lineCount
      let next = paragraph.measure(width, rest, isFollowed: index < last)
      let top = total.height + gap + paragraph.style.paragraphSpacingBefore
      total.lineCount += next.lineCount
      total.width = max(total.width, next.width)
      total.lastBaseline = top + next.lastBaseline
      total.height = top + next.height
      total.isTruncated = next.isTruncated
      gap = paragraph.gap
    }
    return total
  }

  /// Lays the text out.
  ///
  /// - Parameters:
  ///   - width: The width in points; infinite for one line a paragraph.
  ///   - maximumLines: The most lines; `nil` for no limit.
  /// - Returns: The lines. Glyphs are made when a line is asked for them.
  public func layout(width: Double = .infinity, maximumLines: Int? = nil) -> ParagraphLayout {
    let maximumLines = maximumLines ?? 0
    var result = ParagraphLayout(
      lines: [],
      width: 0,
      height: 0,
      containerWidth: width,
      isTruncated: false
    )
    var ends: [Int] = []
    var top = 0.0
    var lineCount = 0
    for (index, paragraph) in paragraphs.enumerated() {
      let rest = maximumLines == 0 ? 0 : maximumLines - lineCount
      if maximumLines > 0, rest <= 0 {
        result.isTruncated = true
        break
      }
      if index > 0 { top += paragraph.style.paragraphSpacingBefore }
      let part = paragraph.layout(
        width,
        rest,
        top,
        text,
        isFollowed: index + 1 < paragraphs.count
      )
      lineCount += part.lines.count
      result.height = top + part.height
      result.width = max(result.width, part.width)
      result.isTruncated = result.isTruncated || part.isTruncated
      result.lines += part.lines
      ends.append(result.lines.count)
      top = result.height + paragraph.gap
      if part.isTruncated { break }
    }
    result.align(paragraphs, endingAt: ends)
    return result
  }
}

extension ShapedText.Paragraph {
  /// The space after the paragraph: leading of its last line, line and paragraph spacing.
  var gap: Double {
    let last = shaped.styleIndex(at: max(shaped.count - 1, 0))
    return styles[last].leading + style.lineSpacing + style.paragraphSpacing
  }

  func measure(
    _ width: Double,
    _ maximumLines: Int,
    isFollowed: Bool
  ) -> ParagraphMeasure {
    styles.withUnsafeBufferPointer {
      shaped.measure(
        $0,
        MeasureRequest(
          width: width,
          maximumLines: maximumLines,
          style: style,
          isFollowed: isFollowed && maximumLines > 0
        )
      )
    }
  }

  /// Lays the paragraph out below others.
  func layout(
    _ width: Double,
    _ maximumLines: Int,
    _ top: Double,
    _ text: AttributedText,
    isFollowed: Bool
  ) -> ParagraphLayout {
    var builder = LineBuilder(
      paragraph: shaped,
      styles: styles,
      style: style,
      width: width,
      text: text,
      offset: offset,
      maximumLines: maximumLines,
      isFollowed: isFollowed
    )
    var layout = builder.layout()
    layout.widen(style)
    for index in layout.lines.indices {
      layout.lines[index].top += top
      layout.lines[index].baseline += top
    }
    return layout
  }
}

extension ParagraphLayout {
  /// Aligns the lines of all paragraphs, in the width of the widest when none is given.
  fileprivate mutating func align(_ paragraphs: [ShapedText.Paragraph], endingAt ends: [Int]) {
    if !containerWidth.isFinite { containerWidth = width }
    var start = 0
    for (end, paragraph) in zip(ends, paragraphs) {
      LineAligner.align(&lines, in: start..<end, width: containerWidth, paragraph.style)
      start = end
    }
  }
}
