public import Diagnostics
public import DynamicType
public import Snapshots

/// A source of screens for a sweep: a document, or an app that makes its views in code.
public protocol SweepSource: Sendable {
  /// The screens, in the order in which they are shown.
  var screens: [SweepScreen] { get }

  /// Makes a screen as if the app had been launched with a text size.
  ///
  /// The stage is used only by the caller's thread. Several may be made concurrently.
  func stage(
    for screen: SweepScreen,
    in setting: SweepSetting,
    at category: ContentSizeCategory
  ) throws(SweepError) -> any SweepStage

  /// Whether the screens are shown in a setting, which they are unless a language is missing.
  func shows(_ setting: SweepSetting) -> Bool

  /// Returns the position of an object in the document, by its identifier there.
  func location(ofObject objectID: String) -> SourceLocation?
}

extension SweepSource {
  /// Every screen is shown in every setting.
  public func shows(_ setting: SweepSetting) -> Bool { true }
}

/// A screen that has been made, and whose text size may change while it is shown.
public protocol SweepStage: AnyObject {
  /// Changes the text size while the screen is shown.
  func change(to category: ContentSizeCategory)

  /// Lays the screen out and returns a snapshot.
  ///
  /// - Parameter findsAmbiguity: Whether constraints are checked for ambiguity, which is slow.
  /// - Returns: The screen.
  func snapshot(findsAmbiguity: Bool) -> LayoutSnapshot

  /// The findings from making the screen.
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
