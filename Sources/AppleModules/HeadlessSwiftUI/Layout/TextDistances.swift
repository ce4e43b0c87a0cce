import Foundation

/// The distances that text prefers to the views above and below it, in points.
///
/// Text below other text is placed like the next line of a paragraph. Next to other views, the space above a
/// capital letter and below the baseline counts, so the distances above and below the same text differ.
struct TextDistances: Equatable {
  /// The distance to other text.
  var toText: CGFloat
  /// The distance from a view above that is not text.
  var above: CGFloat
  /// The distance to a view below that is not text.
  var below: CGFloat

  /// The part of the line height that counts next to other views, in line heights of the font.
  ///
  /// Measured in 60 published pictures of warp-ds/warp-ios with six font families: the distance below is this
  /// height less that of a capital letter, and the distance above is this height less the ascender. Between
  /// Body at 17 points and a divider (`CalloutSnapshotTests`) they are 10.6 and 6.5 points, and below Inter,
  /// FINN Type, Tori Sans, Blocket Sans and Vend Sans at 16 points (`ExpandableSnapshotTests`) 9.8, 10, 10,
  /// 11.6 and 15.1 points.
  private static let lineFactor: Double = 1.115

  /// Creates distances.
  init(toText: CGFloat, above: CGFloat, below: CGFloat) {
    self.toText = toText
    self.above = above
    self.below = below
  }

  /// Creates the distances of a font.
  ///
  /// - Parameters:
  ///   - measures: The measures of the font.
  ///   - roundedUp: Rounds a length up to pixels.
  init(_ measures: FontMeasures, roundedUp: (Double) -> Double) {
    let line = Self.lineFactor * measures.lineHeight
    self.init(
      toText: roundedUp(max(0, measures.leading)),
      above: max(0, line - measures.ascender),
      below: max(0, line - measures.capHeight)
    )
  }

  /// Returns the larger distances of two texts.
  func union(_ other: TextDistances) -> TextDistances {
    TextDistances(
      toText: max(toText, other.toText),
      above: max(above, other.above),
      below: max(below, other.below)
    )
  }
}

/// The measures of a font that determine distances between views, in points.
struct FontMeasures: Equatable {
  var ascender: Double
  var lineHeight: Double
  var capHeight: Double
  var leading: Double
}
