import RichText

extension ParagraphStyle {
  /// A centered line, which ends with an ellipsis where it has no room.
  static let centeredLine: ParagraphStyle = {
    var style = ParagraphStyle.default
    style.alignment = .center
    style.lineBreakMode = .truncateTail
    return style
  }()
}
