import DynamicType
import FontDescriptors
import FontManagement
import Foundation
import LayoutGeometry
import RichText
import Snapshots
import Typesetting

extension UITextView {
  func textChanged() {
    textCache = nil
    invalidateIntrinsicContentSize()
  }

  var shapedText: ShapedText {
    if let known = textCache.current { return known.shaped }
    let made = MeasuredText(makeText())
    textCache = made
    return made.shaped
  }

  private func makeText() -> ShapedText {
    var style = ParagraphStyle.default
    style.alignment = textAlignment
    style.lineBreakMode = textContainer.lineBreakMode.lineBreakMode
    if textAlignment == .natural, effectiveUserInterfaceLayoutDirection == .rightToLeft {
      style.alignment = .right
    }
    var text = content.value(
      base: TextAttributes(font: fontState.drawn(in: traitCollection).request),
      adjusts: fontState.adjusts,
      traits: traitCollection
    )
    if usesStandardTextScaling { text = text.mappingFonts { $0.inIOSScaling } }
    return ShapedText(text, style: style, language: ScreenContext.current.language)
  }

  /// The size of the text with the container's insets and padding, on whole pixels.
  ///
  /// Every line has its font's leading, including the last one, unlike in a label: a view of one line of the
  /// body style is 38 points high, 22 for the line and 16 for the insets, and eight lines of the callout
  /// style are 184, as saved in documents; without leading 33, 34 and 36.5 points for 14, 15 and 17 points.
  /// An empty view has one line.
  func textSize(width: Double) -> CGSize {
    let text = shapedText
    let scale = pixelScale
    let sides =
      textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    let limit = max(1, width - sides)
    let lines = max(0, textContainer.maximumNumberOfLines)
    var size = textCache?.size(width: limit, lines: lines, scale: scale, addsLeading: true) ?? .zero
    if text.text.isEmpty { size.width = 0 }
    return pixelGrid.roundedUp(
      CGSize(
        width: min(size.width + sides, width),
        height: size.height + textContainerInset.top + textContainerInset.bottom
      )
    )
  }

  /// The area of the text in the view's own coordinates.
  private var textArea: CGRect {
    let padding = textContainer.lineFragmentPadding
    var rect = CGRect(
      x: textContainerInset.left + padding,
      y: textContainerInset.top,
      width: bounds.width - textContainerInset.left - textContainerInset.right - 2 * padding,
      height: bounds.height - textContainerInset.top - textContainerInset.bottom
    )
    rect.size.width = max(0, rect.width)
    let height = textCache.map { _ in
      textSize(width: bounds.width.asLineLimit).height
        - textContainerInset.top - textContainerInset.bottom
    }
    rect.size.height = isScrollEnabled ? max(0, rect.height, height ?? 0) : max(0, rect.height)
    return rect
  }

  func describeText(_ element: inout SnapshotElement) {
    guard !content.isEmpty else { return }
    let text = shapedText
    let color = rgba(textColor ?? .label)
    let content = TextContent(
      laying: text,
      in: Rect(textArea),
      color: color,
      fonts: fonts(of: text),
      numberOfLines: max(0, textContainer.maximumNumberOfLines),
      place: .top,
      role: .body,
      displayScale: pixelScale
    )
    element.drawings.append(.text(content))
    if case .attributed(let string) = self.content {
      element.drawings += attachments(of: content, in: string)
    }
  }

  private func fonts(of text: ShapedText) -> [FontUse] {
    guard case .plain = content, !usesStandardTextScaling else {
      return FontUse.uses(in: text.text, adjusts: fontState.adjusts, traits: traitCollection)
    }
    return [FontUse(fontState.font, adjusts: fontState.adjusts, compatibleWith: traitCollection)]
  }

  func baselineRule(_ which: BaselineKind) -> BaselineRule? {
    let text = shapedText.measure()
    if which == .first {
      return BaselineRule(origin: .top, offset: textContainerInset.top + text.firstBaseline)
    }
    let below = text.height - text.lastBaseline
    return BaselineRule(origin: .bottom, offset: -(textContainerInset.bottom + below))
  }
}

extension FontRequest {
  /// The font in iOS size for a size in the scaling of macOS.
  fileprivate var inIOSScaling: FontRequest {
    adjustsForContentSizeCategory
      ? self : withSize(TextScaling.convert(pointSize, from: .standard, to: .iOS))
  }
}
