/// The type of a design token.
public enum TokenType: String, Hashable, Sendable, CaseIterable {
  /// A color.
  case color
  /// A length.
  case dimension
  /// A font family, or several in the order of preference.
  case fontFamily
  /// The weight of a font, 1 to 1000.
  case fontWeight
  /// A time.
  case duration
  /// The curve of an animation.
  case cubicBezier
  /// A number without a unit.
  case number
  /// The pattern of a line.
  case strokeStyle
  /// The color, width and pattern of a border.
  case border
  /// The duration, delay and curve of a change.
  case transition
  /// One shadow or several.
  case shadow
  /// Colors with their positions on a line.
  case gradient
  /// Family, size, weight, letter spacing and line height of text.
  case typography
}

extension TokenType {
  /// Returns the type that a name of Tokens Studio or of an older tool stands for, or `nil`.
  ///
  /// Sources: the lists of types in the documentation of Tokens Studio and of Style Dictionary.
  init?(dialectName name: String) {
    switch name {
    case "fontFamilies", "font-family": self = .fontFamily
    case "fontWeights", "font-weight": self = .fontWeight
    case "fontSizes", "fontSize", "spacing", "sizing", "size", "borderRadius", "borderWidth",
      "paragraphSpacing", "paragraphIndent", "letterSpacing", "space", "font-size":
      self = .dimension
    case "lineHeights", "lineHeight", "opacity": self = .number
    case "boxShadow": self = .shadow
    case "time": self = .duration
    case "cubic-bezier": self = .cubicBezier
    default: return nil
    }
  }
}
