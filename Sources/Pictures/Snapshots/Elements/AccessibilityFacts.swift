/// The facts of an element for assistive technologies.
public struct AccessibilityFacts: Hashable, Sendable {
  /// Whether the element is one that a screen reader stops at.
  public var isElement = false

  /// The text that is read.
  public var label: String?

  /// The value that is read after the label.
  public var value: String?

  /// The effect of an activation.
  public var hint: String?

  /// The names of the traits, such as `button` and `header`, in the order of their declaration.
  public var traits: [String] = []

  /// Creates the facts of a silent element.
  public init() {}
}
