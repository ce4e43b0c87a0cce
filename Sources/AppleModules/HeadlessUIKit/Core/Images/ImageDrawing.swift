import DynamicType
import Foundation
import RichText
package import Snapshots

/// The drawing of an image in a box.
package struct ImageDrawing {
  var image: UIImage
  var traits: UITraitCollection
  /// The tint of the view.
  var tint: UIColor
  var contentMode = Snapshots.ContentMode.scaleToFill
  /// The factor by which the image is enlarged.
  var scale = 1.0
  var adjustsForAccessibility = false
  /// Whether an image without a rendering mode is drawn in the tint.
  var isTemplateByDefault = false
  var alpha = 1.0

  /// The size of the image in points.
  var size: CGSize {
    let size = image.size(for: traits)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The drawing in a box, in which the content mode places the image.
  package func drawing(in box: CGRect) -> Drawing {
    let natural = Size(width: size.width, height: size.height)
    let rect = contentMode.rect(of: natural, in: Rect(box))
    if case .drawn(let drawn) = image.content {
      return drawn.drawing(in: rect, tint: isTemplate ? color : nil)
    }
    if let name = image.symbolName { return .symbol(symbol(name, rect)) }
    var content = ImageContent(
      image.source(for: traits),
      name: image.name,
      naturalSize: natural,
      rect: rect
    )
    content.contentMode = contentMode
    content.tint = isTemplate ? color : nil
    content.adjustsForAccessibility = adjustsForAccessibility
    content.isMirrored = isTurned && image.flipsForRightToLeftLayoutDirection
    return .image(content)
  }

  private var isTemplate: Bool { image.isTemplate(byDefault: isTemplateByDefault) }

  private var color: RichText.Color { resolved(image.ownTint ?? tint) }

  private func resolved(_ color: UIColor) -> RichText.Color {
    let resolved = ScreenContext.with(\.tint, tint).perform { color.rgba(for: traits) }
    return resolved.withAlpha(resolved.alpha * alpha)
  }

  private func symbol(_ name: String, _ rect: Rect) -> SymbolContent {
    let style = image.symbolStyle(for: traits)
    var symbol = SymbolContent(
      name,
      pointSize: style.pointSize * stretch(of: style.drawnSize(of: name), to: rect),
      rect: rect,
      tint: color
    )
    let layers = image.layerColors
    // The first color of a palette is that of the front layer (Apple's documentation of
    // `symbolRenderingMode(_:)`: a yellow mark on a cyan triangle).
    if layers.count > 1, SymbolNames.isUponFilledShape(name) {
      symbol.upperTint = resolved(layers[0])
      symbol.tint = resolved(layers[1])
    }
    symbol.weight = style.weight
    symbol.scale = style.scale
    symbol.adjustsForContentSizeCategory = style.adjusts
    symbol.isMirrored =
      isTurned && (image.flipsForRightToLeftLayoutDirection || SymbolDirection.follows(name))
    return symbol
  }

  /// The factor by which a box scales the image: a symbol is a vector image, whose lines scale with it.
  private func stretch(of drawn: Size, to rect: Rect) -> Double {
    let whole = image.size(for: traits)
    let size = image.options.fillsBox ? drawn : Size(width: whole.width, height: whole.height)
    guard size.width > 0, size.height > 0 else { return scale }
    return min(rect.width / size.width, rect.height / size.height)
  }

  private var isTurned: Bool { traits.layoutDirection == .rightToLeft }
}

extension ImageDrawing {
  /// Creates the drawing of an image that is stretched to its box.
  package init(stretching image: UIImage, traits: UITraitCollection, tint: UIColor) {
    self.init(image: image, traits: traits, tint: tint)
  }
}
