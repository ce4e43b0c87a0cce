public import Foundation
import RichText

extension NSAttributedString {
  /// Creates an attributed string of Foundation's value with UIKit's attributes and its links.
  ///
  /// The attributes of other scopes are left out.
  public convenience init(_ string: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in string.runs {
      result.append(
        NSAttributedString(
          string: String(string[run.range].characters),
          attributes: run.attributes.uiKitDictionary
        )
      )
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// Creates Foundation's value of an attributed string with UIKit's attributes and its links.
  ///
  /// Attributes that the value has no keys for, such as attachments, are left out.
  public init(_ string: NSAttributedString) {
    self.init()
    let text = string.string as NSString
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let container = AttributeContainer(uiKit: attributes)
      append(AttributedString(text.substring(with: range), attributes: container))
    }
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
    return result
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
  }

  private static func number(_ value: Any) -> CGFloat? {
    TextAttributes.number(value).map { CGFloat($0) }
  }

  private static func lineStyle(_ value: Any) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle ?? (value as? Int).map { NSUnderlineStyle(rawValue: $0) }
  }
}
