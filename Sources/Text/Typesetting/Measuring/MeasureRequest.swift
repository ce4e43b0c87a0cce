import RichText

/// The width, limits and style for which a paragraph is measured.
struct MeasureRequest {
  /// The width in points.
  var width: Double

  /// The most lines; 0 for no limit.
  var maximumLines: Int

  /// Indents, line heights and the line break mode.
  var style: ParagraphStyle

  /// Whether more text follows, so that the last line of a limit is truncated even if it fits.
  var isFollowed = false
}
