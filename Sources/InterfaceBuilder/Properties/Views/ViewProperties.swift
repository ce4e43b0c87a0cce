public import DynamicType

/// The properties that every view has.
public final class ViewProperties: PropertyGroup {
  /// The frame in the superview, as Xcode last saved it.
  public let frame = Property("frame", .rect)
  /// The frame as distances from the superview's edges, where it is written so.
  public let frameInset = Property("frameInset", .frameInset)
  /// Which sides follow the superview; empty where nothing is written.
  public let autoresizingMask = Property("autoresizingMask", .autoresizingMask, default: [])
  /// Whether subviews follow changes of the view's size by their masks.
  public let autoresizesSubviews = Property("autoresizesSubviews", .bool, default: true)
  /// Whether the mask becomes constraints: true unless `NO` is written.
  public let translatesAutoresizingMaskIntoConstraints = Property(
    "translatesAutoresizingMaskIntoConstraints",
    .bool,
    default: true
  )
  /// Whether the view keeps its frame in a document with Auto Layout.
  public let hasFixedFrame = Property("fixedFrame", .bool, default: false)
  /// Whether Xcode marked the saved frame as not being the one that the constraints give.
  public let isMisplaced = Property("misplaced", .bool, default: false)
  /// Whether Xcode marked the constraints as not deciding the frame.
  public let isAmbiguous = Property("ambiguous", .bool, default: false)
  /// The way in which content fits the view; `nil` for the class's own.
  public let contentMode = Property("contentMode", .words(Words.ContentMode.self))
  /// Whether the view is hidden.
  public let isHidden = Property("hidden", .bool, default: false)
  /// The opacity, 0 to 1.
  public let alpha = Property("alpha", .number, default: 1)
  /// Whether subviews are clipped at the view's edges; `nil` for the class's own answer.
  public let clipsToBounds = Property("clipsSubviews", .bool)
  /// The number that code finds the view by.
  public let tag = Property("tag", .integer, default: 0)
  /// Whether touches reach the view; `nil` for the class's own answer.
  public let isUserInteractionEnabled = Property("userInteractionEnabled", .bool)
  /// The direction that the view's content follows.
  public let semanticContent = Property(
    "semanticContentAttribute",
    .words(Words.SemanticContent.self),
    default: .unspecified
  )
  /// The color behind the content; `nil` where nothing is written or nothing is drawn.
  public let backgroundColor = Property("backgroundColor", .color)
  /// The color of accents; `nil` for that of the superview.
  public let tintColor = Property("tintColor", .color)
  /// The facts that assistive technologies are told.
  public let accessibility = Property("accessibilityConfiguration", .object("accessibility"))
  /// The views inside the view, installed or not, in the order in which they are drawn.
  public let subviews = Property("subviews", .list, default: [])
  /// The constraints of the view, installed or not.
  public let constraints = Property("constraints", .list, default: [])
  /// The values that are set by key path when the view is loaded.
  public let runtimeAttributes = Property("userDefinedRuntimeAttributes", .list, default: [])

  let unused: [UnusedProperty] = [
    UnusedProperty("verifyAmbiguity", .name, .designTime),
    UnusedProperty("simulatedAppContext", .name, .designTime),
    UnusedProperty("simulatedStatusBarMetrics", .element([]), .designTime),
    UnusedProperty("simulatedTopBarMetrics", .element([]), .designTime),
    UnusedProperty("simulatedBottomBarMetrics", .element([]), .designTime),
    UnusedProperty("gestureRecognizers", .list, .interaction),
    UnusedProperty("multipleTouchEnabled", .bool, .interaction),
    UnusedProperty("opaque", .bool, .implied),
    UnusedProperty("clearsContextBeforeDrawing", .bool, .implied),
    UnusedProperty("reference", .reference, .implied),
    UnusedProperty("contentStretch", .element(["rect"]), .obsolete),
  ]

  static let shared = ViewProperties()
}

/// The properties of a view that its layout follows beside frame and constraints.
public final class LayoutProperties: PropertyGroup {
  /// The strength with which the view stays as narrow as its content; `nil` for the class's own.
  public let horizontalHuggingPriority = Property("horizontalHuggingPriority", .number)
  /// The strength with which the view stays as low as its content; `nil` for the class's own.
  public let verticalHuggingPriority = Property("verticalHuggingPriority", .number)
  /// The strength with which the view stays as wide as its content; `nil` for the class's own.
  public let horizontalCompressionResistancePriority = Property(
    "horizontalCompressionResistancePriority",
    .number
  )
  /// The strength with which the view stays as high as its content; `nil` for the class's own.
  public let verticalCompressionResistancePriority = Property(
    "verticalCompressionResistancePriority",
    .number
  )
  /// The width that a view without content has on the canvas only.
  public let placeholderIntrinsicWidth = Property("placeholderIntrinsicWidth", .number)
  /// The height that a view without content has on the canvas only.
  public let placeholderIntrinsicHeight = Property("placeholderIntrinsicHeight", .number)
  /// Whether the superview's margins reach into the view.
  public let preservesSuperviewLayoutMargins = Property(
    "preservesSuperviewLayoutMargins",
    .bool,
    default: false
  )
  /// Whether the safe area is added to the margins; `nil` for the class's own answer, which is yes.
  public let insetsLayoutMarginsFromSafeArea = Property("insetsLayoutMarginsFromSafeArea", .bool)
  /// Whether the margins follow the readable width.
  public let layoutMarginsFollowReadableWidth = Property(
    "layoutMarginsFollowReadableWidth",
    .bool,
    default: false
  )
  /// The margins by sides, where they are set.
  public let layoutMargins = Property("layoutMargins", .insets)
  /// The margins by the direction of the language, where they are set.
  public let directionalLayoutMargins = Property("directionalLayoutMargins", .directionalInsets)
  /// The guide of the safe area.
  public let safeArea = Property("safeArea", .object("viewLayoutGuide"))
  /// The guide of a scroll view's content.
  public let contentLayoutGuide = Property("contentLayoutGuide", .object("viewLayoutGuide"))
  /// The guide of a scroll view's frame.
  public let frameLayoutGuide = Property("frameLayoutGuide", .object("viewLayoutGuide"))
  /// The guide of the keyboard.
  public let keyboard = Property("keyboard", .object("keyboardLayoutGuide"))

  static let shared = LayoutProperties()
}

extension Property {
  /// The properties that every view has.
  public static var view: ViewProperties { ViewProperties.shared }
  /// The properties of a view that its layout follows beside frame and constraints.
  public static var layout: LayoutProperties { LayoutProperties.shared }
}

/// The facts that assistive technologies are told about an object.
public final class AccessibilityProperties: PropertyGroup {
  /// The identifier for tests.
  public let identifier = Property("identifier", .name)
  /// The text that is spoken.
  public let label = Property("label", .text)
  /// The text that tells what happens when the object is used.
  public let hint = Property("hint", .text)
  /// Whether the object is an element; `nil` for the class's own answer.
  public let isElement = Property("isElement", .bool)
  /// The traits, such as `button` and `header`, sorted.
  public let traits = Property("traits", .flags("accessibilityTraits"), default: [])

  static let shared = AccessibilityProperties()
}

/// The traits of an object for assistive technologies, each written as `YES`.
final class AccessibilityTraitProperties: PropertyGroup {
  let unused: [UnusedProperty] = [
    "none", "button", "link", "image", "selected", "staticText", "header", "searchField",
    "playsSound", "keyboardKey", "summaryElement", "notEnabled", "updatesFrequently",
    "startsMediaSession", "adjustable", "allowsDirectInteraction", "causesPageTurn",
  ].map { UnusedProperty($0, .bool, .implied) }

  static let shared = AccessibilityTraitProperties()
}

extension Property {
  /// The facts that assistive technologies are told about an object.
  public static var accessibility: AccessibilityProperties { AccessibilityProperties.shared }
}

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

/// The properties of an image view.
public final class ImageViewProperties: PropertyGroup {
  /// The image.
  public let image = Property("image", .image)
  /// The image while highlighted.
  public let highlightedImage = Property("highlightedImage", .image)
  /// Whether the view is drawn as if it were touched.
  public let isHighlighted = Property("highlighted", .bool, default: false)
  /// Whether the image grows at the accessibility sizes.
  public let adjustsImageSizeForAccessibilityContentSizeCategory = Property(
    "adjustsImageSizeForAccessibilityContentSizeCategory",
    .bool,
    default: false
  )
  /// The size and weight of a symbol.
  public let symbolConfiguration = Property("preferredSymbolConfiguration", .symbolConfiguration)

  static let shared = ImageViewProperties()
}

/// The properties of views that are drawn as empty boxes: maps, web pages, scenes and video.
final class EmptyBoxProperties: PropertyGroup {
  let unused: [UnusedProperty] = [
    UnusedProperty("mapType", .name, .emptyBox),
    UnusedProperty("showsUserLocation", .bool, .emptyBox),
    UnusedProperty("showsScale", .bool, .emptyBox),
    UnusedProperty("showsPointsOfInterest", .bool, .emptyBox),
    UnusedProperty("pitchEnabled", .bool, .emptyBox),
    UnusedProperty("zoomEnabled", .bool, .emptyBox),
    UnusedProperty("scrollEnabled", .bool, .emptyBox),
    UnusedProperty("rotateEnabled", .bool, .emptyBox),
    UnusedProperty("allowsBackForwardNavigationGestures", .bool, .emptyBox),
    UnusedProperty("allowsLinkPreview", .bool, .emptyBox),
    UnusedProperty("customUserAgent", .name, .emptyBox),
    UnusedProperty("scalesPageToFit", .bool, .emptyBox),
    UnusedProperty("dataDetectorTypes", .anyElement, .emptyBox),
    UnusedProperty("configuration", .element(["wkWebViewConfiguration"]), .emptyBox),
    UnusedProperty("enableSetNeedsDisplay", .bool, .emptyBox),
    UnusedProperty("sceneName", .name, .emptyBox),
    UnusedProperty("colorPixelFormat", .name, .emptyBox),
    UnusedProperty("depthStencilPixelFormat", .name, .emptyBox),
  ]

  static let shared = EmptyBoxProperties()
}

extension Property {
  /// The properties of an image view.
  public static var imageView: ImageViewProperties { ImageViewProperties.shared }
}

/// The properties that every object has.
public final class ObjectProperties: PropertyGroup {
  /// The identifier, unique in the document; empty for the few objects that have none.
  public let id = Property("id", .name, default: "")
  /// The class that the app declares for the object.
  public let customClass = Property("customClass", .name)
  /// The name that Xcode shows in place of the kind.
  public let userLabel = Property("userLabel", .text)

  let unused: [UnusedProperty] = [
    UnusedProperty("customModule", .name, .naming),
    UnusedProperty("customModuleProvider", .name, .designTime),
    UnusedProperty("restorationIdentifier", .name, .naming),
    UnusedProperty("sceneMemberID", .name, .naming),
    UnusedProperty("userComments", .element(["attributedString"]), .designTime),
    UnusedProperty("canvasLocation", .element(["point"]), .designTime),
  ]

  static let shared = ObjectProperties()
}

extension Property {
  /// The properties that every object has.
  public static var object: ObjectProperties { ObjectProperties.shared }
}

extension ObjectNode {
  /// The identifier, unique in the document; empty for the few objects that have none.
  public var id: String { self[.object.id] }

  /// The class that the app declares for the object.
  public var customClass: String? { self[.object.customClass] }

  /// The name that Xcode shows in place of the kind.
  public var userLabel: String? { self[.object.userLabel] }

  /// The nearest enclosing object: the superview, the controller of a root view, the table of a
  /// cell.
  public var owner: ObjectNode? {
    var parent = element.parent
    while let candidate = parent {
      if candidate["id"] != nil, ObjectKind(rawValue: candidate.name).category != nil {
        return node(candidate)
      }
      parent = candidate.parent
    }
    return nil
  }
}
