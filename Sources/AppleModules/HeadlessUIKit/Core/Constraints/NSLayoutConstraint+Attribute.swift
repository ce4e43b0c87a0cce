extension NSLayoutConstraint.Attribute {
  /// The direction along which the attribute is measured.
  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  /// Whether the attribute is a width or a height.
  var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute is measured from the margins.
  var isMargin: Bool {
    rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue
  }

  /// The same edge or center without margins.
  var withoutMargin: NSLayoutConstraint.Attribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// Whether the attribute follows the text direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
