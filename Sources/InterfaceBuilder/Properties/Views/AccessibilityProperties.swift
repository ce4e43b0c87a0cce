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
