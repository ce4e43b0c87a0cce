import Typesetting

extension TextContent: Equatable {
  /// Whether two texts are equal: the same characters in the same fonts, and lines at the same places.
  public static func == (left: TextContent, right: TextContent) -> Bool {
    left.string == right.string && left.frame == right.frame && left.origin == right.origin
      && left.color == right.color && left.fonts == right.fonts
      && left.numberOfLines == right.numberOfLines && left.lineBreakMode == right.lineBreakMode
      && left.isTruncated == right.isTruncated && left.isClipped == right.isClipped
      && left.neededSize == right.neededSize && left.role == right.role
      && left.scaleFactor == right.scaleFactor
      && left.layout.lines.elementsEqual(right.layout.lines) { $0.hasPlace(of: $1) }
  }
}

extension TextLine {
  /// Whether two lines show the same characters at the same place.
  fileprivate func hasPlace(of other: TextLine) -> Bool {
    range == other.range && x == other.x && baseline == other.baseline && top == other.top
      && height == other.height && width == other.width && isTruncated == other.isTruncated
      && hasHyphen == other.hasHyphen
  }
}
