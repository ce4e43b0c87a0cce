import DynamicType
import FontDescriptors
import FontManagement
import Foundation
import RichText
import SystemMetrics
import Typesetting

extension UILabel {
  func textChanged() {
    textCache = nil
    sizeChanged()
  }

  /// The font that is drawn.
  var drawnFont: UIFont { fontState.drawn(in: traitCollection) }

  /// The text, shaped when first needed.
  var shapedText: ShapedText { measuredText.shaped }

  var measuredText: MeasuredText {
    if let known = textCache.current { return known }
    let made = MeasuredText(makeText())
    textCache = made
    return made
  }

  private func makeText() -> ShapedText {
    withOwnFonts { makeTextInCurrentFonts() }
  }

  /// Runs a closure with the label's own fonts.
  func withOwnFonts<Result>(_ body: () -> Result) -> Result {
    fontCollection?.performAsCurrent(body) ?? body()
  }

  private func makeTextInCurrentFonts() -> ShapedText {
    let text = content.value(
      base: TextAttributes(font: drawnFont.request),
      adjusts: fontState.adjusts,
      traits: traitCollection
    )
    return ShapedText(text, style: paragraphStyle, language: ScreenContext.current.language)
  }

  private var paragraphStyle: ParagraphStyle {
    var style = ParagraphStyle.default
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode.lineBreakMode
    style.lineBreakStrategy = drawnLineBreakStrategy
    // Text of several lines still breaks at words (saved frames).
    if numberOfLines != 1, lineBreakMode == .byClipping { style.lineBreakMode = .wordWrap }
    if effectiveUserInterfaceLayoutDirection == .rightToLeft, textAlignment == .natural {
      style.alignment = .right
    }
    return style
  }

  /// The line break strategy; the standard one depends on the system's version.
  private var drawnLineBreakStrategy: LineBreakStrategy {
    var strategy = LineBreakStrategy(rawValue: lineBreakStrategy.rawValue)
    if lineBreakStrategy == .standard, !LabelText.pushesOut[systemGeneration] {
      strategy.remove(.pushOut)
    }
    return strategy
  }

  func followTraits(from previous: UITraitCollection) {
    let traits = traitCollection
    var isChanged = fontState.follow(traits, from: previous, domain?.adjustedFonts)
    if case .attributed(let string) = content {
      if fontState.adjusts { isChanged = isChanged || string.adjustsForContentSizeCategory }
      textCache = nil
    }
    if traits.layoutDirection != previous.layoutDirection
      || traits.systemGeneration != previous.systemGeneration
    {
      textCache = nil
    }
    guard isChanged || traits.displayScale != previous.displayScale else { return }
    // The same face in another size needs no new shaping.
    textCache = textCache.current?.shaped.resized(to: drawnFont).map { MeasuredText($0) }
    sizeChanged()
  }

  /// Adopts the font, color, alignment and line break mode of the first character.
  func takeStyle(of string: NSAttributedString) {
    guard string.length > 0 else { return }
    let attributes = string.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { fontState.set(font, in: traitCollection) }
    let kept = content
    content = .none
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      textAlignment = style.alignment
      lineBreakMode = style.lineBreakMode
      lineBreakStrategy = style.lineBreakStrategy
    }
    content = kept
  }

  /// The text, with the label's attributes where the text sets none.
  func makeAttributedText() -> NSAttributedString? {
    var shown = content
    if fontState.adjusts, case .attributed(let own) = content {
      shown = .attributed(own.adjusted(to: traitCollection))
    }
    guard let text = shown.attributed(font: font, color: textColor) else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    let result = NSMutableAttributedString(attributedString: text)
    text.enumerateAttribute(
      .paragraphStyle,
      in: NSRange(location: 0, length: text.length),
      options: []
    ) { value, range, _ in
      if value == nil { result.addAttribute(.paragraphStyle, value: style, range: range) }
    }
    return result
  }
}
