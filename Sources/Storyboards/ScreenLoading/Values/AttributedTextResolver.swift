import HeadlessUIKit
import InterfaceBuilder
import RichText

/// Makes the attributed texts that a document holds.
struct AttributedTextResolver {
  let texts: TextResolver
  let fonts: FontResolver
  let colors: ColorResolver

  /// Returns an attributed text, whose fonts never scale, as Interface Builder archives them.
  ///
  /// - Parameters:
  ///   - description: The text.
  ///   - base: The font of fragments that name none.
  ///   - node: The object that shows the text, for findings.
  /// - Returns: The text with the fonts, colors and paragraph styles of its fragments.
  func string(
    _ description: AttributedDescription,
    base: UIFont,
    at node: ObjectNode
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for fragment in description.fragments {
      var attributes: [NSAttributedString.Key: Any] = [
        .font: fonts.font(fragment.font, at: node) ?? base
      ]
      if let color = colors.color(fragment.color) { attributes[.foregroundColor] = color }
      if let color = colors.color(fragment.backgroundColor) { attributes[.backgroundColor] = color }
      if let paragraph = fragment.paragraph {
        attributes[.paragraphStyle] = Self.paragraphStyle(paragraph)
      }
      if let kern = fragment.kern { attributes[.kern] = kern }
      if let offset = fragment.baselineOffset { attributes[.baselineOffset] = offset }
      if let line = fragment.underline {
        attributes[.underlineStyle] = line.style
        if let color = colors.color(line.color) { attributes[.underlineColor] = color }
      }
      if let line = fragment.strikethrough {
        attributes[.strikethroughStyle] = line.style
        if let color = colors.color(line.color) { attributes[.strikethroughColor] = color }
      }
      result.append(NSAttributedString(string: texts.text(fragment.text), attributes: attributes))
    }
    return result
  }

  private static func paragraphStyle(_ description: ParagraphDescription) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = description.alignment { style.alignment = alignment.uiKit }
    if let mode = description.lineBreakMode { style.lineBreakMode = mode.uiKit }
    style.lineSpacing = description.lineSpacing ?? 0
    style.lineHeightMultiple = description.lineHeightMultiple ?? 0
    style.minimumLineHeight = description.minimumLineHeight ?? 0
    style.maximumLineHeight = description.maximumLineHeight ?? 0
    style.paragraphSpacing = description.paragraphSpacing ?? 0
    style.paragraphSpacingBefore = description.paragraphSpacingBefore ?? 0
    style.firstLineHeadIndent = description.firstLineHeadIndent ?? 0
    style.headIndent = description.headIndent ?? 0
    style.tailIndent = description.tailIndent ?? 0
    style.hyphenationFactor = Float(description.hyphenationFactor ?? 0)
    if let direction = description.baseWritingDirection.flatMap({ directions[$0] }) {
      style.baseWritingDirection = direction
    }
    if let interval = description.defaultTabInterval { style.defaultTabInterval = interval }
    if !description.tabStops.isEmpty { style.tabStops = description.tabStops.map(Self.tab) }
    return style
  }

  private static func tab(_ stop: ParagraphDescription.TabStop) -> NSTextTab {
    let alignment = Words.TextAlignment(rawValue: stop.alignment) ?? .left
    return NSTextTab(textAlignment: alignment.uiKit, location: stop.location)
  }

  private static let directions: [String: NSWritingDirection] = [
    "leftToRight": .leftToRight, "rightToLeft": .rightToLeft, "natural": .natural,
  ]
}
