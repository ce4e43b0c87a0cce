public import Foundation
public import RichText

extension NSAttributedString {
  /// Creates a Foundation attributed string with the attributes of UIKit and its links, languages and
  /// descriptions.
  ///
  /// The attributes of other scopes are left out.
  public convenience init(_ string: AttributedString) {
    self.init(string: "")
    for run in string.runs {
      let part = String(string[run.range].characters)
      text += part
      runs.append(Run(length: part.utf16.count, attributes: run.attributes.uiKitDictionary))
    }
  }

  /// Creates an attributed string with the attributes of UIKit's scope.
  public convenience init(
    _ string: AttributedString,
    including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
  ) throws {
    self.init(string)
  }
}

extension AttributedString {
  /// Creates a Foundation attributed string with UIKit's attributes and its links.
  ///
  /// Attributes under a program's own keys are left out.
  public init(_ string: NSAttributedString) {
    self.init()
    let text = string.string as NSString
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let container = AttributeContainer(uiKit: attributes)
      append(AttributedString(text.substring(with: range), attributes: container))
    }
  }

  /// Creates Foundation's value with the attributes of UIKit's scope.
  public init(
    _ string: NSAttributedString,
    including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
  ) throws {
    self.init(string)
  }

  /// Creates a Foundation attributed string, under the name in UIKit's overlay.
  public init(
    nsAttributedString string: NSAttributedString,
    including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
  ) throws {
    self.init(string)
  }

  /// Creates Foundation's value of rich text.
  ///
  /// `AttributedText(_:)` restores everything, with colors as they are. Attributes for which UIKit has no key
  /// are stored for the conversion back.
  public init(_ text: AttributedText) {
    self.init(NSAttributedString(text))
  }
}

extension AttributedText {
  /// Creates rich text from a Foundation attributed string, with colors of the current traits.
  ///
  /// Text without a font is in Helvetica at 12 points.
  public init(_ string: AttributedString) {
    self.init(NSAttributedString(string))
  }
}

extension AttributeContainer {
  /// The attributes under UIKit's keys.
  package var uiKitDictionary: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = self.font
    result[.foregroundColor] = self.foregroundColor
    result[.backgroundColor] = self.backgroundColor
    result[.kern] = self.kern
    result[.tracking] = self.tracking
    result[.ligature] = self.ligature
    result[.underlineStyle] = self.underlineStyle?.rawValue
    result[.underlineColor] = self.underlineColor
    result[.strikethroughStyle] = self.strikethroughStyle?.rawValue
    result[.strikethroughColor] = self.strikethroughColor
    result[.baselineOffset] = self.baselineOffset
    result[.link] = self.link
    result[.languageIdentifier] = self.languageIdentifier
    addObjects(to: &result)
    return result
  }

  private func addObjects(to result: inout [NSAttributedString.Key: Any]) {
    result[.paragraphStyle] = self.paragraphStyle
    result[.attachment] = self.attachment
    result[.shadow] = self.shadow
    result[.strokeWidth] = self.strokeWidth
    result[.strokeColor] = self.strokeColor
    result[.obliqueness] = self.obliqueness
    result[.expansion] = self.expansion
    result[.superscript] = self[AttributeScopes.UIKitAttributes.SuperscriptKey.self]
    result[.remainder] = self[AttributeScopes.UIKitAttributes.RemainderKey.self]
    result[.alternateDescription] = self.alternateDescription
    result[.imageURL] = self.imageURL
  }

  /// Creates attributes of a dictionary with UIKit's keys.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init(uiKit: dictionary)
  }

  fileprivate init(uiKit attributes: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = attributes[.font] as? UIFont
    self.foregroundColor = attributes[.foregroundColor] as? UIColor
    self.backgroundColor = attributes[.backgroundColor] as? UIColor
    self.kern = attributes[.kern].flatMap(Self.number)
    self.tracking = attributes[.tracking].flatMap(Self.number)
    self.ligature = attributes[.ligature] as? Int
    self.underlineStyle = attributes[.underlineStyle].flatMap(Self.lineStyle)
    self.underlineColor = attributes[.underlineColor] as? UIColor
    self.strikethroughStyle = attributes[.strikethroughStyle].flatMap(Self.lineStyle)
    self.strikethroughColor = attributes[.strikethroughColor] as? UIColor
    self.baselineOffset = attributes[.baselineOffset].flatMap(Self.number)
    self.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap(URL.init)
    self.languageIdentifier = attributes[.languageIdentifier] as? String
    takeObjects(of: attributes)
  }

  private mutating func takeObjects(of attributes: [NSAttributedString.Key: Any]) {
    self.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
    self.attachment = attributes[.attachment] as? NSTextAttachment
    self.shadow = attributes[.shadow] as? NSShadow
    self.strokeWidth = attributes[.strokeWidth].flatMap(Self.number)
    self.strokeColor = attributes[.strokeColor] as? UIColor
    self.obliqueness = attributes[.obliqueness].flatMap(Self.number)
    self.expansion = attributes[.expansion].flatMap(Self.number)
    self[AttributeScopes.UIKitAttributes.SuperscriptKey.self] =
      attributes[.superscript].flatMap(Self.number).map { Int($0) }
    self[AttributeScopes.UIKitAttributes.RemainderKey.self] =
      attributes[.remainder] as? TextAttributes
    self.alternateDescription = attributes[.alternateDescription] as? String
    self.imageURL = attributes[.imageURL] as? URL
  }

  private static func number(_ value: Any) -> CGFloat? {
    TextAttributes.number(value).map { CGFloat($0) }
  }

  private static func lineStyle(_ value: Any) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle ?? (value as? Int).map { NSUnderlineStyle(rawValue: $0) }
  }
}
