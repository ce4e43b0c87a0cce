import DynamicType
import Foundation
import LayoutGeometry
import Snapshots
import SystemMetrics
import Typesetting

/// The numbers of date pickers.
///
/// A capsule is 34 points high with text of 17 points and does not grow (measured on iOS 26.1); the other
/// numbers are estimates from Apple's pictures.
enum DatePickerMetrics {
  static let capsuleHeight = 34.0
  static let fontSize = 17.0
  static let padding = 12.0
  static let gap = 6.0
}

extension UIDatePicker {
  private var font: UIFont { .systemFont(ofSize: DatePickerMetrics.fontSize) }

  // MARK: Compact

  func capsuleWidth(_ text: String) -> Double {
    pixelGrid.roundedUp(shaped(text, font).measure(maximumLines: 1).width)
      + 2 * DatePickerMetrics.padding
  }

  var compactSize: CGSize {
    let widths = compactTexts.map(capsuleWidth)
    let gaps = Double(widths.count - 1) * DatePickerMetrics.gap
    return CGSize(width: widths.reduce(0, +) + gaps, height: DatePickerMetrics.capsuleHeight)
  }

  func compactDrawings() -> [Drawing] {
    capsuleDrawings(compactTexts, from: bounds.minX, middle: bounds.midY)
  }

  /// Draws texts in capsules beside each other.
  func capsuleDrawings(_ texts: [String], from start: Double, middle: Double) -> [Drawing] {
    let radius = PickerSizes.capsuleRadius[systemGeneration]
    let alpha = isEnabled ? 1 : ControlDrawing.disabledAlpha
    var drawings: [Drawing] = []
    var x = start
    for text in texts {
      let width = capsuleWidth(text)
      let box = turned(
        CGRect(
          x: x,
          y: middle - DatePickerMetrics.capsuleHeight / 2,
          width: width,
          height: DatePickerMetrics.capsuleHeight
        )
      )
      drawings.append(
        .fill(.roundedRect(Rect(box), radius: radius), .color(shade(.tertiarySystemFill)))
      )
      drawings.append(textDrawing(text, font, in: box, .label, alpha: alpha))
      x += width + DatePickerMetrics.gap
    }
    return drawings
  }
}
