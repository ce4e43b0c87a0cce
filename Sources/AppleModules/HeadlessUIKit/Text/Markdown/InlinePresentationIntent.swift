#if !canImport(ObjectiveC)
public import Foundation

/// The Markdown syntax around a stretch of text.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a value from the raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// One star or underscore.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Two stars or underscores.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Backticks.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Tildes.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line break that may become a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// A tag of HTML.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// A block of HTML.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes {
  /// The attributes that Markdown gives text, which Foundation defines on Apple's systems.
  public struct MarkdownAttributes: AttributeScope {
    /// The marks around the text.
    public let inlinePresentationIntent: InlinePresentationIntentKey
  }

  /// The key of the marks around text.
  public enum InlinePresentationIntentKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = InlinePresentationIntent

    /// The name of the attribute.
    public static let name = "NSInlinePresentationIntent"
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of Markdown by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, Key>
  ) -> Key { self[Key.self] }
}
#endif
