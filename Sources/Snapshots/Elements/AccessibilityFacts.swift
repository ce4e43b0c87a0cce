/// What assistive technologies are told about an element.
public struct AccessibilityFacts: Hashable, Sendable {
  /// Whether the element is one that a screen reader stops at.
  public var isElement: Bool

  /// What is read.
  public var label: String?

  /// The value that is read after the label.
  public var value: String?

  /// What happens on activation.
  public var hint: String?

  /// The names of the traits, such as `button` and `header`, in the order of their declaration.
  public var traits: [String]

  /// Creates facts; without any, the element is silent.
  public init(
    isElement: Bool = false,
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    traits: [String] = []
  ) {
    self.isElement = isElement
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
  }
}
