import DynamicType
import Foundation
import LayoutGeometry
import Typesetting

extension UILabel {
  /// The size of the text in a box, at the box's leading edge and in the middle of its height.
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
  /// Text lies in the middle of a label that is higher than it, so the baseline of one line is at a
  /// distance from the middle. Several lines in as many as they need fill the label; the first and
  /// the last baseline are at distances from its top and bottom, whatever the width.
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

  /// The baseline of a label without text: that of a line in its middle.
  ///
  /// Where the document gives the label a size, saved frames have the last one a descender above the
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
