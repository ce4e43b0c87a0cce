/// A property of an element that is known and that nothing reads, with the reason.
struct UnusedProperty: PropertyRow, Hashable {
  /// The name of the attribute, or the key of the child element.
  let name: String
  /// The ways in which the format writes the value.
  let form: PropertyForm
  /// The reason why nothing reads the property.
  let reason: UnusedReason?

  init(_ name: String, _ form: PropertyForm, _ reason: UnusedReason) {
    self.name = name
    self.form = form
    self.reason = reason
  }
}

/// The reasons why a property or an element changes nothing here.
enum UnusedReason: String, Hashable, Sendable, CaseIterable {
  /// It serves the canvas and the build, and is gone at run time.
  case designTime
  /// It decides how something reacts to people and data, not where it is or how it looks.
  case interaction
  /// It names something for people and code.
  case naming
  /// It changes the look of something that is drawn as an empty box here.
  case emptyBox
  /// It belongs to a state or a moment that no picture of a screen shows, such as a touch.
  case passingState
  /// It repeats what other properties or the class say.
  case implied
  /// The systems that are shown here ignore it.
  case obsolete
  /// It has a small part in the look that is not drawn here.
  case notDrawn
}
