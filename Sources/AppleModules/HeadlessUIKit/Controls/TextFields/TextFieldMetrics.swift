import DynamicType
import Foundation
import LayoutGeometry
import SystemMetrics

/// The lengths of a text field with a border in one version of the system, in points.
struct TextFieldMetrics {
  /// The distance of the text from the border.
  var textInset = CGSize.zero
  /// The width and the height that the border adds to a field.
  var padding = CGSize.zero
  /// The least height.
  var minimumHeight = 0.0

  init(_ style: UITextField.BorderStyle, in generation: SystemGeneration) {
    switch style {
    case .none: break
    case .line, .bezel:
      textInset = FieldSizes.borderInset[generation].cgSize
      padding = FieldSizes.borderPadding[generation].cgSize
    case .roundedRect:
      textInset = FieldSizes.roundedInset[generation].cgSize
      padding = FieldSizes.roundedPadding[generation].cgSize
      minimumHeight = FieldSizes.minimumRoundedHeight[generation]
    }
  }

  /// Returns the height of a line in a field without a border.
  static func lineHeight(_ line: Double, in generation: SystemGeneration, scale: Double) -> Double {
    let height = line + FieldSizes.linePadding[generation]
    let roundsToPoints = FieldSizes.roundsLinesToPoints[generation]
    return (roundsToPoints ? PixelGrid.wholePoints : PixelGrid(scale: scale)).roundedUp(height)
  }
}
