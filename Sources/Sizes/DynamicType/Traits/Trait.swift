/// One trait by its type, so that an observer can name the traits it depends on.
///
/// ```swift
/// environment.registerForTraitChanges([PreferredContentSizeCategoryTrait.self]) { _, previous in
///   print("the text size was", previous.preferredContentSizeCategory)
/// }
/// ```
public protocol Trait: Sendable {
  /// The type of the trait's value.
  associatedtype Value: Equatable

  /// Returns the trait's value in a collection.
  static func value(in traits: TraitCollection) -> Value
}

/// The trait of ``TraitCollection/preferredContentSizeCategory``.
public enum PreferredContentSizeCategoryTrait: Trait {
  /// Returns the content size category.
  public static func value(in traits: TraitCollection) -> ContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// The trait of ``TraitCollection/displayScale``.
public enum DisplayScaleTrait: Trait {
  /// Returns the display scale.
  public static func value(in traits: TraitCollection) -> Double { traits.displayScale }
}

/// The trait of ``TraitCollection/userInterfaceIdiom``.
public enum UserInterfaceIdiomTrait: Trait {
  /// Returns the idiom.
  public static func value(in traits: TraitCollection) -> UserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}

/// The trait of ``TraitCollection/horizontalSizeClass``.
public enum HorizontalSizeClassTrait: Trait {
  /// Returns the horizontal size class.
  public static func value(in traits: TraitCollection) -> UserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// The trait of ``TraitCollection/verticalSizeClass``.
public enum VerticalSizeClassTrait: Trait {
  /// Returns the vertical size class.
  public static func value(in traits: TraitCollection) -> UserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// The trait of ``TraitCollection/layoutDirection``.
public enum LayoutDirectionTrait: Trait {
  /// Returns the layout direction.
  public static func value(in traits: TraitCollection) -> LayoutDirection {
    traits.layoutDirection
  }
}

/// The trait of ``TraitCollection/legibilityWeight``.
public enum LegibilityWeightTrait: Trait {
  /// Returns the legibility weight.
  public static func value(in traits: TraitCollection) -> LegibilityWeight {
    traits.legibilityWeight
  }
}

/// The trait of ``TraitCollection/userInterfaceStyle``.
public enum UserInterfaceStyleTrait: Trait {
  /// Returns the style.
  public static func value(in traits: TraitCollection) -> UserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

extension Trait {
  /// Returns whether the trait has another value in `new` than in `old`.
  static func changes(from old: TraitCollection, to new: TraitCollection) -> Bool {
    value(in: old) != value(in: new)
  }
}
