import DynamicType
import Foundation
import LayoutGeometry
import Typesetting

extension UILabel {
  /// The frame of the text in a box, at its leading edge and vertically centered.
  func plainTextRect(_ bounds: CGRect, _ lines: Int) -> CGRect {
    guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    if textCache.current == nil { _ = measuredText }
    let limit = bounds.width.asLineLimit
    var size =
      textCache?.size(width: limit, lines: max(0, lines), scale: pixelScale) ?? .zero
    guard bounds.height < 1e7 else { return CGRect(origin: bounds.origin, size: size) }
    size.height = min(size.height, max(0, bounds.height))
    let y = pixelGrid.roundedDown((bounds.height - size.height) / 2)
    return CGRect(x: bounds.minX, y: bounds.minY + y, width: size.width, height: size.height)
  }

  /// The places of the baselines.
  ///
  /// Text is vertically centered in a higher label, so the baseline of one line is at a distance from the
  /// center. Several lines fill the label if it has the height that they need; the first and the last
  /// baseline are then at fixed distances from its top and bottom, at any width.
  func baselineRule(_ which: BaselineKind) -> BaselineRule? {
    guard !content.isEmpty else { return emptyBaselineRule(which) }
    let text = shapedText
    let line = text.measure(maximumLines: numberOfLines == 1 ? 1 : nil)
    if numberOfLines == 1 {
      let height = pixelGrid.roundedUp(line.height)
      return BaselineRule(origin: .center, offset: line.firstBaseline - height / 2)
    }
    if which == .first { return BaselineRule(origin: .top, offset: line.firstBaseline) }
    let height = pixelGrid.roundedUp(line.height)
    return BaselineRule(origin: .bottom, offset: line.lastBaseline - height)
  }

  /// The baseline of a label without text: that of a vertically centered line.
  ///
  /// If the document gives the label a size, saved frames have the last baseline one descender above the
  /// bottom.
  private func emptyBaselineRule(_ which: BaselineKind) -> BaselineRule? {
    guard designTimeHints?.intrinsicContentSize != nil else {
      return BaselineRule(origin: .center, offset: font.ascender - font.lineHeight / 2)
    }
    return which == .first
      ? BaselineRule(origin: .top, offset: font.ascender)
      : BaselineRule(origin: .bottom, offset: font.descender)
  }
}
