/// The facts that one pass over a source file finds.
///
/// Names of other files stay names here: the index resolves them over all files.
public struct FileFacts: Hashable, Sendable, Codable {
  /// A difficulty that the reader met.
  public struct Problem: Hashable, Sendable, Codable {
    /// A sentence that says what was found.
    public var message: String

    /// The place, if it has one.
    public var position: SourcePosition?

    /// Makes a problem.
    public init(message: String, position: SourcePosition? = nil) {
      self.message = message
      self.position = position
    }
  }

  /// The path of the file.
  public var path: String

  /// Types and extensions.
  public var types: [TypeDeclaration] = []

  /// Stored views of the types.
  public var views: [ViewDeclaration] = []

  /// Functions, initializers and observers.
  public var functions: [FunctionDeclaration] = []

  /// Constants that hold fonts.
  public var constants: [FontConstant] = []

  /// Assignments to properties of views.
  public var statements: [ViewStatement] = []

  /// Calls that may lead to a helper.
  public var calls: [HelperCall] = []

  /// The places of previews of SwiftUI and UIKit.
  public var previews: [SourcePosition] = []

  /// Difficulties of reading.
  public var problems: [Problem] = []

  /// The number of assignments and messages to known properties whose receiver was not understood.
  public var unreadStatements = 0

  /// The number of functions that were left out, as a whole or in parts.
  public var unreadFunctions = 0

  /// Whether the file was not read at all.
  public var isUnread = false

  /// Makes the facts of a file in which nothing was found.
  public init(path: String) {
    self.path = path
  }
}
