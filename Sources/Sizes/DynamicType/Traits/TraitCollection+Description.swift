import LayoutGeometry

// Embedded Swift has no texts of floating-point numbers.
#if !hasFeature(Embedded)
extension TraitCollection: CustomStringConvertible {
  /// The traits that are not open, as UIKit prints a collection.
  public var description: String {
    let traits: [(name: String, value: String, isOpen: Bool)] = [
      ("UserInterfaceIdiom", "\(userInterfaceIdiom)", userInterfaceIdiom == .unspecified),
      ("DisplayScale", displayScale.plainText, displayScale == 0),
      ("UserInterfaceStyle", "\(userInterfaceStyle)", userInterfaceStyle == .unspecified),
      ("LayoutDirection", "\(layoutDirection)", layoutDirection == .unspecified),
      ("HorizontalSizeClass", "\(horizontalSizeClass)", horizontalSizeClass == .unspecified),
      ("VerticalSizeClass", "\(verticalSizeClass)", verticalSizeClass == .unspecified),
      (
        "PreferredContentSizeCategory", "\(preferredContentSizeCategory)",
        preferredContentSizeCategory == .unspecified
      ),
      ("LegibilityWeight", "\(legibilityWeight)", legibilityWeight == .unspecified),
      (
        "SystemVersion", systemVersion.map { "\($0)" } ?? "",
        (systemVersion ?? .unspecified) == .unspecified
      ),
    ]
    let parts = traits.filter { !$0.isOpen }.map { "\($0.name) = \($0.value)" }
    return "<UITraitCollection: \(parts.isEmpty ? "nothing set" : parts.joined(separator: ", "))>"
  }
}
#endif
