public import DynamicType
package import FontManagement
public import Foundation

extension UIImage {
  /// Whether the image's own colors are drawn.
  public var renderingMode: RenderingMode { options.renderingMode }

  /// The insets of the parts that are not stretched when the image is drawn larger, in points.
  public var capInsets: UIEdgeInsets { options.capInsets ?? .zero }

  /// The way in which the parts inside the cap insets fill a larger area.
  public var resizingMode: ResizingMode { options.resizingMode }

  /// The orientation of the picture in its file, always upright.
  public var imageOrientation: Orientation { .up }

  /// Whether the image is mirrored in right-to-left layouts.
  public var flipsForRightToLeftLayoutDirection: Bool { options.flipsForRightToLeft }

  /// The configuration of a symbol; `nil` for other images.
  public var configuration: Configuration? { symbolConfiguration }

  /// The size and weight of a symbol; `nil` for other images.
  public var symbolConfiguration: SymbolConfiguration? {
    isSymbolImage ? options.configuration : nil
  }

  /// The set from which the image is chosen; `nil` for other images.
  public var imageAsset: UIImageAsset? {
    guard case .asset(let asset) = content else { return nil }
    return asset
  }

  /// Returns the image drawn in its own colors, in the tint, or as the context decides.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the image in a color; automatic rendering stays automatic.
  public func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// Returns the image in a color and a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the image with a configuration in place of its own.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = configuration as? SymbolConfiguration else { return self }
    return with { $0.configuration = symbol }
  }

  /// Returns the image with a configuration laid over its own.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return with { $0.configuration = $0.configuration.applying(configuration) }
  }

  /// Returns the image with insets of parts that are not stretched; the part between them is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with insets of parts that are not stretched.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the image with one point between the cap insets, which is repeated.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top,
        left: left,
        bottom: top == 0 ? 0 : max(0, size.height - top - 1),
        right: left == 0 ? 0 : max(0, size.width - left - 1)
      ),
      resizingMode: .stretch
    )
  }

  /// Returns the image with insets of the rectangle by which it is aligned.
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = insets }
  }

  /// Returns the image with a baseline at a distance from its lower edge.
  public func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage {
    with { $0.baselineOffset = offset }
  }

  /// Returns the image without a baseline.
  public func imageWithoutBaseline() -> UIImage {
    with { $0.baselineOffset = nil }
  }

  /// Returns the image, mirrored in right-to-left layouts.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// Returns a symbol; if it has no size, it takes the size and weight of an adjacent font.
  package func fitting(_ font: Font) -> UIImage {
    guard isSymbolImage, !options.configuration.hasSize else { return self }
    let size = SymbolConfiguration(font: font, scale: .unspecified)
    return with { $0.configuration = size.applying($0.configuration) }
  }

  /// The symbol without its image margins, filling its box.
  package var fillingBox: UIImage { with { $0.fillsBox = true } }

  private func with(_ change: (inout ImageOptions) -> Void) -> UIImage {
    var options = options
    change(&options)
    return UIImage(content, name: name, options: options)
  }
}
