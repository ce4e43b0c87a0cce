/// A change of files that fixes a finding.
public struct FixIt: Hashable, Sendable {
  /// The effect of the change, as one clause.
  public var title: String

  /// Whether the change keeps everything at the default size as it is, so that it needs no choice.
  public var isSafe: Bool

  /// The replacements; none overlaps another.
  public var edits: [TextEdit]

  /// Creates a change.
  public init(_ title: String, isSafe: Bool, edits: [TextEdit]) {
    self.title = title
    self.isSafe = isSafe
    self.edits = edits
  }
}

/// The replacement of a stretch of text.
public struct TextEdit: Hashable, Sendable {
  /// The text that is replaced; empty to insert.
  public var range: SourceRange

  /// The new text; empty to delete.
  public var replacement: String

  /// Creates a replacement.
  public init(_ range: SourceRange, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
