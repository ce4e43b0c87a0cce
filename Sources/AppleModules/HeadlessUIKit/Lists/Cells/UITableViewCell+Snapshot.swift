import DynamicType
import Foundation
import Snapshots

extension UITableViewCell {
  /// The color behind the content: the cell's own, that of selection, or the style's.
  private var fillColor: UIColor? {
    if (isSelected || isHighlighted) && selectionStyle != .none { return .systemGray4 }
    guard backgroundColor == nil, backgroundView == nil, backgroundConfiguration == nil,
      place.isInTable
    else { return nil }
    return place.tableStyle == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  /// Draws background, line and accessory.
  func describeCell(_ element: inout SnapshotElement) {
    backgroundConfiguration?.describe(&element, of: self)
    if let fillColor {
      element.drawings.append(
        .fill(
          .roundedRect(element.bounds, element.cornerRadii, element.cornerCurve),
          .color(rgba(fillColor))
        )
      )
    }
    drawSeparator(&element)
    drawGroupEdges(&element)
    drawAccessory(&element)
    drawEditingControls(&element)
  }

  private func drawSeparator(_ element: inout SnapshotElement) {
    guard place.showsSeparator else { return }
    let height = metrics.lineThickness
    let inset = separatorInset
    let left = inset.left + place.safeArea.left + editingIndent
    let rect = mirrored(
      CGRect(
        x: left,
        y: bounds.height - height,
        width: max(0, bounds.width - left - inset.right),
        height: height
      )
    )
    element.drawings.append(.fill(.rect(Rect(rect)), .color(rgba(place.separatorColor))))
  }

  /// The lines above and below a group that extends from edge to edge.
  private func drawGroupEdges(_ element: inout SnapshotElement) {
    guard place.showsGroupEdges else { return }
    let pixel = 1 / metrics.scale
    let edges = [place.isFirst ? 0 : nil, place.isLast ? bounds.height - pixel : nil]
    for y in edges.compactMap({ $0 }) {
      let line = Rect(x: 0, y: y, width: bounds.width, height: pixel)
      element.drawings.append(.fill(.rect(line), .color(rgba(place.separatorColor))))
    }
  }

  private func drawAccessory(_ element: inout SnapshotElement) {
    guard shownAccessoryView == nil, let rect = accessoryRect else { return }
    let symbols = accessorySymbols
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for symbol in symbols {
      var content = SymbolContent(
        symbol.name,
        pointSize: bodySize,
        rect: Rect(symbols.count == 1 ? rect : part(of: rect, for: symbol, isTurned)),
        tint: rgba(symbol.color)
      )
      content.weight = symbol.weight
      content.scale = symbol.scale
      content.adjustsForContentSizeCategory = true
      content.isMirrored = isTurned && symbol.name == AccessorySymbol.chevron.name
      element.drawings.append(.symbol(content))
    }
  }

  var bodySize: Double {
    UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
  }

  private var accessorySymbols: [AccessorySymbol] {
    let button = AccessorySymbol("info.circle", weight: .regular, scale: .large, tintColor)
    switch shownAccessoryType {
    case .none: return []
    case .disclosureIndicator: return [.chevron]
    case .checkmark: return [AccessorySymbol("checkmark", weight: .semibold, tintColor)]
    case .detailButton: return [button]
    case .detailDisclosureButton: return [button, .chevron]
    }
  }

  /// The frame of a symbol if a button and a chevron share the accessory's space.
  private func part(of rect: CGRect, for symbol: AccessorySymbol, _ isTurned: Bool) -> CGRect {
    let isChevron = symbol.name == AccessorySymbol.chevron.name
    let size =
      isChevron
      ? metrics.chevron : CGSize(width: metrics.buttonRoom, height: metrics.buttonRoom)
    return CGRect(
      x: isChevron != isTurned ? rect.maxX - size.width : rect.minX,
      y: metrics.down(rect.midY - size.height / 2),
      width: size.width,
      height: size.height
    )
  }
}

/// A symbol at the trailing side of a cell.
private struct AccessorySymbol {
  var name: String
  var weight: FontWeight
  var scale: SymbolScale
  var color: UIColor

  init(_ name: String, weight: FontWeight, scale: SymbolScale = .medium, _ color: UIColor) {
    self.name = name
    self.weight = weight
    self.scale = scale
    self.color = color
  }

  static let chevron = AccessorySymbol(
    "chevron.forward",
    weight: .semibold,
    scale: .small,
    .tertiaryLabel
  )
}
