public import Diagnostics
public import JSONText

/// A design token with its value.
public struct DesignToken: Hashable, Sendable {
  /// The path of the token.
  public let path: TokenPath

  /// The type; `nil` where no type of the format is known.
  public let type: TokenType?

  /// The value with all references replaced; `nil` where it could not be read.
  public let value: TokenValue?

  /// The reference that the token consists of, such as `{color.blue}`, or `nil`.
  public let alias: String?

  /// The description, or `nil`.
  public let description: String?

  /// Whether the token, or a group around it, is deprecated.
  public let deprecation: TokenDeprecation?

  /// The members of `$extensions` in the order of the file.
  public let extensions: [JSONMember]

  /// The behavior of the token when the text size changes, with that of the groups around it.
  public let behavior: TypographyBehavior

  /// The place of the token's key.
  public let location: SourceLocation
}

/// The note on the deprecation of a token.
public struct TokenDeprecation: Hashable, Sendable {
  /// The reason, or `nil`.
  public var reason: String?

  /// Creates a note.
  public init(reason: String? = nil) {
    self.reason = reason
  }
}
