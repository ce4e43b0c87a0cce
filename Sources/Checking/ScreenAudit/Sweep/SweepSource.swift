public import Diagnostics
public import DynamicType
public import Snapshots

/// A source of screens for a sweep: a document, or an app that makes its views in code.
public protocol SweepSource: Sendable {
  /// The screens, in the order in which they are shown.
  var screens: [SweepScreen] { get }

  /// Makes a screen as if the app had been launched with a text size.
  ///
  /// The stage is used by the caller's thread alone. Several may be made at once.
  func stage(
    for screen: SweepScreen,
    in setting: SweepSetting,
    at category: ContentSizeCategory
  ) throws(SweepError) -> any SweepStage

  /// Whether the screens are shown in a setting; they are, unless a language is missing.
  func shows(_ setting: SweepSetting) -> Bool

  /// Returns the place of an object in the document, by its identifier there.
  func location(ofObject objectID: String) -> SourceLocation?
}

extension SweepSource {
  /// Every screen is shown in every setting.
  public func shows(_ setting: SweepSetting) -> Bool { true }
}

/// One screen that has been made, and whose text size may change while it is shown.
public protocol SweepStage: AnyObject {
  /// Changes the text size while the screen is shown.
  func change(to category: ContentSizeCategory)

  /// Lays the screen out and returns it as a value.
  ///
  /// - Parameter findsAmbiguity: Whether constraints are asked for ambiguity, which takes long.
  /// - Returns: The screen.
  func snapshot(findsAmbiguity: Bool) -> LayoutSnapshot

  /// The findings made while the screen was made.
  var findings: [Finding] { get }
}

/// The reason why a screen could not be made.
public struct SweepError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason as a clause without a full stop.
  public let description: String

  /// Creates an error.
  public init(_ description: String) {
    self.description = description
  }
}
