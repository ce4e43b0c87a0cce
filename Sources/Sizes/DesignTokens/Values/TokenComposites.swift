/// The pattern of a line.
public enum TokenStrokeStyle: Hashable, Sendable {
  /// One of CSS's patterns, such as `dashed`.
  case named(String)
  /// The lengths of dashes and gaps, and the end of each dash: `round`, `butt` or `square`.
  case dashes([TokenDimension], lineCap: String)
}

/// A border; a part that could not be read is `nil`.
public struct TokenBorder: Hashable, Sendable {
  /// The color.
  public var color: TokenColor?
  /// The width.
  public var width: TokenDimension?
  /// The pattern.
  public var style: TokenStrokeStyle?
}

/// A change over time; a part that could not be read is `nil`.
public struct TokenTransition: Hashable, Sendable {
  /// The time that it takes.
  public var duration: TokenDuration?
  /// The time before it begins.
  public var delay: TokenDuration?
  /// The curve of its progress.
  public var timingFunction: TokenCubicBezier?
}

/// One shadow; a part that could not be read is `nil`.
public struct TokenShadow: Hashable, Sendable {
  /// The color.
  public var color: TokenColor?
  /// The offset to the right.
  public var offsetX: TokenDimension?
  /// The offset downwards.
  public var offsetY: TokenDimension?
  /// The radius of the blur.
  public var blur: TokenDimension?
  /// The growth of the shadow on each side.
  public var spread: TokenDimension?
  /// Whether the shadow falls inwards.
  public var inset: Bool
}

/// A color on the line of a gradient; a part that could not be read is `nil`.
public struct TokenGradientStop: Hashable, Sendable {
  /// The color.
  public var color: TokenColor?
  /// The place on the line, 0 to 1.
  public var position: Double?
}
