import DynamicType
package import Foundation

/// The choices about the drawing of an image.
package struct ImageOptions: Hashable, Sendable {
  /// Whether the image's own colors are drawn.
  package var renderingMode = UIImage.RenderingMode.automatic

  /// The color of a template; `nil` uses the view's tint.
  package var tint: UIColor?

  /// The insets of the parts that are not stretched; `nil` uses the picture's own.
  package var capInsets: UIEdgeInsets?

  /// The way in which the parts inside the cap insets fill a larger area.
  package var resizingMode = UIImage.ResizingMode.tile

  /// The insets of the rectangle by which the image is aligned.
  package var alignmentRectInsets = UIEdgeInsets.zero

  /// The distance of the baseline from the lower edge; `nil` for none.
  package var baselineOffset: CGFloat?

  /// Whether the image is mirrored in right-to-left layouts.
  package var flipsForRightToLeft = false

  /// Whether a symbol is drawn without its image margins, as SwiftUI draws resizable ones.
  package var fillsBox = false

  /// The size and weight of a symbol.
  package var configuration = UIImage.SymbolConfiguration.unspecified

  package init(renderingMode: UIImage.RenderingMode = .automatic) {
    self.renderingMode = renderingMode
  }
}
