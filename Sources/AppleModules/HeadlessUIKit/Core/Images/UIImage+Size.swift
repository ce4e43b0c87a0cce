public import DynamicType
import FontManagement
public import Foundation
import LayoutGeometry
package import Snapshots

extension UIImage {
  /// The size in points for the current traits.
  public var size: CGSize { size(for: .current) }

  /// The pixels per point: the picture's own, or the display's for symbols and vectors.
  public var scale: CGFloat {
    switch resolved(for: .current).content {
    case .picture(let source) where !source.format.isVector: source.scale
    case .drawn(let drawn): drawn.scale
    default: max(1, TraitCollection.current.displayScale)
    }
  }

  /// The distance of the baseline from the lower edge, `nil` for an image without one.
  public var baselineOffsetFromBottom: CGFloat? { baselineOffset(for: .current) }

  /// The insets of the rectangle by which the image is aligned.
  public var alignmentRectInsets: UIEdgeInsets { options.alignmentRectInsets }

  /// The size in points for traits.
  package func size(for traits: TraitCollection) -> CGSize {
    switch content {
    case .picture(let source):
      return CGSize(width: source.size.width, height: source.size.height)
    case .asset(let asset):
      let size = asset.source(for: traits)?.size
      return size.map { CGSize(width: $0.width, height: $0.height) } ?? asset.missingSize
    case .symbol(let name):
      let size = symbolStyle(for: traits).size(of: name)
      return PixelGrid(scale: traits.displayScale).roundedUp(
        CGSize(width: size.width, height: size.height)
      )
    case .drawn(let drawn):
      return drawn.size
    case .missing(let size):
      return size
    }
  }

  /// The distance of the baseline from the lower edge for traits.
  ///
  /// For a symbol it is an estimate: symbols are assumed to be centered on the cap height, so half of the
  /// height by which they exceed capital letters lies below the baseline. The check mark in the reference
  /// `option-picker-inline` of StanfordSpezi/SpeziViews differs by 0.2 points.
  package func baselineOffset(for traits: TraitCollection) -> CGFloat? {
    guard isSymbolImage else { return options.baselineOffset }
    let font = symbolStyle(for: traits).font
    return (size(for: traits).height - font.capHeight) / 2
  }

  /// Returns the image that traits choose from a set, as a plain image.
  package func resolved(for traits: TraitCollection) -> UIImage {
    guard case .asset(let asset) = content else { return self }
    guard let source = asset.source(for: traits) else {
      return UIImage(.missing(asset.missingSize), name: name, options: options)
    }
    return UIImage(.picture(source), name: name, options: options)
  }

  /// The picture for traits with its cap insets; `nil` for a symbol and for a missing image.
  package func source(for traits: TraitCollection) -> ImageSource? {
    guard case .picture(var source) = resolved(for: traits).content else { return nil }
    if let insets = options.capInsets {
      source.capInsets = insets
      source.resizingMode = options.resizingMode == .tile ? .tile : .stretch
    }
    return source
  }

  /// The name of the symbol; `nil` for other images.
  package var symbolName: String? {
    guard case .symbol(let name) = content else { return nil }
    return name
  }

  /// Whether the image is a symbol of the system.
  public var isSymbolImage: Bool { symbolName != nil }

  /// Whether the image is drawn in the tint if its context does not decide.
  package func isTemplate(byDefault: Bool) -> Bool {
    switch options.renderingMode {
    case .automatic: byDefault || isSymbolImage
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }
}
