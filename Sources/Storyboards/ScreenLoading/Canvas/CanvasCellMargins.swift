import DynamicType
import InterfaceBuilder
import LayoutGeometry

/// Finds the margins inside a cell as the canvas draws it.
struct CanvasCellMargins {
  private let document: InterfaceDocument
  private let generation: CanvasGeneration
  /// The width of the canvas device, or of the view that is loaded.
  private let canvas: Double

  init(_ policy: CanvasPolicy) {
    document = policy.document
    generation = policy.generation
    canvas = policy.document.settings.device?.size?.width ?? policy.width
  }

  /// The width of a cell of a new xib, which does not have the margins of a wider device, nor do
  /// tables that are not wider.
  private static let newCell = 320.0

  /// Returns the margins inside a cell, or `nil` for other views.
  func margins(of node: ObjectNode) -> EdgeInsets? {
    switch node.kind {
    case .tableViewCell: ofTableCell(node, node, hasAccessory: false)
    case .tableViewCellContentView:
      node.owner.flatMap {
        ofTableCell($0, node, hasAccessory: $0[.tableCell.accessoryType] != .none)
      }
    case .collectionViewCell, .collectionReusableView: ofCollectionCell(node)
    case .view, .collectionViewCellContentView:
      node.owner.flatMap { $0.kind == .collectionViewCell ? ofCollectionCell($0) : nil }
    default: nil
    }
  }

  /// At the sides they are those of the canvas device, however wide the cell is, and 8 points
  /// before an accessory.
  private func ofTableCell(
    _ cell: ObjectNode,
    _ view: ObjectNode,
    hasAccessory: Bool
  ) -> EdgeInsets {
    var side = side(of: cell)
    switch generation.cellMargins {
    case .narrow: return EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    case .narrowUnlessPreserved:
      let side = view[.layout.preservesSuperviewLayoutMargins] ? 15.0 : 8
      return EdgeInsets(top: 8, left: side, bottom: 8, right: hasAccessory ? 8 : side)
    case .screenLessOneInXibs:
      if document.kind == .xib && side == 16 && canvas < generation.wideCell { side = 15 }
    case .screenOfOwnWidthInXibs, .screen: break
    }
    let above = generation.cellMarginAbove
    return EdgeInsets(top: above, left: side, bottom: above, right: hasAccessory ? 8 : side)
  }

  /// A table that is at most as wide as a new cell decides by its own width, and so do new cells of
  /// xibs.
  ///
  /// On canvases 414 wide cells of tables 350 to 406 wide have 20 points at the sides (15 of 17 views
  /// of four apps).
  private func side(of cell: ObjectNode) -> Double {
    if let inset = Self.inset(of: cell) { return generation.insetGroupMargin ?? inset }
    var width = canvas
    if document.kind == .xib {
      let own = cell[.view.frame]?.width ?? canvas
      if generation.cellMargins == .screenOfOwnWidthInXibs {
        width = own
      } else if own <= Self.newCell {
        width = min(own, canvas)
      }
    } else if let table = Self.table(of: cell), let frame = table[.view.frame],
      frame.width <= Self.newCell
    {
      width = min(frame.width, canvas)
    }
    return side(forWidth: width)
  }

  private func side(forWidth width: Double) -> Double { width < generation.wideCell ? 16 : 20 }

  /// Returns the distance of an inset group from the sides of its table, which is the margin inside
  /// of its cells, too, where the saved cell shows it (77 of 79 views).
  private static func inset(of cell: ObjectNode) -> Double? {
    guard let table = table(of: cell), table[.tableView.style] == .insetGrouped,
      let whole = table[.view.frame]?.width, let own = cell[.view.frame]?.width
    else { return nil }
    return [16, 20].first { $0 == (whole - own) / 2 }
  }

  private static func table(of cell: ObjectNode) -> ObjectNode? {
    var owner = cell.owner
    while let node = owner, node.kind != .tableView { owner = node.owner }
    return owner
  }

  /// Those of a screen of the cell's width in xibs, none above and below, and 8 points in
  /// storyboards (8 of 8 views).
  private func ofCollectionCell(_ cell: ObjectNode) -> EdgeInsets? {
    guard document.kind == .xib else { return nil }
    if [.narrow, .narrowUnlessPreserved].contains(generation.cellMargins) { return nil }
    let own = cell[.view.frame]?.width ?? canvas
    let width = generation.cellMargins == .screenOfOwnWidthInXibs ? own : min(own, canvas)
    let side = side(forWidth: width)
    return EdgeInsets(left: side, right: side)
  }
}
