public import DynamicType
import Foundation
package import RichText

extension UIColor {
  /// Returns the color under traits, without other appearances.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = content { return self }
    return UIColor(rgba(for: traitCollection))
  }

  /// The components under traits.
  ///
  /// The traits have no contrast, so it is a separate parameter.
  package func rgba(
    for traits: TraitCollection,
    contrast: UIAccessibilityContrast = .unspecified
  ) -> Color {
    switch content {
    case .fixed(let color):
      color
    case .system(let color):
      color.color(for: traits, contrast: contrast)
    case .provider(let provider):
      traits.performAsCurrent { provider.choose(traits) }.rgba(for: traits, contrast: contrast)
    case .faded(let color, let alpha):
      color.rgba(for: traits, contrast: contrast).withAlpha(alpha)
    case .tint:
      tint(for: traits, contrast: contrast)
    }
  }

  /// The components of the tint; a tint that is itself the tint color means the system's blue.
  private func tint(for traits: TraitCollection, contrast: UIAccessibilityContrast) -> Color {
    let tint = ScreenContext.current.tint
    return ScreenContext.with(\.tint, .systemBlue).perform {
      tint.rgba(for: traits, contrast: contrast)
    }
  }

  package var isDynamic: Bool {
    if case .fixed = content { return false }
    return true
  }
}
