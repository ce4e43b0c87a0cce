import Foundation
import Snapshots

extension UITableViewCell {
  /// The colour behind the content: the cell's own, that of selection, or the style's.
  private var fillColor: UIColor? {
    if (isSelected || isHighlighted) && selectionStyle != .none { return .systemGray4 }
    guard backgroundColor == nil, backgroundView == nil, place.isInTable else { return nil }
    return place.tableStyle == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  /// Draws background, line and accessory.
  func describeCell(_ element: inout SnapshotElement) {
    if let fillColor {
      element.drawings.append(
        .fill(
          .roundedRect(element.bounds, element.cornerRadii, element.cornerCurve),
          .color(rgba(fillColor))
        )
      )
    }
    drawSeparator(&element)
    drawAccessory(&element)
  }

  private func drawSeparator(_ element: inout SnapshotElement) {
    guard place.showsSeparator else { return }
    let height = metrics.isModern ? 1 : 1 / metrics.scale
    let inset = separatorInset
    let rect = mirrored(
      CGRect(
        x: inset.left,
        y: bounds.height - height,
        width: max(0, bounds.width - inset.left - inset.right),
        height: height
      )
    )
    element.drawings.append(.fill(.rect(Rect(rect)), .color(rgba(place.separatorColor))))
  }

  private func drawAccessory(_ element: inout SnapshotElement) {
    guard accessoryView == nil, let rect = accessoryRect, let symbol = accessorySymbol else {
      return
    }
    element.drawings.append(
      .symbol(
        SymbolContent(
          symbol.name,
          pointSize: symbol.size,
          weight: .semibold,
          scale: .medium,
          rect: Rect(rect),
          tint: rgba(symbol.color),
          adjustsForContentSizeCategory: true
        )
      )
    )
  }

  private var accessorySymbol: (name: String, size: Double, color: UIColor)? {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
    switch accessoryType {
    case .none: return nil
    case .disclosureIndicator: return ("chevron.forward", body * 14 / 17, .tertiaryLabel)
    case .checkmark: return ("checkmark", body, tintColor)
    case .detailButton, .detailDisclosureButton: return ("info.circle", body, tintColor)
    }
  }
}
