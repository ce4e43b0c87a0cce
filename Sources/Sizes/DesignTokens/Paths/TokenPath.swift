/// The names of the groups around a token, and its own.
public struct TokenPath: Hashable, Sendable, CustomStringConvertible {
  /// The names from the outermost group on.
  public let components: [String]

  /// Creates a path.
  public init(_ components: [String]) {
    self.components = components
  }

  /// The names with dots between them, as references write them.
  public var description: String { components.joined(separator: ".") }
}
