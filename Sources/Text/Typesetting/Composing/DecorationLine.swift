public import RichText

/// A line drawn along a stretch of text.
public struct DecorationLine: Hashable, Sendable {
  /// The kind of a decoration.
  public enum Kind: Hashable, Sendable {
    /// A line under the text.
    case underline
    /// A line through the text.
    case strikethrough
    /// A rectangle behind the text, as high as the line.
    case background
  }

  /// The kind of a decoration.
  public var kind: Kind

  /// The pattern; single for a background.
  public var pattern: LineDecoration.Pattern

  /// The left edge, from the line's origin.
  public var x: Double

  /// The width.
  public var width: Double

  /// The middle of the line, from the baseline; positive is below it.
  public var y: Double

  /// The thickness.
  public var thickness: Double

  /// The color, or `nil` for the text's.
  public var color: Color?
}
