package import DynamicType
package import FontManagement
import Foundation
public import RichText

extension NSAttributedString {
  /// Creates an attributed string of a value.
  ///
  /// Attributes for which UIKit has no keys, such as those under a program's own keys, are stored for the
  /// conversion back.
  public convenience init(_ text: AttributedText) {
    self.init(string: "")
    take(text)
  }

  /// Adopts a value.
  func take(_ text: AttributedText) {
    self.text = text.string
    var objects = ParagraphObjects(text)
    runs = text.runs.filter { !$0.range.isEmpty }.map {
      var attributes = $0.attributes.dictionary
      if let style = $0.attributes.paragraphStyle, style.hasObjects {
        attributes[.paragraphStyle] = NSParagraphStyle(style, &objects)
      }
      return Run(length: $0.range.count, attributes: attributes)
    }
  }

  /// Returns the string with its preferred and scaled fonts at the size of the traits.
  ///
  /// Sizes are computed from the original size of each font, so repeated adjustment does not drift.
  package func adjusted(to traits: TraitCollection) -> NSAttributedString {
    mappingFonts { $0.adjusted(to: traits) }
  }

  /// Whether a font of the string follows the text size.
  package var adjustsForContentSizeCategory: Bool {
    var found = false
    enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) {
      value,
      _,
      stop in
      guard (value as? Font)?.adjustsForContentSizeCategory == true else { return }
      found = true
      stop.pointee = true
    }
    return found
  }

  /// Returns the string with every font replaced.
  package func mappingFonts(_ transform: (Font) -> Font) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) {
      value,
      range,
      _ in
      guard let font = value as? Font else { return }
      let changed = transform(font)
      if changed != font { result.addAttribute(.font, value: changed, range: range) }
    }
    return result
  }
}

extension ParagraphStyle {
  /// Whether objects of lists or cells belong to the style.
  fileprivate var hasObjects: Bool { !lists.isEmpty || !cells.isEmpty }
}

extension TextAttributes {
  /// The attributes under UIKit's keys, without those that are unset.
  package var dictionary: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [.font: Font(font)]
    result[.foregroundColor] = foregroundColor.map { UIColor($0) }
    result[.backgroundColor] = backgroundColor.map { UIColor($0) }
    result[.underlineStyle] = underline?.underlineStyle.rawValue
    result[.underlineColor] = underline?.color.map { UIColor($0) }
    result[.strikethroughStyle] = strikethrough?.underlineStyle.rawValue
    result[.strikethroughColor] = strikethrough?.color.map { UIColor($0) }
    result[.kern] = letterSpacing == 0 ? nil : letterSpacing
    result[.baselineOffset] = baselineOffset == 0 ? nil : baselineOffset
    result[.ligature] = ligatures ? nil : 0
    result[.link] = link.map(Self.address)
    result[.languageIdentifier] = language
    result[.paragraphStyle] = paragraphStyle.map { NSParagraphStyle($0) }
    result[.attachment] = attachment.map { NSTextAttachment($0) }
    addRare(to: &result)
    return result
  }

  private func addRare(to result: inout [NSAttributedString.Key: Any]) {
    result[.strokeWidth] = stroke?.width
    result[.strokeColor] = stroke?.color.map { UIColor($0) }
    result[.shadow] = shadow.map { NSShadow($0) }
    result[.superscript] = superscript == 0 ? nil : superscript
    result[.obliqueness] = obliqueness == 0 ? nil : obliqueness
    result[.expansion] = expansion == 0 ? nil : expansion
    guard hasCustomAttributes || !kerning else { return }
    var remainder = TextAttributes(font: font)
    remainder.kerning = kerning
    remainder.takeCustomAttributes(of: self)
    result[.remainder] = remainder
  }

  /// The link as a `URL`, or as text if a URL would spell it differently.
  private static func address(_ link: String) -> Any {
    URL(string: link).flatMap { $0.absoluteString == link ? $0 : nil } ?? link
  }
}

extension LineDecoration {
  fileprivate var underlineStyle: NSUnderlineStyle {
    var style: NSUnderlineStyle =
      switch pattern {
      case .single: .single
      case .thick: .thick
      case .double: .double
      }
    switch dash {
    case .solid: break
    case .dotted: style.formUnion(.patternDot)
    case .dashed: style.formUnion(.patternDash)
    case .dashDot: style.formUnion(.patternDashDot)
    case .dashDotDot: style.formUnion(.patternDashDotDot)
    }
    if skipsSpaces { style.formUnion(.byWord) }
    return style
  }
}
