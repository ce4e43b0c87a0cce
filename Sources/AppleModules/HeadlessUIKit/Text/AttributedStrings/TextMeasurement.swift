import FontManagement
import FontDescriptors
import Foundation
import RichText
import Typesetting

/// One measurement of a text by the rules of UIKit's string drawing.
struct TextMeasurement {
  var text: ShapedText
  var size: CGSize
  var options: NSStringDrawingOptions

  func rect(_ context: NSStringDrawingContext?) -> CGRect {
    guard !text.text.isEmpty else { return emptyRect(context) }
    let fit = shrunk(to: Double(context?.minimumScaleFactor ?? 0))
    let layout = fit.text.layout(width: width, maximumLines: lineLimit(fit.text))
    var rect = CGRect(x: 0, y: 0, width: layout.width, height: layout.height)
    if !options.contains(.usesFontLeading) { rect.size.height -= leading(layout, fit.text.text) }
    if !options.contains(.usesLineFragmentOrigin) { rect.origin.y = -CGFloat(layout.firstBaseline) }
    context?.record(scale: fit.factor, bounds: rect)
    return rect
  }

  /// An empty text is as high as a line of its font and has no width.
  private func emptyRect(_ context: NSStringDrawingContext?) -> CGRect {
    let font = Font(text.text.attributes(at: 0).font)
    let isBlock = options.contains(.usesLineFragmentOrigin)
    let rect = CGRect(
      x: 0,
      y: isBlock ? 0 : -font.ascender,
      width: 0,
      height: font.lineHeight
    )
    context?.record(scale: 1, bounds: rect)
    return rect
  }

  /// The width of lines; a text on its baseline is one line of any length.
  private var width: Double {
    guard options.contains(.usesLineFragmentOrigin), size.width > 0 else { return .infinity }
    return Double(size.width)
  }

  private func shrunk(to minimum: Double) -> (factor: Double, text: ShapedText) {
    guard minimum > 0, minimum < 1, size.width > 0, size.width.isFinite else { return (1, text) }
    return TextShrinking.fit(
      text,
      width: Double(size.width),
      maximumLines: lineLimit(text),
      minimumScaleFactor: minimum
    )
  }

  /// The number of lines that fit if the last one is to be truncated; otherwise `nil`.
  private func lineLimit(_ text: ShapedText) -> Int? {
    guard options.isSuperset(of: [.usesLineFragmentOrigin, .truncatesLastVisibleLine]) else {
      return options.contains(.usesLineFragmentOrigin) ? nil : 1
    }
    guard size.height > 0, size.height.isFinite else { return nil }
    let bottoms = text.layout(width: width).lines.map { $0.top + $0.height }
    // A line that is too high by less than a thousandth of a point still fits.
    return max(1, bottoms.count { $0 <= Double(size.height) + 0.001 })
  }

  /// The leading of the fonts between the lines.
  private func leading(_ layout: ParagraphLayout, _ text: AttributedText) -> CGFloat {
    let gaps = layout.lines.dropLast().map { line in
      text.runs
        .filter { $0.range.overlaps(line.range) }
        .map { Font($0.attributes.font).leading }
        .max() ?? 0
    }
    return CGFloat(gaps.reduce(0, +))
  }
}
