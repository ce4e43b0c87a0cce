import DynamicType
import RichText

/// The colors that the system chooses by appearance, named as `UIColor` names them.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
  case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
  case separator, opaqueSeparator
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground
  case tertiarySystemGroupedBackground

  /// Returns the color in an appearance; unspecified traits mean a light interface.
  package func color(
    for traits: TraitCollection,
    contrast: UIAccessibilityContrast = .unspecified
  ) -> Color {
    let row = row(for: traits.systemGeneration)
    return switch (traits.userInterfaceStyle == .dark, contrast == .high) {
    case (false, false): row.light
    case (true, false): row.dark
    case (false, true): row.lightHigh
    case (true, true): row.darkHigh
    }
  }
}
