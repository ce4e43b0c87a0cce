public import Diagnostics

/// A row or a column that could not be read as it stands.
public struct SizeDiagnostic: Hashable, Sendable {
  /// An error where something was left out, a warning where the rule by which it was read may not
  /// be the intended one.
  public var severity: Severity

  /// The finding, as one sentence.
  public var message: String

  /// The place in the file.
  public var location: SourceLocation

  /// The way to correct it, or the values that are read.
  public var hint: String

  /// Creates a diagnostic.
  public init(severity: Severity, message: String, location: SourceLocation, hint: String) {
    self.severity = severity
    self.message = message
    self.location = location
    self.hint = hint
  }
}
