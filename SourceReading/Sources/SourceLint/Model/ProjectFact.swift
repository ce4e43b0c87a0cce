import Diagnostics

/// A finding that holds unless some file of the project says otherwise.
struct PendingFinding: Sendable {
  var finding: Finding
  var unless: [ProjectFact]
  /// Whether the flag of the object, set by code, takes the finding back.
  var isAboutFlag = false
}

/// What one file says that matters for findings in others.
enum ProjectFact: Hashable, Sendable {
  /// A font with this name is passed to `scaledFont(for:)`.
  case fontIsScaled(String)
  /// A property of a type has the flag set.
  case flagIsSet(type: String, receiver: String)
  /// The font of a property of a type is set.
  case fontIsAssigned(type: String, receiver: String)
  /// The flag is set on a view with this name in a view of another type, such as `cell.title`.
  case flagIsSetOnSubview(String)
  /// Code of a type sets the height of rows.
  case rowHeightsAreSet(type: String)
  /// Something lets images grow with the text.
  case imagesGrow
  /// A class has this name.
  case classIsDeclared(String)
  /// The project has source, and no class in it has this name: a package or Objective-C declares it.
  case classIsElsewhere(String)
  /// The project has source.
  case hasSource
  /// The project has source, and nothing in it lets images grow.
  case imagesStay
  /// A large content viewer's interaction is added.
  case largeContentInteraction
  /// A function with this name makes a font that scales.
  case scales(String)
}
