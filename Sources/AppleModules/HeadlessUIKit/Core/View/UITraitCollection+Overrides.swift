public import DynamicType

extension UITraitCollection {
  /// The unspecified value of each trait.
  private static let openings: [ObjectIdentifier: @Sendable (inout UITraitCollection) -> Void] = [
    ObjectIdentifier(UITraitPreferredContentSizeCategory.self): {
      $0.preferredContentSizeCategory = .unspecified
    },
    ObjectIdentifier(UITraitDisplayScale.self): { $0.displayScale = 0 },
    ObjectIdentifier(UITraitUserInterfaceIdiom.self): { $0.userInterfaceIdiom = .unspecified },
    ObjectIdentifier(UITraitHorizontalSizeClass.self): { $0.horizontalSizeClass = .unspecified },
    ObjectIdentifier(UITraitVerticalSizeClass.self): { $0.verticalSizeClass = .unspecified },
    ObjectIdentifier(UITraitLayoutDirection.self): { $0.layoutDirection = .unspecified },
    ObjectIdentifier(UITraitLegibilityWeight.self): { $0.legibilityWeight = .unspecified },
    ObjectIdentifier(UITraitUserInterfaceStyle.self): { $0.userInterfaceStyle = .unspecified },
  ]

  /// Returns whether overrides set a trait.
  public func contains(_ trait: any UITraitDefinition.Type) -> Bool {
    var others = self
    others.remove(trait)
    return others != self
  }

  /// Resets a trait to unspecified, so that an overriding collection inherits it again.
  public mutating func remove(_ trait: any UITraitDefinition.Type) {
    Self.openings[ObjectIdentifier(trait)]?(&self)
  }
}
