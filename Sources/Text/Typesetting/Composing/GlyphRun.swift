public import FontManagement
public import RichText

/// The glyphs of one face, size and color in a line, from left to right.
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

  /// For each glyph, the UTF-16 offset of the first character that it represents.
  public var clusters: [Int] = []

  /// For each glyph its advance without kerning as a share of the face's own.
  ///
  /// It is 1 except for glyphs of a stand-in that takes another font's advances. Below 1 an outline
  /// may be wider than its room, and drawing makes it narrower.
  public var advanceScales: [Double] = []

  /// The code units that the run represents; empty for a hyphen or an ellipsis.
  public var textRange: Range<Int>

  /// The characters that a hyphen or an ellipsis stands for, or `nil`: the text's own.
  public var insertedText: String?

  /// Whether the characters run from right to left.
  public var isRightToLeft: Bool

  /// The left edge of the run.
  public var x: Double

  /// The width of the run.
  public var width: Double

  /// The color, or `nil` when none was chosen.
  public var color: Color?
}
