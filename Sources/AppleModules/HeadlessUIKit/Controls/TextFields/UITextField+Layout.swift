import DynamicType
import FontDescriptors
import FontManagement
import Foundation
import LayoutGeometry
import RichText
import SystemMetrics
import Typesetting

extension UITextField {
  var metrics: TextFieldMetrics {
    TextFieldMetrics(borderStyle, in: systemGeneration)
  }

  /// The font that is drawn.
  var drawnFont: UIFont { fontState.drawn(in: traitCollection) }

  func textChanged() {
    textCache = nil
    placeholderCache = nil
    invalidateIntrinsicContentSize()
  }

  /// The text or, where there is none, the placeholder.
  var shownText: MeasuredText {
    if content.isEmpty {
      if let known = placeholderCache.current { return known }
      let made = MeasuredText(shaped(placeholderContent))
      placeholderCache = made
      return made
    }
    if let known = textCache.current { return known }
    let made = MeasuredText(shaped(content))
    textCache = made
    return made
  }

  /// A dot for each letter of a secret.
  private var dots: UILabel.Content {
    .plain(String(repeating: "•", count: content.string?.count ?? 0))
  }

  private func shaped(_ content: UILabel.Content) -> ShapedText {
    var style = ParagraphStyle.default
    style.alignment = textAlignment
    style.lineBreakMode = .truncateTail
    if textAlignment == .natural, effectiveUserInterfaceLayoutDirection == .rightToLeft {
      style.alignment = .right
    }
    let isText = !self.content.isEmpty
    let text = (isText && isSecureTextEntry ? dots : content).value(
      base: TextAttributes(font: drawnFont.request),
      adjusts: fontState.adjusts,
      traits: traitCollection
    )
    return ShapedText(text, style: style, language: ScreenContext.current.language)
  }

  /// A dot for each letter of a password.
  var fieldSize: CGSize {
    let row = metrics
    let isEmpty = content.isEmpty && placeholderContent.isEmpty
    let text = shownText.shaped.measure(maximumLines: 1)
    LayoutStatistics.count(\.measures)
    let width =
      isEmpty
      ? FieldSizes.emptyTextWidth[systemGeneration] : pixelGrid.roundedUp(text.width)
    let line = TextFieldMetrics.lineHeight(
      drawnFont.lineHeight,
      in: systemGeneration,
      scale: pixelScale
    )
    var size = CGSize(
      width: width + row.padding.width,
      height: max(row.minimumHeight, line + row.padding.height)
    )
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      if let view, isSeen(mode) { size.width += view.sideSize.width }
    }
    return size
  }

  func isSeen(_ mode: ViewMode) -> Bool { mode == .always || mode == .unlessEditing }

  var showsClearButton: Bool { isSeen(clearButtonMode) && !content.isEmpty && isEnabled }

  func plainTextRect(_ bounds: CGRect) -> CGRect {
    let inset = metrics.textInset
    var rect = bounds.insetBy(dx: inset.width, dy: inset.height)
    if rect.isNull { return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0) }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = isSeen(leftViewMode) ? leftView?.sideSize.width ?? 0 : 0
    var right = isSeen(rightViewMode) ? rightView?.sideSize.width ?? 0 : 0
    if right == 0, showsClearButton {
      right =
        FieldSizes.clearButton[systemGeneration] + FieldSizes.clearButtonMargin[systemGeneration]
    }
    rect.origin.x += isRightToLeft ? right : left
    rect.size.width = max(0, rect.width - left - right)
    return rect
  }

  func plainClearButtonRect(_ bounds: CGRect) -> CGRect {
    let side = FieldSizes.clearButton[systemGeneration]
    let margin = FieldSizes.clearButtonMargin[systemGeneration]
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isRightToLeft ? bounds.minX + margin : bounds.maxX - margin - side
    return pixelGrid.rounded(
      CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
    )
  }

  func sideRect(of view: UIView?, in bounds: CGRect, isLeading: Bool) -> CGRect {
    guard let view else { return .zero }
    let size = view.sideSize
    let isLeft = isLeading == (effectiveUserInterfaceLayoutDirection != .rightToLeft)
    let x = isLeft ? bounds.minX : bounds.maxX - size.width
    let rect = CGRect(
      x: x,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    return pixelGrid.rounded(rect)
  }

  func place(_ view: UIView?, _ isSeen: Bool, _ rect: CGRect) {
    guard let view else { return }
    if isSeen {
      if view.superview !== self { addSubview(view) }
      view.frame = rect
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }
}

extension UIView {
  /// The size of a view beside a field's text: its own, or that of its content.
  fileprivate var sideSize: CGSize {
    let size = bounds.size
    guard size == .zero else { return size }
    let content = intrinsicContentSize
    return CGSize(width: max(0, content.width), height: max(0, content.height))
  }
}
