public import FontManagement
public import Foundation

/// The keys of UIKit's attributes, under the names of `NSAttributedString.Key`.
extension AttributeScopes.UIKitAttributes {
  /// The font.
  public enum FontAttributeKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = UIFont

    /// The name of the attribute.
    public static let name = "NSFont"
  }

  /// The color of the letters.
  public enum ForegroundColorKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = UIColor

    /// The name of the attribute.
    public static let name = "NSColor"
  }

  /// The color behind the letters.
  public enum BackgroundColorKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = UIColor

    /// The name of the attribute.
    public static let name = "NSBackgroundColor"
  }

  /// The space added after each character.
  public enum KernKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = CGFloat

    /// The name of the attribute.
    public static let name = "NSKern"
  }

  /// The space added after each character.
  public enum TrackingKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = CGFloat

    /// The name of the attribute.
    public static let name = "CTTracking"
  }

  /// Whether ligatures are used.
  public enum LigatureKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Int

    /// The name of the attribute.
    public static let name = "NSLigature"
  }

  /// The line under the text.
  public enum UnderlineStyleKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = NSUnderlineStyle

    /// The name of the attribute.
    public static let name = "NSUnderline"
  }

  /// The color of the line under the text.
  public enum UnderlineColorKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = UIColor

    /// The name of the attribute.
    public static let name = "NSUnderlineColor"
  }

  /// The line through the text.
  public enum StrikethroughStyleKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = NSUnderlineStyle

    /// The name of the attribute.
    public static let name = "NSStrikethrough"
  }

  /// The color of the line through the text.
  public enum StrikethroughColorKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = UIColor

    /// The name of the attribute.
    public static let name = "NSStrikethroughColor"
  }

  /// The distance by which the text is raised.
  public enum BaselineOffsetKey: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = CGFloat

    /// The name of the attribute.
    public static let name = "NSBaselineOffset"
  }
}
