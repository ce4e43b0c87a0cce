public import FontManagement
public import RichText

/// Glyphs of one face, size and colour in a line, from left to right: what is drawn.
///
/// Positions are points from the line's origin, which is its left edge on the baseline; y grows
/// downwards.
public struct GlyphRun: Sendable {
  /// The face with its variations.
  public var face: FaceInstance

  /// The size in points.
  public var pointSize: Double

  /// The glyphs.
  public var glyphs: [UInt32] = []

  /// The horizontal positions of the glyphs' origins.
  public var xs: [Double] = []

  /// The vertical positions of the glyphs' origins.
  public var ys: [Double] = []

  /// For each glyph the UTF-16 offset of the first character that it stands for.
  public var clusters: [Int] = []

  /// For each glyph its advance without kerning as a share of the face's own.
  ///
  /// It is 1 but for the glyphs of a stand-in that takes another font's advances. Below 1 an outline
  /// may be wider than its room, and whoever draws it makes it narrower.
  public var advanceScales: [Double] = []

  /// The code units that the run stands for; empty for a hyphen or an ellipsis.
  public var textRange: Range<Int>

  /// The characters that a hyphen or an ellipsis stands for, or `nil`: the text's own.
  public var insertedText: String?

  /// Whether the characters run from right to left.
  public var isRightToLeft: Bool

  /// The left edge of the run.
  public var x: Double

  /// The width of the run.
  public var width: Double

  /// The colour, or `nil` when none was chosen.
  public var color: Color?
}

/// An attachment's box in a line.
public struct PlacedAttachment: Hashable, Sendable {
  /// The attachment.
  public var attachment: TextAttachment

  /// The left edge, from the line's origin.
  public var x: Double

  /// The top edge, from the baseline; negative is above it.
  public var y: Double

  /// The code unit that stands for it.
  public var offset: Int
}

/// A line drawn along a stretch of text.
public struct DecorationLine: Hashable, Sendable {
  /// What the line is.
  public enum Kind: Hashable, Sendable {
    /// A line under the text.
    case underline
    /// A line through the text.
    case strikethrough
    /// A rectangle behind the text, as high as the line.
    case background
  }

  /// What the line is.
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

  /// The colour, or `nil` for the text's.
  public var color: Color?
}
