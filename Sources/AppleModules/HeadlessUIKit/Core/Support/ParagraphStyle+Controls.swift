import RichText

extension ParagraphStyle {
  /// A centered line, which is truncated with an ellipsis where it does not fit.
  static let centeredLine: ParagraphStyle = {
    var style = ParagraphStyle.default
    style.alignment = .center
    style.lineBreakMode = .truncateTail
    return style
  }()
}
