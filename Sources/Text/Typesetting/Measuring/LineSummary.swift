import RichText

/// Adds lines up to a measure.
struct LineSummary {
  private var stack: LineStack
  private var width = 0.0
  var isTruncated = false

  init(_ style: ParagraphStyle) {
    stack = LineStack(style)
  }

  /// The measure of a paragraph that is one line.
  @inline(__always)
  mutating func oneLine(_ width: Double, _ heights: LineStack.Heights) -> ParagraphMeasure {
    add(width, heights)
    return measure
  }

  @inline(__always)
  mutating func add(_ width: Double, _ heights: LineStack.Heights) {
    self.width = max(self.width, width)
    stack.add(heights)
  }

  /// Adds the empty line of an empty paragraph, or after a separator at its end.
  mutating func finish(emptyLine: Bool, limit: Int, _ heights: LineStack.Heights) {
    guard emptyLine else { return }
    guard limit == 0 || stack.count < limit else {
      isTruncated = true
      return
    }
    stack.add(heights)
  }

  var measure: ParagraphMeasure {
    ParagraphMeasure(
      lineCount: stack.count,
      width: width,
      height: stack.height,
      firstBaseline: stack.firstBaseline,
      lastBaseline: stack.lastBaseline,
      isTruncated: isTruncated
    )
  }
}
