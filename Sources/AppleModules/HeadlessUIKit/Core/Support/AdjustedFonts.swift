import DynamicType
import FontManagement

/// The fonts that a tree's labels get with new traits: many labels share few fonts.
final class AdjustedFonts {
  private var traits: UITraitCollection?
  private var known: [(font: UIFont, adjusted: UIFont)] = []

  /// The maximum number of remembered fonts; searching more would take longer than making them.
  private static let most = 8

  /// A font adjusted to traits.
  func adjusted(_ font: UIFont, to traits: UITraitCollection) -> UIFont {
    if traits != self.traits {
      self.traits = traits
      known.removeAll(keepingCapacity: true)
    }
    if let found = known.first(where: { $0.font == font }) { return found.adjusted }
    let adjusted = font.adjusted(to: traits)
    if known.count < Self.most { known.append((font, adjusted)) }
    return adjusted
  }
}
