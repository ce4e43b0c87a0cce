/// A file of a module in its compiled form: the copy of an original, as made by `SourceRewriter`.
///
/// The first line of a copy is `#sourceLocation(file: …, line: 1)`. The lines of the original follow, and
/// after `#sourceLocation()` possibly generated code.
public struct CarriedText: Equatable, Sendable {
  /// The path of the original, to which diagnostics about its lines refer.
  public var original: String

  /// The path of the copy, to which diagnostics about generated code refer.
  public var copy: String

  /// The text of the copy.
  public var text: String

  /// Whether no file of the app has it, so that it is not counted.
  public var isGenerated: Bool

  /// Creates the text of a copy.
  public init(original: String, copy: String, text: String, isGenerated: Bool = false) {
    self.isGenerated = isGenerated
    self.original = original
    self.copy = copy
    self.text = text
  }
}
