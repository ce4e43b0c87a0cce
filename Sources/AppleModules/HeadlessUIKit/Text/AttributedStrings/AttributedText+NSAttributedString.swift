package import DynamicType
import FontDescriptors
import FontManagement
import Foundation
public import RichText

extension AttributedText {
  /// Creates the value of an attributed string.
  ///
  /// - Parameters:
  ///   - string: The attributed string.
  ///   - base: The attributes where the string sets none, such as a label's font and color.
  ///   - traits: The traits with which colors are resolved.
  package init(
    _ string: NSAttributedString,
    base: TextAttributes,
    traits: TraitCollection = .current
  ) {
    self.init(string, base: base, traits: traits, keepsFiles: false)
  }

  /// Creates the value of an attributed string, with the files of its attachments.
  ///
  /// Text without a font is in Helvetica at 12 points. Colors are those of the current traits.
  public init(_ string: NSAttributedString) {
    self.init(string, base: .unspecified, traits: .current, keepsFiles: true)
  }

  private init(
    _ string: NSAttributedString,
    base: TextAttributes,
    traits: TraitCollection,
    keepsFiles: Bool
  ) {
    guard !string.runs.isEmpty else {
      self.init(string.text, attributes: base)
      return
    }
    var numbers = ParagraphNumbers()
    let runs = string.runs.map { run in
      var attributes = base
      attributes.apply(run.attributes, traits: traits, keepsFiles: keepsFiles)
      if let style = run.attributes[.paragraphStyle] as? NSParagraphStyle {
        style.renumber(&attributes, &numbers)
      }
      return (length: run.length, attributes: attributes)
    }
    self.init(string.text, runs: runs)
  }
}

extension NSParagraphStyle {
  /// Assigns numbers of a text to the lists and tables of the style.
  fileprivate func renumber(_ attributes: inout TextAttributes, _ numbers: inout ParagraphNumbers) {
    let (lists, blocks) = (textLists, textBlocks)
    guard !lists.isEmpty || !blocks.isEmpty, var style = attributes.paragraphStyle else { return }
    numbers.renumber(&style, lists, blocks)
    attributes.paragraphStyle = style
  }
}

extension TextAttributes {
  /// The default attributes of a string: Helvetica at 12 points.
  package static var unspecified: TextAttributes {
    TextAttributes(
      font: FontRequest(descriptor: FontDescriptor(family: "Helvetica"), size: 12)
    )
  }

  /// Creates attributes from a dictionary, on top of the defaults of a string.
  package init(
    _ attributes: [NSAttributedString.Key: Any],
    base: TextAttributes = .unspecified,
    traits: TraitCollection = .current
  ) {
    self = base
    apply(attributes, traits: traits)
  }

  /// Applies a dictionary; values of a wrong type are ignored.
  package mutating func apply(
    _ attributes: [NSAttributedString.Key: Any],
    traits: TraitCollection,
    keepsFiles: Bool = false
  ) {
    guard !attributes.isEmpty else { return }
    font = (attributes[.font] as? Font)?.request ?? font
    applyColors(attributes, traits: traits)
    applyNumbers(attributes)
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      paragraphStyle = style.style
    }
    link = Self.address(attributes[.link]) ?? link
    language = attributes[.languageIdentifier] as? String ?? language
    if let attached = attributes[.attachment] as? NSTextAttachment {
      attachment =
        keepsFiles
        ? attached.attachment(in: Font(font), traits: traits)
        : attached.box(in: Font(font), traits: traits)
    }
    if let remainder = attributes[.remainder] as? TextAttributes {
      kerning = remainder.kerning
      takeCustomAttributes(of: remainder)
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
    if let line = Self.line(attributes[.underlineStyle], color(.underlineColor)) {
      underline = line
    }
    if let line = Self.line(attributes[.strikethroughStyle], color(.strikethroughColor)) {
      strikethrough = line
    }
    if let width = Self.number(attributes[.strokeWidth]) {
      stroke = TextStroke(width: width, color: color(.strokeColor))
    }
    if let shadow = attributes[.shadow] as? NSShadow {
      self.shadow = shadow.value { $0.rgba(for: traits) }
    }
  }

  private mutating func applyNumbers(_ attributes: [NSAttributedString.Key: Any]) {
    let space = Self.number(attributes[.tracking]) ?? Self.number(attributes[.kern])
    letterSpacing = space ?? letterSpacing
    baselineOffset = Self.number(attributes[.baselineOffset]) ?? baselineOffset
    superscript = Self.number(attributes[.superscript]).map { Int($0) } ?? superscript
    obliqueness = Self.number(attributes[.obliqueness]) ?? obliqueness
    expansion = Self.number(attributes[.expansion]) ?? expansion
    if let ligature = Self.number(attributes[.ligature]) { ligatures = ligature != 0 }
  }

  private static func line(_ value: Any?, _ color: Color?) -> LineDecoration? {
    let style = NSUnderlineStyle(
      rawValue: (value as? NSUnderlineStyle)?.rawValue ?? number(value).map { Int($0) } ?? 0
    )
    guard let pattern = pattern(style) else { return nil }
    return LineDecoration(
      pattern,
      color: color,
      dash: dash(style),
      skipsSpaces: style.contains(.byWord)
    )
  }

  private static func pattern(_ style: NSUnderlineStyle) -> LineDecoration.Pattern? {
    switch style.rawValue & 0x0F {
    case 0: nil
    case NSUnderlineStyle.double.rawValue: .double
    case NSUnderlineStyle.thick.rawValue: .thick
    default: .single
    }
  }

  private static func dash(_ style: NSUnderlineStyle) -> LineDecoration.Dash {
    switch NSUnderlineStyle(rawValue: style.rawValue & 0x0700) {
    case .patternDot: .dotted
    case .patternDash: .dashed
    case .patternDashDot: .dashDot
    case .patternDashDotDot: .dashDotDot
    default: .solid
    }
  }

  private static func address(_ value: Any?) -> String? {
    switch value {
    case let url as URL: url.absoluteString
    case let string as String: string
    default: nil
    }
  }

  /// The number in a value of any numeric type; `nil` for values that are not finite.
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
