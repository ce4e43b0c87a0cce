public import Foundation
public import RichText

/// The keys of UIKit's attributes for paragraphs, attachments, outlines and shadows.
extension AttributeScopes.UIKitAttributes {
  /// The style of the paragraph.
  public enum ParagraphStyleKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = NSParagraphStyle

    /// The name of the attribute.
    public static let name = "NSParagraphStyle"
  }

  /// The attachment in place of U+FFFC.
  public enum AttachmentKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = NSTextAttachment

    /// The name of the attribute.
    public static let name = "NSAttachment"
  }

  /// The shadow of the letters.
  public enum ShadowKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = NSShadow

    /// The name of the attribute.
    public static let name = "NSShadow"
  }

  /// The width of an outline.
  public enum StrokeWidthKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = CGFloat

    /// The name of the attribute.
    public static let name = "NSStrokeWidth"
  }

  /// The color of an outline.
  public enum StrokeColorKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = UIColor

    /// The name of the attribute.
    public static let name = "NSStrokeColor"
  }

  /// The slant of the letters.
  public enum ObliquenessKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = CGFloat

    /// The name of the attribute.
    public static let name = "NSObliqueness"
  }

  /// The logarithm of the factor by which letters are widened.
  public enum ExpansionKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = CGFloat

    /// The name of the attribute.
    public static let name = "NSExpansion"
  }

  /// The level of a superscript, negative for a subscript; not a member of the scope, as in UIKit.
  public enum SuperscriptKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Int

    /// The name of the attribute.
    public static let name = "NSSuperScript"
  }

  /// The attributes of rich text for which UIKit has no key; not a member of the scope.
  public enum RemainderKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = TextAttributes

    /// The name of the attribute.
    public static let name = "RichTextRemainder"
  }
}
