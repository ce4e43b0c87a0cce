/// A line drawn under or through text.
public struct LineDecoration: Hashable, Sendable, Codable {
  /// The pattern of a line.
  public enum Pattern: String, Hashable, Sendable, Codable {
    /// One line.
    case single
    /// One line of twice the thickness.
    case thick
    /// Two lines.
    case double
  }

  /// The strokes of which a line consists.
  public enum Dash: String, Hashable, Sendable, Codable, CaseIterable {
    /// One stroke.
    case solid
    /// Dots.
    case dotted
    /// Dashes.
    case dashed
    /// Dashes and dots by turns.
    case dashDot
    /// A dash and two dots by turns.
    case dashDotDot
  }

  /// The pattern.
  public var pattern: Pattern

  /// The strokes; kept for documents, drawing code draws solid lines.
  public var dash: Dash

  /// Whether the spaces between words have no line; kept for documents.
  public var skipsSpaces: Bool

  /// The color; `nil` is the color of the text.
  public var color: Color?

  /// Creates a decoration.
  public init(
    _ pattern: Pattern = .single,
    color: Color? = nil,
    dash: Dash = .solid,
    skipsSpaces: Bool = false
  ) {
    self.pattern = pattern
    self.dash = dash
    self.skipsSpaces = skipsSpaces
    self.color = color
  }
}
