public import JSONText

/// The value of a design token with all references replaced.
public enum TokenValue: Hashable, Sendable {
  /// A color.
  case color(TokenColor)
  /// A length.
  case dimension(TokenDimension)
  /// Font families, most preferred first.
  case fontFamily([String])
  /// The weight of a font.
  case fontWeight(Double)
  /// A time.
  case duration(TokenDuration)
  /// The curve of an animation.
  case cubicBezier(TokenCubicBezier)
  /// A number.
  case number(Double)
  /// The pattern of a line.
  case strokeStyle(TokenStrokeStyle)
  /// A border.
  case border(TokenBorder)
  /// A change over time.
  case transition(TokenTransition)
  /// Shadows, the first on top.
  case shadow([TokenShadow])
  /// The stops of a gradient.
  case gradient([TokenGradientStop])
  /// Typography.
  case typography(TokenTypography)
  /// A value without a type of the format, as the file has it; references inside are not replaced.
  case other(JSONNode)
}
