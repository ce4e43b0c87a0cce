package import DynamicType
import FontDescriptors
import FontManagement
import Foundation
package import RichText

extension AttributedText {
  /// Creates the value of an attributed string.
  ///
  /// - Parameters:
  ///   - string: The attributed string.
  ///   - base: What holds where the string says nothing, such as a label's font and color.
  ///   - traits: The traits with which colors are resolved.
  package init(
    _ string: NSAttributedString,
    base: TextAttributes,
    traits: TraitCollection = .current
  ) {
    self.init(string.string, attributes: base)
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      guard !attributes.isEmpty else { return }
      update(in: range.location..<range.location + range.length) {
        $0.apply(attributes, traits: traits)
      }
    }
  }
}

extension TextAttributes {
  /// The attributes that a string has of which nothing is said: Helvetica at 12 points.
  package static var unspecified: TextAttributes {
    TextAttributes(
      font: FontRequest(descriptor: FontDescriptor(family: "Helvetica"), size: 12)
    )
  }

  /// Creates attributes of a dictionary, on those of a string of which nothing is said.
  package init(
    _ attributes: [NSAttributedString.Key: Any],
    base: TextAttributes = .unspecified,
    traits: TraitCollection = .current
  ) {
    self = base
    apply(attributes, traits: traits)
  }

  /// Takes what a dictionary says; values of a wrong type say nothing.
  package mutating func apply(
    _ attributes: [NSAttributedString.Key: Any],
    traits: TraitCollection
  ) {
    font = (attributes[.font] as? Font)?.request ?? font
    applyColors(attributes, traits: traits)
    applyNumbers(attributes)
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      paragraphStyle = style.style
    }
    link = Self.address(attributes[.link]) ?? link
    language = attributes[.languageIdentifier] as? String ?? language
    if let attached = attributes[.attachment] as? NSTextAttachment {
      attachment = attached.box(in: Font(font), traits: traits)
    }
  }

  private mutating func applyColors(
    _ attributes: [NSAttributedString.Key: Any],
    traits: TraitCollection
  ) {
    func color(_ key: NSAttributedString.Key) -> Color? {
      (attributes[key] as? UIColor)?.rgba(for: traits)
    }
    foregroundColor = color(.foregroundColor) ?? foregroundColor
    backgroundColor = color(.backgroundColor) ?? backgroundColor
    if let style = Self.lineStyle(attributes[.underlineStyle]) {
      underline = LineDecoration(style, color: color(.underlineColor))
    }
    if let style = Self.lineStyle(attributes[.strikethroughStyle]) {
      strikethrough = LineDecoration(style, color: color(.strikethroughColor))
    }
  }

  private mutating func applyNumbers(_ attributes: [NSAttributedString.Key: Any]) {
    let space = Self.number(attributes[.tracking]) ?? Self.number(attributes[.kern])
    letterSpacing = space ?? letterSpacing
    baselineOffset = Self.number(attributes[.baselineOffset]) ?? baselineOffset
    if let ligature = Self.number(attributes[.ligature]) { ligatures = ligature != 0 }
  }

  private static func lineStyle(_ value: Any?) -> LineDecoration.Pattern? {
    let style = (value as? NSUnderlineStyle)?.rawValue ?? number(value).map { Int($0) } ?? 0
    return switch style & 0x0F {
    case 0: nil
    case NSUnderlineStyle.double.rawValue: .double
    case NSUnderlineStyle.thick.rawValue: .thick
    default: .single
    }
  }

  private static func address(_ value: Any?) -> String? {
    switch value {
    case let url as URL: url.absoluteString
    case let string as String: string
    default: nil
    }
  }

  /// The number in a value of any numeric type; not a number and infinity are none.
  static func number(_ value: Any?) -> Double? {
    let number: Double? =
      switch value {
      case let number as Double: number
      case let number as CGFloat: Double(number)
      case let number as Int: Double(number)
      case let number as Float: Double(number)
      case let number as NSNumber: number.doubleValue
      default: nil
      }
    return number.flatMap { $0.isFinite && abs($0) < 1e6 ? $0 : nil }
  }
}
