/// What assistive technologies are told about an object.
public struct AccessibilityDescription: Hashable, Sendable {
  /// The identifier for tests.
  public var identifier: String?
  /// The text that is spoken.
  public var label: String?
  /// What happens when the object is used.
  public var hint: String?
  /// Whether the object is an element; `nil` for the class's own answer.
  public var isElement: Bool?
  /// The traits, such as `button` and `header`, sorted.
  public var traits: [String]

  init(_ element: Element) {
    identifier = element["identifier"]
    label = element["label"] ?? element.child(key: "label")?.string
    hint = element["hint"] ?? element.child(key: "hint")?.string
    isElement = element.child("bool", key: "isElement")?.bool("value") ?? element.bool("isElement")
    let traits = element.child("accessibilityTraits")?.attributes ?? []
    self.traits = traits.filter { $0.value == "YES" }.map(\.name).sorted()
  }
}
