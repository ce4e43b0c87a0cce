import DynamicType
import Foundation
import LayoutGeometry
import RichText
import Snapshots
import Typesetting

/// The numbers of wheels, estimated from Apple's pictures.
enum PickerMetrics {
  static let rowHeight = 32.0
  static let fontSize = 21.0
  /// The margin beside the wheels.
  static let margin = 9.0
  /// The margin beside the titles in a wheel that is as wide as its titles.
  static let titleMargin = 8.0
  /// The number of visible rows on each side of the selected one.
  static let reach = 3
}

extension UIPickerView {
  /// The widths of the columns by their titles, narrowed where they do not fit.
  var contentWidths: [Double] {
    let font = UIFont.systemFont(ofSize: PickerMetrics.fontSize)
    let wanted = titles.map { rows in
      let widths = rows.map { row in
        ShapedText(
          AttributedText(row, attributes: TextAttributes(font: font.request)),
          style: .default
        )
        .measure(maximumLines: 1).width
      }
      return PixelGrid.wholePoints.roundedUp(widths.max() ?? 0) + 2 * PickerMetrics.titleMargin
    }
    let room = max(0, bounds.width - 2 * PickerMetrics.margin)
    let sum = wanted.reduce(0, +)
    return sum > room ? wanted.map { $0 * room / sum } : wanted
  }

  func wheelDrawings() -> [Drawing] {
    let band = CGRect(
      x: bounds.minX + PickerMetrics.margin,
      y: bounds.midY - 17,
      width: max(0, bounds.width - 2 * PickerMetrics.margin),
      height: 34
    )
    var drawings: [Drawing] = [
      .fill(.roundedRect(Rect(band), radius: 8), .color(shade(.tertiarySystemFill)))
    ]
    let widths = (0..<numberOfComponents).map { width(of: $0) }
    var x = bounds.midX - widths.reduce(0, +) / 2
    for (component, width) in widths.enumerated() {
      drawings += rows(of: component, x: x, width: width)
      x += width
    }
    return drawings
  }

  private func rows(of component: Int, x: Double, width: Double) -> [Drawing] {
    let chosen = selectedRow(inComponent: component)
    let height = rowSize(forComponent: component).height
    let first = max(0, chosen - PickerMetrics.reach)
    let last = min(numberOfRows(inComponent: component) - 1, chosen + PickerMetrics.reach)
    guard chosen >= 0, first <= last, width > 0 else { return [] }
    return (first...last).compactMap { row in
      let y = bounds.midY + Double(row - chosen) * height - height / 2
      let place = turned(CGRect(x: x, y: y, width: width, height: height))
      guard place.maxY > bounds.minY, place.minY < bounds.maxY else { return nil }
      return text(row, component, in: place, distance: abs(row - chosen))
    }
  }

  private func text(_ row: Int, _ component: Int, in box: CGRect, distance: Int) -> Drawing? {
    let base = TextAttributes(font: .systemFont(ofSize: PickerMetrics.fontSize))
    var text = AttributedText(title(row, component) ?? "", attributes: base)
    if let own = delegate?.pickerView(
      self,
      attributedTitleForRow: row,
      forComponent: component
    ) {
      text = AttributedText(own, base: base, traits: traitCollection)
    }
    guard !text.isEmpty else { return nil }
    let shaped = ShapedText(text, style: .centeredLine, language: ScreenContext.current.language)
    return .text(
      TextContent(
        laying: shaped,
        in: Rect(box),
        color: shade(.label, alpha: 1 / Double(1 + distance)),
        numberOfLines: 1,
        role: .value,
        displayScale: pixelScale
      )
    )
  }

  private func title(_ row: Int, _ component: Int) -> String? {
    if let delegate {
      return delegate.pickerView(self, titleForRow: row, forComponent: component)
    }
    return dataSource == nil ? titles[component][row] : nil
  }
}
