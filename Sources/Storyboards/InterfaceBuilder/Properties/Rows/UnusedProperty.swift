/// A property of an element that is known and that nothing reads, with the reason.
struct UnusedProperty: PropertyRow, Hashable {
  /// The name of the attribute, or the key of the child element.
  let name: String
  /// The ways in which the format writes the value.
  let form: PropertyForm
  /// The reason why nothing reads the property.
  let reason: UnusedReason?
  /// The value with which the property changes nothing on devices either, as documents write it.
  let defaultText: String?

  init(
    _ name: String,
    _ form: PropertyForm,
    _ reason: UnusedReason,
    default defaultText: String? = nil
  ) {
    self.name = name
    self.form = form
    self.reason = reason
    self.defaultText = defaultText
  }

  /// Returns whether a written value takes part in the look, and is not drawn; an element without a
  /// value of its own, such as an appearance, always does.
  func isMissed(_ text: String?) -> Bool {
    guard reason == .notDrawn else { return false }
    guard let text, let defaultText else { return true }
    return text != defaultText
      && (Literal.number(text) == nil || Literal.number(text) != Literal.number(defaultText))
  }
}

/// Properties of an element of which nothing reads any.
final class UnusedProperties: PropertyGroup {
  let unused: [UnusedProperty]

  init(_ unused: [UnusedProperty]) { self.unused = unused }
}
