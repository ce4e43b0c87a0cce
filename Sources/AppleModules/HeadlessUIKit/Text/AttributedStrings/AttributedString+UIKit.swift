public import Foundation

extension AttributeScopes {
  /// UIKit's attributes of an `AttributedString`.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttributeKey

    /// The color of the letters.
    public let foregroundColor: ForegroundColorKey

    /// The color behind the letters.
    public let backgroundColor: BackgroundColorKey

    /// The space added after each character in points.
    public let kern: KernKey

    /// The space added after each character in points; it takes precedence over kern.
    public let tracking: TrackingKey

    /// Whether ligatures are used: 0 for none.
    public let ligature: LigatureKey

    /// The line under the text.
    public let underlineStyle: UnderlineStyleKey

    /// The color of the line under the text.
    public let underlineColor: UnderlineColorKey

    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleKey

    /// The color of the line through the text.
    public let strikethroughColor: StrikethroughColorKey

    /// The distance by which the text is raised, in points.
    public let baselineOffset: BaselineOffsetKey

    /// The style of the paragraph.
    public let paragraphStyle: ParagraphStyleKey

    /// The attachment in place of U+FFFC.
    public let attachment: AttachmentKey

    /// The shadow of the letters.
    public let shadow: ShadowKey

    /// The width of an outline in percent of the font's size.
    public let strokeWidth: StrokeWidthKey

    /// The color of an outline.
    public let strokeColor: StrokeColorKey

    /// The slant of the letters.
    public let obliqueness: ObliquenessKey

    /// The logarithm of the factor by which letters are widened.
    public let expansion: ExpansionKey

    /// Foundation's attributes, including links.
    public let foundation: FoundationAttributes
  }

  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of UIKit by its name; SwiftUI's attributes of the same name come first, as on Apple's
  /// systems.
  @_disfavoredOverload
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
