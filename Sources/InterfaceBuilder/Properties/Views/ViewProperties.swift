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
