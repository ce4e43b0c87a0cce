public import FontManagement
public import RichText

/// The glyphs of one face, size and color in a line, from left to right.
///
/// Positions are points from the line's origin, which is its left edge on the baseline; y grows
/// downwards.
public struct GlyphRun: Sendable {
  /// A glyph with its place.
  public struct Glyph: Hashable, Sendable {
    /// The number of the glyph in the face.
    public var number: UInt32

    /// The horizontal position of the origin.
    public var x: Double

    /// The vertical position of the origin.
    public var y: Double

    /// The UTF-16 offset of the first character that the glyph represents.
    public var cluster: Int

    /// The advance without kerning as a share of the face's own.
    ///
    /// It is 1 except for glyphs of a stand-in that takes another font's advances. Below 1 an outline
    /// may be wider than its room, and drawing makes it narrower.
    public var advanceScale: Double
  }

  /// The face with its variations.
  public var face: FaceInstance

  /// The size in points.
  public var pointSize: Double

  /// The glyphs from left to right.
  public var glyphs: [Glyph] = []

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
