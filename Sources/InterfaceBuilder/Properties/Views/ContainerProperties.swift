/// The properties of a stack view.
public final class StackViewProperties: PropertyGroup {
  /// The direction.
  public let axis = Property("axis", .words(Words.Axis.self), default: .horizontal)
  /// The way in which the length is divided.
  public let distribution = Property(
    "distribution",
    .words(Words.StackDistribution.self),
    default: .fill
  )
  /// The place of the views across.
  public let alignment = Property("alignment", .words(Words.StackAlignment.self), default: .fill)
  /// The space between the views in points.
  public let spacing = Property("spacing", .number, default: 0)
  /// The kind of the space: `standard` for the system's own.
  public let spacingType = Property("spacingType", .words("standard"))
  /// Whether vertical spaces are measured between baselines.
  public let isBaselineRelativeArrangement = Property(
    "baselineRelativeArrangement",
    .bool,
    default: false
  )

  static let shared = StackViewProperties()
}

/// The properties of a scroll view, also of those that show text, rows or items.
public final class ScrollViewProperties: PropertyGroup {
  /// Whether the content scrolls; `nil` for the class's own answer, which is yes.
  public let isScrollEnabled = Property("scrollEnabled", .bool)
  /// The way in which the safe area becomes insets of the content.
  public let contentInsetAdjustment = Property(
    "contentInsetAdjustmentBehavior",
    .words(Words.ContentInsetAdjustment.self),
    default: .automatic
  )
  /// The insets of the content, where they are set.
  public let contentInset = Property("contentInset", .insets)

  let unused: [UnusedProperty] = [
    UnusedProperty("pagingEnabled", .bool, .interaction),
    UnusedProperty("directionalLockEnabled", .bool, .interaction),
    UnusedProperty("bounces", .bool, .interaction),
    UnusedProperty("bouncesZoom", .bool, .interaction),
    UnusedProperty("alwaysBounceVertical", .bool, .interaction),
    UnusedProperty("alwaysBounceHorizontal", .bool, .interaction),
    UnusedProperty("keyboardDismissMode", .name, .interaction),
    UnusedProperty("delaysContentTouches", .bool, .interaction),
    UnusedProperty("canCancelContentTouches", .bool, .interaction),
    UnusedProperty("minimumZoomScale", .number, .interaction),
    UnusedProperty("maximumZoomScale", .number, .interaction),
    UnusedProperty("scrollsToTop", .bool, .interaction),
    UnusedProperty("showsHorizontalScrollIndicator", .bool, .passingState),
    UnusedProperty("showsVerticalScrollIndicator", .bool, .passingState),
    UnusedProperty("indicatorStyle", .name, .passingState),
    UnusedProperty("scrollIndicatorInsets", .element(["inset"]), .passingState),
  ]

  static let shared = ScrollViewProperties()
}

/// The properties of a view with a blur or vibrancy effect.
public final class VisualEffectViewProperties: PropertyGroup {
  /// The style of the blur under the vibrancy, where there is vibrancy.
  public let vibrancyStyle = Property("vibrancyEffect", .vibrancyStyle)
  /// The style of the blur, where there is no vibrancy.
  public let blurStyle = Property("blurEffect", .blurStyle)

  static let shared = VisualEffectViewProperties()
}

/// The properties of a vibrancy.
final class VibrancyEffectProperties: PropertyGroup {
  /// The style of the blur under it.
  let blurStyle = Property("blurEffect", .blurStyle)

  static let shared = VibrancyEffectProperties()
}

/// The properties of a blur.
final class BlurEffectProperties: PropertyGroup {
  /// The style, such as `dark` or `systemMaterial`.
  let style = Property("style", .name)

  static let shared = BlurEffectProperties()
}

/// The properties of views whose subviews stand in a view inside.
public final class ContentProperties: PropertyGroup {
  /// The view that holds the subviews.
  public let contentView = Property("contentView", .view)

  static let shared = ContentProperties()
}

/// The properties of views on the first level of a document.
final class WindowProperties: PropertyGroup {
  let unused: [UnusedProperty] = [
    UnusedProperty("simulatedDestinationMetrics", .anyElement, .designTime),
    UnusedProperty("simulatedOrientationMetrics", .anyElement, .designTime),
  ]

  static let shared = WindowProperties()
}

extension PropertyKind where Value == String {
  /// The style of a blur.
  static let blurStyle = PropertyKind(.list, convert: { element, _ in element[.blurEffect.style] })

  /// The style of the blur under a vibrancy.
  static let vibrancyStyle = PropertyKind(
    .list,
    convert: { element, _ in element[.vibrancyEffect.blurStyle] }
  )
}

extension Property {
  /// The properties of a stack view.
  public static var stackView: StackViewProperties { StackViewProperties.shared }
  /// The properties of a scroll view, also of those that show text, rows or items.
  public static var scrollView: ScrollViewProperties { ScrollViewProperties.shared }
  /// The properties of a view with a blur or vibrancy effect.
  public static var visualEffectView: VisualEffectViewProperties {
    VisualEffectViewProperties.shared
  }
  /// The properties of a blur.
  static var blurEffect: BlurEffectProperties { BlurEffectProperties.shared }
  /// The properties of a vibrancy.
  static var vibrancyEffect: VibrancyEffectProperties { VibrancyEffectProperties.shared }
  /// The properties of views whose subviews stand in a view inside.
  public static var content: ContentProperties { ContentProperties.shared }
}
