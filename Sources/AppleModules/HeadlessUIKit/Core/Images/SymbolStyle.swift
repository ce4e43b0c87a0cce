package import DynamicType
import FontDescriptors
package import FontManagement
import Foundation
package import Snapshots

/// A symbol's size and weight with traits.
package struct SymbolStyle: Hashable, Sendable {
  /// The point size of the text beside the symbol.
  package var pointSize: Double

  /// The weight of its lines.
  package var weight: FontWeight

  /// Its size relative to the text.
  package var scale: SymbolScale

  /// Whether the symbol follows the text size.
  package var adjusts: Bool

  /// The font that the symbol matches.
  package var font: Font { .systemFont(ofSize: pointSize, weight: weight) }

  /// The size of a symbol in points, before rounding to pixels; an estimate.
  package func size(of name: String) -> Size {
    SymbolMetrics.size(of: name, pointSize: pointSize, weight: weight, scale: scale)
  }
}

extension SymbolStyle {
  /// The size of a symbol's drawing inside its image, in points; an estimate.
  func drawnSize(of name: String) -> Size {
    SymbolMetrics.drawnSize(of: name, pointSize: pointSize, weight: weight, scale: scale)
  }
}

extension UIImage {
  /// The size and weight of a symbol for traits.
  package func symbolStyle(for traits: TraitCollection) -> SymbolStyle {
    options.configuration.style(for: traits)
  }

  /// The colors of a symbol's layers, beginning with the front layer; empty if all have one color.
  var layerColors: [UIColor] { options.tint == nil ? options.configuration.colors : [] }

  /// The color that a symbol or template image sets itself; `nil` uses the view's tint.
  package var ownTint: UIColor? { options.tint ?? options.configuration.colors.first }
}

extension UIImage.SymbolConfiguration {
  /// The style of the configuration under traits; a symbol without a size has 17 points.
  package func style(for traits: TraitCollection) -> SymbolStyle {
    var style = SymbolStyle(pointSize: 17, weight: .regular, scale: .medium, adjusts: false)
    switch size {
    case .points(let points):
      style.pointSize = max(0, points)
    case .textStyle(let textStyle):
      style.take(.preferredFont(forTextStyle: textStyle, compatibleWith: traits))
    case .font(let font):
      style.take(font.adjusted(to: traits))
    case nil:
      break
    }
    if weight != .unspecified { style.weight = weight.fontWeight() }
    switch scale {
    case .small: style.scale = .small
    case .large: style.scale = .large
    case .default, .unspecified, .medium: style.scale = .medium
    }
    return style
  }
}

extension SymbolStyle {
  fileprivate mutating func take(_ font: Font) {
    pointSize = font.pointSize
    let isBold = font.fontDescriptor.symbolicTraits.contains(.bold)
    weight = font.fontDescriptor.weight ?? (isBold ? .bold : .regular)
    adjusts = font.adjustsForContentSizeCategory
  }
}
