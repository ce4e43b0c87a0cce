/// A choice that a resolver file offers, such as a theme or a text size.
public struct TokenModifier: Hashable, Sendable {
  /// The name of the choice.
  public var name: String

  /// The names of its contexts, in the order of the file.
  public var contexts: [String]

  /// The context that holds without an input, or `nil`.
  public var defaultContext: String?
}
