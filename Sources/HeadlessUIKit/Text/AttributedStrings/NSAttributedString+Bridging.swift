package import DynamicType
package import FontManagement
import Foundation
package import RichText

extension NSAttributedString {
  /// Creates an attributed string of a value; attachments keep their box and no image.
  package convenience init(_ text: AttributedText) {
    let result = NSMutableAttributedString(string: text.string)
    for run in text.runs where !run.range.isEmpty {
      result.setAttributes(
        run.attributes.dictionary,
        range: NSRange(location: run.range.lowerBound, length: run.range.count)
      )
    }
    self.init(attributedString: result)
  }

  /// Returns the string with its preferred and scaled fonts at the size of the traits.
  ///
  /// Sizes come from what each font was first made of, so adjusting back and forth does not drift.
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

extension TextAttributes {
  /// The attributes under UIKit's keys, without those that say nothing.
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
    result[.link] = link
    result[.languageIdentifier] = language
    result[.paragraphStyle] = paragraphStyle.map { NSParagraphStyle($0) }
    result[.attachment] = attachment.map { NSTextAttachment($0) }
    return result
  }
}

extension LineDecoration {
  fileprivate var underlineStyle: NSUnderlineStyle {
    switch pattern {
    case .single: .single
    case .thick: .thick
    case .double: .double
    }
  }
}

extension NSTextAttachment {
  fileprivate convenience init(_ box: TextAttachment) {
    self.init()
    bounds = CGRect(x: 0, y: box.baselineOffset, width: box.width, height: box.height)
  }
}
