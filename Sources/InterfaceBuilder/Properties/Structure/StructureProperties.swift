/// The properties of a constraint.
final class ConstraintProperties: PropertyGroup {
  /// The identifier.
  let id = Property("id", .name, default: "")
  /// The object of the first side; the view that has the constraint where nothing is written.
  let firstItem = Property("firstItem", .reference)
  /// The attribute of the first side.
  let firstAttribute = Property("firstAttribute", .words(Words.LayoutAttribute.self))
  /// The comparison of the two sides.
  let relation = Property("relation", .words(Words.Relation.self), default: .equal)
  /// The object of the second side.
  let secondItem = Property("secondItem", .reference)
  /// The attribute of the second side.
  let secondAttribute = Property("secondAttribute", .words(Words.LayoutAttribute.self))
  /// The factor on the second side.
  let multiplier = Property("multiplier", .multiplier, default: 1)
  /// The constant in points.
  let constant = Property("constant", .number, default: 0)
  /// The priority, 1 to 1000.
  let priority = Property("priority", .number, default: 1000)
  /// Whether the constant is a standard distance of the system.
  let isSymbolic = Property("symbolic", .bool, default: false)
  /// Whether the constraint is for the canvas only and removed when the app is built.
  let isPlaceholder = Property("placeholder", .bool, default: false)
  /// The name that code and messages know the constraint by.
  let identifier = Property("identifier", .name)

  let unused: [UnusedProperty] = [
    UnusedProperty("symbolType", .name, .implied),
    UnusedProperty("userLabel", .text, .naming),
  ]

  static let shared = ConstraintProperties()
}

/// The properties of what a size class takes out or puts in.
final class VariationReferenceProperties: PropertyGroup {
  /// The identifier of a constraint or a view.
  let reference = Property("reference", .reference)

  static let shared = VariationReferenceProperties()
}

/// The properties of a guide of a controller.
final class LayoutGuideProperties: PropertyGroup {
  /// The bars that the guide follows: `top` or `bottom`.
  let type = Property("type", .name)

  static let shared = LayoutGuideProperties()
}

extension Property {
  /// The properties of a constraint.
  static var constraint: ConstraintProperties { ConstraintProperties.shared }
  /// The properties of what a size class takes out or puts in.
  static var variationReference: VariationReferenceProperties {
    VariationReferenceProperties.shared
  }
  /// The properties of a guide of a controller.
  static var layoutGuide: LayoutGuideProperties { LayoutGuideProperties.shared }
}

/// The properties of a document as a whole.
final class DocumentProperties: PropertyGroup {
  /// The kind of file.
  let type = Property("type", .name)
  /// The version of the format, such as `3.0`.
  let version = Property("version", .name)
  /// The version of Interface Builder that wrote the document.
  let toolsVersion = Property("toolsVersion", .name)
  /// The runtime, such as `iOS.CocoaTouch`.
  let targetRuntime = Property("targetRuntime", .name)
  /// Whether constraints lay out the views; otherwise masks do.
  let usesAutoLayout = Property("useAutolayout", .bool, default: false)
  /// Whether size classes vary the document.
  let usesTraitCollections = Property("useTraitCollections", .bool, default: false)
  /// Whether safe areas are used; otherwise a controller's layout guides.
  let usesSafeAreas = Property("useSafeAreas", .bool, default: false)
  /// Whether the document is shown while the app starts.
  let isLaunchScreen = Property("launchScreen", .bool, default: false)
  /// The identifier of the controller that a storyboard begins with.
  let initialViewController = Property("initialViewController", .reference)
  /// The color of accents for the whole document.
  let tintColor = Property("tintColor", .color)

  let unused: [UnusedProperty] = [
    UnusedProperty("propertyAccessControl", .name, .designTime),
    UnusedProperty("systemVersion", .name, .designTime),
    UnusedProperty("variant", .name, .designTime),
    UnusedProperty("promptedForUpgradeToXcode5", .bool, .designTime),
    UnusedProperty("colorMatched", .bool, .implied),
    UnusedProperty("customFonts", .element(["customFonts"]), .implied),
    UnusedProperty("defaultSimulatedMetrics", .anyElement, .designTime),
  ]

  static let shared = DocumentProperties()
}

/// The properties of the device on whose screen Xcode drew the document.
final class CanvasDeviceProperties: PropertyGroup {
  /// Xcode's name, such as `retina6_1`.
  let id = Property("id", .name, default: "")
  /// The way in which the device is held.
  let orientation = Property("orientation", .name)
  /// Light or dark.
  let appearance = Property("appearance", .name)
  /// The way in which the app shares an iPad's screen, such as `fullscreen`.
  let layout = Property("layout", .name)

  static let shared = CanvasDeviceProperties()
}

/// The text size of the canvas.
final class AccessibilityOverrideProperties: PropertyGroup {
  /// Whether the canvas has a text size of its own.
  let isEnabled = Property("isEnabled", .bool, default: false)
  /// The text size, 0 to 11 from XS to AX5.
  let textSize = Property("dynamicTypePreference", .integer)

  static let shared = AccessibilityOverrideProperties()
}

/// The properties of the tools and systems that a document was made for.
final class DependencyProperties: PropertyGroup {
  /// The system, such as `iOS`.
  let identifier = Property("identifier", .name)
  /// The least version of the system in Xcode's numbering, such as `5120`.
  let version = Property("version", .name)
  /// A part of newer tools that the document uses, such as `Safe area layout guides`.
  let name = Property("name", .name)

  let unused: [UnusedProperty] = [
    UnusedProperty("defaultVersion", .name, .designTime),
    UnusedProperty("minToolsVersion", .name, .designTime),
  ]

  static let shared = DependencyProperties()
}

/// The properties of a scene.
final class SceneProperties: PropertyGroup {
  /// The identifier.
  let id = Property("sceneID", .name, default: "")

  let unused: [UnusedProperty] = [
    UnusedProperty("canvasLocation", .element(["point"]), .designTime)
  ]

  static let shared = SceneProperties()
}

extension Property {
  /// The properties of a document as a whole.
  static var document: DocumentProperties { DocumentProperties.shared }
  /// The properties of the device on whose screen Xcode drew the document.
  static var canvasDevice: CanvasDeviceProperties { CanvasDeviceProperties.shared }
  /// The text size of the canvas.
  static var accessibilityOverrides: AccessibilityOverrideProperties {
    AccessibilityOverrideProperties.shared
  }
  /// The properties of the tools and systems that a document was made for.
  static var dependency: DependencyProperties { DependencyProperties.shared }
  /// The properties of a scene.
  static var scene: SceneProperties { SceneProperties.shared }
}

/// The properties of a value that is set by key path when an object is loaded.
final class RuntimeAttributeProperties: PropertyGroup {
  /// The type, such as `number`.
  let type = Property(
    "type",
    .words(
      "string",
      "number",
      "boolean",
      "color",
      "image",
      "size",
      "rect",
      "point",
      "range",
      "nil"
    )
  )
  /// The key path, such as `layer.cornerRadius`.
  let keyPath = Property("keyPath", .name)
  /// The value of a text, a number, a switch or an image.
  let value = Property("value", .name)
  /// The value as an element of its own.
  let element = Property("value", .anyElement)
  /// The catalog of an image.
  let catalog = Property("catalog", .name)

  let unused: [UnusedProperty] = [UnusedProperty("localized", .bool, .notDrawn)]

  static let shared = RuntimeAttributeProperties()
}

extension Property {
  /// The properties of a value that is set by key path when an object is loaded.
  static var runtimeAttribute: RuntimeAttributeProperties {
    RuntimeAttributeProperties.shared
  }
}

/// The properties of a segue.
final class SegueProperties: PropertyGroup {
  /// The way in which the destination is shown.
  let kind = Property(
    "kind",
    .words(
      "relationship",
      "embed",
      "show",
      "push",
      "showDetail",
      "presentation",
      "modal",
      "popoverPresentation",
      "popover",
      "unwind",
      "custom",
      "replace"
    ),
    default: ""
  )
  /// The identifier of the destination.
  let destination = Property("destination", .reference, default: "")
  /// The part that the destination has in the source, such as `rootViewController`, for
  /// relationships.
  let relationship = Property("relationship", .name)

  let unused: [UnusedProperty] = [
    UnusedProperty("identifier", .name, .naming),
    UnusedProperty("reference", .name, .interaction),
    UnusedProperty("unwindAction", .name, .interaction),
    UnusedProperty("modalPresentationStyle", .name, .interaction),
    UnusedProperty("modalTransitionStyle", .name, .interaction),
    UnusedProperty("popoverAnchorBarButtonItem", .reference, .interaction),
    UnusedProperty("popoverAnchorView", .reference, .interaction),
    UnusedProperty("popoverArrowDirection", .anyElement, .interaction),
    UnusedProperty("popoverPassthroughViews", .anyElement, .interaction),
    UnusedProperty("action", .anyElement, .interaction),
    UnusedProperty("commit", .element(["segue"]), .interaction),
    UnusedProperty("preview", .element(["segue"]), .interaction),
    UnusedProperty("animates", .bool, .interaction),
    UnusedProperty("trigger", .name, .interaction),
    UnusedProperty("inheritsFrom", .name, .interaction),
    UnusedProperty("destinationCreationSelector", .name, .interaction),
  ]

  static let shared = SegueProperties()
}

/// The properties of a connection with code.
final class ConnectionProperties: PropertyGroup {
  /// The property of code that holds the object.
  let property = Property("property", .name)
  /// The identifier of the object at the other end.
  let destination = Property("destination", .reference, default: "")

  let unused: [UnusedProperty] = [
    UnusedProperty("id", .name, .naming),
    UnusedProperty("appends", .bool, .naming),
    UnusedProperty("collectionClass", .name, .naming),
    UnusedProperty("selector", .name, .naming),
    UnusedProperty("eventType", .name, .interaction),
  ]

  static let shared = ConnectionProperties()
}

extension Property {
  /// The properties of a segue.
  static var segue: SegueProperties { SegueProperties.shared }
  /// The properties of a connection with code.
  static var connection: ConnectionProperties { ConnectionProperties.shared }
}
