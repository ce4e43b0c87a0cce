public import DynamicType
public import Foundation
package import Snapshots

/// The pictures of an image set, one of which the traits select.
public final class UIImageAsset: NSObject, Sendable {
  /// A picture with the traits that it is for; unspecified traits match all.
  package struct Variant: Hashable, Sendable {
    /// The picture.
    package var source: ImageSource

    /// The traits that the picture is for; the display scale is that of its pixels, 0 for vectors.
    package var traits: TraitCollection

    /// Creates a variant; the display scale comes from the picture.
    package init(_ source: ImageSource, traits: TraitCollection = TraitCollection()) {
      self.source = source
      self.traits = traits
      self.traits.displayScale = source.format.isVector ? 0 : source.scale
    }
  }

  /// The pictures in the order of the set.
  package let variants: [Variant]

  /// The rendering mode of the pictures unless the program sets another.
  package let renderingMode: UIImage.RenderingMode

  /// The size of the image when no picture fits.
  package let missingSize: CGSize

  /// Creates a set.
  package init(
    _ variants: [Variant],
    renderingMode: UIImage.RenderingMode = .automatic,
    missingSize: CGSize = .zero
  ) {
    self.variants = variants
    self.renderingMode = renderingMode
    self.missingSize = missingSize
  }

  /// Returns the image for traits.
  public func image(with traitCollection: UITraitCollection) -> UIImage {
    UIImage(self).resolved(for: traitCollection)
  }

  /// The picture for traits: of those without a contrary trait, the one with the most specified traits.
  ///
  /// Idiom counts more than size classes, these more than style and direction, and these more than the scale.
  /// A picture with exactly the display's scale is best, then one with a higher scale, then one with a lower;
  /// among equals the first wins.
  package func source(for traits: TraitCollection) -> ImageSource? {
    var best: (rank: [Double], source: ImageSource)?
    for variant in variants {
      guard let rank = variant.rank(for: traits) else { continue }
      if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true {
        best = (rank, variant.source)
      }
    }
    return best?.source
  }
}

extension UIImageAsset.Variant {
  fileprivate func rank(for wanted: TraitCollection) -> [Double]? {
    var named = traits
    named.displayScale = 0
    var resolved = wanted
    if wanted.userInterfaceStyle == .unspecified { resolved.userInterfaceStyle = .light }
    if wanted.layoutDirection == .unspecified { resolved.layoutDirection = .leftToRight }
    guard resolved.containsTraits(in: named) else { return nil }
    let classes = [named.horizontalSizeClass, named.verticalSizeClass].count { $0 != .unspecified }
    let style = named.userInterfaceStyle != .unspecified ? 1.0 : 0
    let direction = named.layoutDirection != .unspecified ? 1.0 : 0
    return [
      named.userInterfaceIdiom != .unspecified ? 1 : 0, Double(classes), style + direction,
      scaleRank(for: wanted.displayScale),
    ]
  }

  /// Higher is better: first an exact scale and vectors, then higher scales in ascending order, then lower
  /// scales in descending order.
  private func scaleRank(for displayScale: Double) -> Double {
    let wanted = displayScale > 0 ? displayScale : 1
    guard traits.displayScale > 0 else { return 1 }
    let surplus = traits.displayScale - wanted
    return surplus >= 0 ? 1 - surplus / 100 : surplus
  }
}
