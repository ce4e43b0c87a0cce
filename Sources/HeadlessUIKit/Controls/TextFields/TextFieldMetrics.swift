import DynamicType
import FontManagement
import Foundation
import LayoutGeometry
import Typesetting

/// The numbers of text fields by border.
///
/// Evidence is a measurement on an iPhone SE with iOS 26.1 (Vercantez/openuikit) and the heights
/// that Interface Builder saved in public documents. Without a border a field is 1.5 points higher
/// than a line on iOS 26, rounded up to pixels: 22 points at 17 points. Until iOS 18 it is as high
/// as a line, rounded up to points: 21 at 17 points in all 12 fields that no constraint makes
/// higher. A rounded rectangle is 34 points high for 14
/// and 17 points from iOS 13 on (15 of 23 saved; the others are 30 and 31 as before), and 30 until
/// then (14 of 15).
struct TextFieldMetrics {
  /// The distance of the text from the border.
  ///
  /// It was measured as 7 and 2 on Mac Catalyst 26.1 for rounded rectangles; those of the other
  /// borders are estimates.
  var textInset: CGSize
  /// What the field is wider than its text.
  var widthPadding: Double
  /// What the field is higher than one without a border, from the saved heights at 17 points.
  ///
  /// That the distance stays with larger fonts is an estimate.
  var heightPadding: Double
  /// The least height.
  var leastHeight: Double

  /// The height of a line of a font in a field without a border, in points.
  static func lineHeight(_ line: Double, in version: SystemVersion?, scale: Double) -> Double {
    let isRounded = version.map { $0 > .published && $0.major < 26 } ?? false
    return isRounded
      ? PixelGrid.wholePoints.roundedUp(line)
      : PixelGrid(scale: scale).roundedUp(line + linePadding)
  }

  private static let linePadding = 1.5
  /// The width of a field without text and placeholder: measured on Mac Catalyst 26.1.
  static let emptyTextWidth = 5.0
  /// The side of the clear button's symbol and its distance from the edge; estimates.
  static let clearButtonSide = 19.0
  static let clearButtonMargin = 5.0
  /// The radius of a rounded rectangle; an estimate.
  static let cornerRadius = 6.0

  static func row(
    _ style: UITextField.BorderStyle,
    in version: SystemVersion?
  ) -> TextFieldMetrics {
    switch style {
    case .none:
      TextFieldMetrics(textInset: .zero, widthPadding: 0, heightPadding: 0, leastHeight: 0)
    case .line, .bezel:
      TextFieldMetrics(
        textInset: CGSize(width: 2, height: 2),
        widthPadding: 4,
        heightPadding: 4,
        leastHeight: 0
      )
    case .roundedRect:
      TextFieldMetrics(
        textInset: CGSize(width: 7, height: 2),
        widthPadding: 28,
        heightPadding: isOld(version) ? 8 : 12,
        leastHeight: isOld(version) ? 30 : 34
      )
    }
  }

  private static func isOld(_ version: SystemVersion?) -> Bool {
    version.map { $0 > .published && $0.major < 13 } ?? false
  }
}
