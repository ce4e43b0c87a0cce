public import Foundation
import HeadlessUIKit

extension AttributeScopes {
  /// SwiftUI's attributes of an `AttributedString`.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The distance after each letter in points.
    public let kern: KerningAttribute
    /// The distance after each letter in points; it takes precedence over kerning.
    public let tracking: TrackingAttribute
    /// The distance by which the text is raised, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes, including links.
    public let foundation: FoundationAttributes
  }

  /// SwiftUI's attributes.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The key of the font.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Font
    /// The name of the attribute.
    public static let name = "SwiftUI.Font"
  }

  /// The key of the color of the letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Color
    /// The name of the attribute.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The key of the color behind the letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Color
    /// The name of the attribute.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The key of the line through the text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Text.LineStyle
    /// The name of the attribute.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The key of the line below the text.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Text.LineStyle
    /// The name of the attribute.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The key of the distance after each letter.
  public enum KerningAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "SwiftUI.Kern"
  }

  /// The key of the distance after each letter that takes precedence over kerning.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "SwiftUI.Tracking"
  }

  /// The key of the distance by which text is raised.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "SwiftUI.BaselineOffset"
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of SwiftUI by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension Text.Part {
  private typealias UIKitKeys = AttributeScopes.UIKitAttributes
  private typealias Keys = AttributeScopes.SwiftUIAttributes

  /// The part of a run with its attributes: SwiftUI's, then UIKit's, then those of Markdown.
  init(_ string: String, _ attributes: AttributeContainer) {
    self.init(string: string)
    font =
      attributes[Keys.FontAttribute.self]
      ?? attributes[UIKitKeys.FontAttributeKey.self].map { Font($0) }
    color =
      attributes[Keys.ForegroundColorAttribute.self]
      ?? attributes[UIKitKeys.ForegroundColorKey.self].map { Color(uiColor: $0) }
    backgroundColor =
      attributes[Keys.BackgroundColorAttribute.self]
      ?? attributes[UIKitKeys.BackgroundColorKey.self].map { Color(uiColor: $0) }
    let ownTracking =
      attributes[Keys.TrackingAttribute.self] ?? attributes[UIKitKeys.TrackingKey.self]
    let kerning = attributes[Keys.KerningAttribute.self] ?? attributes[UIKitKeys.KernKey.self]
    tracking = ownTracking ?? kerning ?? 0
    baselineOffset =
      attributes[Keys.BaselineOffsetAttribute.self] ?? attributes[UIKitKeys.BaselineOffsetKey.self]
      ?? 0
    underline =
      attributes[Keys.UnderlineStyleAttribute.self]
      ?? attributes[UIKitKeys.UnderlineStyleKey.self].map { Text.LineStyle(isActive: !$0.isEmpty) }
    strikethrough =
      attributes[Keys.StrikethroughStyleAttribute.self]
      ?? attributes[UIKitKeys.StrikethroughStyleKey.self].map {
        Text.LineStyle(isActive: !$0.isEmpty)
      }
    if attributes.link != nil { color = color ?? .accentColor }
    apply(attributes[AttributeScopes.InlinePresentationIntentKey.self] ?? [])
  }

  private mutating func apply(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { changes.thickness = .emphasized }
    if intent.contains(.emphasized) { changes.isItalic = true }
    if intent.contains(.code) { changes.isMonospaced = true }
    if intent.contains(.strikethrough) { strikethrough = strikethrough ?? .single }
  }
}
