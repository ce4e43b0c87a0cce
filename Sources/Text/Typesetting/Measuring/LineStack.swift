import RichText

/// The heights of lines put on each other.
struct LineStack {
  private let style: ParagraphStyle
  private(set) var height = 0.0
  private(set) var firstBaseline = 0.0
  private(set) var lastBaseline = 0.0
  private(set) var count = 0
  private var gap = 0.0

  init(_ style: ParagraphStyle) {
    self.style = style
  }

  /// The heights of one line.
  struct Heights {
    var ascent: Double
    var descent: Double
    var leading: Double

    /// Grows to hold another style.
    mutating func formUnion(_ style: ScaledStyle) {
      ascent = max(ascent, style.ascent)
      descent = max(descent, style.descent)
      leading = max(leading, style.leading)
    }
  }

  /// The place of a line.
  struct Place {
    /// The top of the line box.
    var top: Double
    /// The height of the line box.
    var height: Double
    /// The baseline.
    var baseline: Double
  }

  /// Puts a line below the others.
  ///
  /// The leading of a line lies between it and the next. A height that the style asks for is
  /// shared out above and below the letters in equal parts.
  @discardableResult
  mutating func add(_ line: Heights) -> Place {
    let top = height + gap
    let natural = line.ascent + line.descent
    let box = style.lineHeight(natural)
    let baseline = top + (box - natural) / 2 + line.ascent
    if count == 0 { firstBaseline = baseline }
    lastBaseline = baseline
    count += 1
    height = top + box
    gap = line.leading + style.lineSpacing
    return Place(top: top, height: box, baseline: baseline)
  }

  /// Puts equal lines below each other.
  mutating func add(_ line: Heights, count lines: Int) {
    guard lines > 0 else { return }
    add(line)
    let box = style.lineHeight(line.ascent + line.descent)
    let pitch = Double(lines - 1) * (box + gap)
    height += pitch
    lastBaseline += pitch
    count += lines - 1
  }
}

extension LineStack.Heights {
  init(_ style: ScaledStyle) {
    self.init(ascent: style.ascent, descent: style.descent, leading: style.leading)
  }
}

extension ParagraphStyle {
  /// The height of a line box around letters of a height.
  func lineHeight(_ natural: Double) -> Double {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}
