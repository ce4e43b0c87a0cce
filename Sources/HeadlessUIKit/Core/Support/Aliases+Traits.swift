public import DynamicType

/// A trait by its type.
public typealias UITraitDefinition = Trait

/// The trait of the text size.
public typealias UITraitPreferredContentSizeCategory = PreferredContentSizeCategoryTrait

/// The trait of the pixels of a point.
public typealias UITraitDisplayScale = DisplayScaleTrait

/// The trait of the kind of device.
public typealias UITraitUserInterfaceIdiom = UserInterfaceIdiomTrait

/// The trait of the room from side to side.
public typealias UITraitHorizontalSizeClass = HorizontalSizeClassTrait

/// The trait of the room from top to bottom.
public typealias UITraitVerticalSizeClass = VerticalSizeClassTrait

/// The trait of the direction of the layout.
public typealias UITraitLayoutDirection = LayoutDirectionTrait

/// The trait of bold text.
public typealias UITraitLegibilityWeight = LegibilityWeightTrait

/// The trait of a light or dark interface.
public typealias UITraitUserInterfaceStyle = UserInterfaceStyleTrait
