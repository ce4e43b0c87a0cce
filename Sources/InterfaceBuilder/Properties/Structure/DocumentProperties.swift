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
