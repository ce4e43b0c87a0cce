public import DynamicType
public import FontDescriptors
public import FontManagement
public import LayoutGeometry
public import RichText

/// A font at a size.
public typealias UIFont = Font

/// Scales values and fonts with the text size.
public typealias UIFontMetrics = FontMetrics

/// A request for a font.
public typealias UIFontDescriptor = FontDescriptor

/// The text size that a person has chosen.
public typealias UIContentSizeCategory = ContentSizeCategory

/// The person's settings and the screen of an interface.
public typealias UITraitCollection = TraitCollection

/// The collection that the closures of trait mutations receive.
public typealias UIMutableTraits = TraitCollection

/// The kind of device that an interface is made for.
public typealias UIUserInterfaceIdiom = UserInterfaceIdiom

/// The size class of an interface in one direction.
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass

/// Whether an interface is light or dark.
public typealias UIUserInterfaceStyle = UserInterfaceStyle

/// Whether the person chose bold text.
public typealias UILegibilityWeight = LegibilityWeight

/// The layout direction of an interface, as a trait.
public typealias UITraitEnvironmentLayoutDirection = LayoutDirection

/// Distances from the four edges of a rectangle, in points.
public typealias UIEdgeInsets = EdgeInsets

/// UIKit's name for insets by layout direction.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets

/// The alignment of a paragraph's lines.
public typealias NSTextAlignment = TextAlignment

/// The writing direction of a paragraph.
public typealias NSWritingDirection = WritingDirection

/// A trait by its type.
public typealias UITraitDefinition = Trait

/// The trait of the text size.
public typealias UITraitPreferredContentSizeCategory = PreferredContentSizeCategoryTrait

/// The trait of the pixels of a point.
public typealias UITraitDisplayScale = DisplayScaleTrait

/// The trait of the kind of device.
public typealias UITraitUserInterfaceIdiom = UserInterfaceIdiomTrait

/// The trait of the horizontal size class.
public typealias UITraitHorizontalSizeClass = HorizontalSizeClassTrait

/// The trait of the vertical size class.
public typealias UITraitVerticalSizeClass = VerticalSizeClassTrait

/// The trait of the direction of the layout.
public typealias UITraitLayoutDirection = LayoutDirectionTrait

/// The trait of bold text.
public typealias UITraitLegibilityWeight = LegibilityWeightTrait

/// The trait of a light or dark interface.
public typealias UITraitUserInterfaceStyle = UserInterfaceStyleTrait
