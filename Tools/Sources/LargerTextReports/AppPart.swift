/// A part of an app that is evaluated separately: a screen, a view, a type of the source, a file.
public struct AppPart: Hashable, Sendable {
  /// The kind of part.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A screen of a document.
    case screen
    /// A view of a document that is shown on its own, such as a cell.
    case view
    /// A type of the source.
    case type
    /// A file that is neither a laid-out document nor source.
    case file
  }

  /// The distance from the label.
  public enum Standing: String, Hashable, Sendable, CaseIterable {
    /// It was laid out, and no obstacle was found.
    case supported
    /// No obstacle was found; it was not laid out.
    case clear
    /// An obstacle was found.
    case notYet = "not yet"
    /// It has no text, or it could not be shown.
    case notEvaluated = "not evaluated"
  }

  /// An obstacle to the label.
  public struct Obstacle: Hashable, Sendable {
    /// The fault, as a sentence.
    public var message: String
    /// The edit that removes it.
    public var edit: EditPlace

    /// Creates an obstacle.
    public init(_ message: String, edit: EditPlace) {
      self.message = message
      self.edit = edit
    }
  }

  /// The path of the file.
  public var file: String
  /// The name of the part in its file.
  public var name: String
  /// The kind of part.
  public var kind: Kind
  /// The distance from the label.
  public var standing: Standing
  /// The reasons against it.
  public var obstacles: [Obstacle]

  /// Creates a part.
  public init(
    file: String,
    name: String,
    kind: Kind,
    standing: Standing,
    obstacles: [Obstacle] = []
  ) {
    self.file = file
    self.name = name
    self.kind = kind
    self.standing = standing
    self.obstacles = obstacles
  }
}

/// The place of one edit, and the change to make there.
public struct EditPlace: Hashable, Sendable {
  /// The path of the file.
  public var file: String
  /// The line, or 0.
  public var line: Int
  /// The identifier of the object of a document, or `nil`.
  public var objectID: String?
  /// The rule whose fault the edit fixes; `nil` for a line of source, which is edited as a whole.
  public var rule: String?

  /// Creates a place.
  public init(file: String, line: Int, objectID: String? = nil, rule: String? = nil) {
    self.file = file
    self.line = line
    self.objectID = objectID
    self.rule = rule
  }
}
