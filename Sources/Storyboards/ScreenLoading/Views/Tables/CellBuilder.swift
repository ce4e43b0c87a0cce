import HeadlessUIKit
import InterfaceBuilder

/// Makes cells, each with constraints that end at its edges.
struct CellBuilder {
  let views: ViewBuilder

  /// Makes a cell by itself.
  ///
  /// Several may come from one prototype.
  func makeCell(_ node: ObjectNode, row: [String: SampleData.Values] = [:]) -> UIView {
    let outer = views.sampleData.rowValues
    views.sampleData.rowValues = row
    defer { views.sampleData.rowValues = outer }
    return views.constraints.makeConstraintsApart {
      views.makeView(node, superviewSize: .zero)
    }
  }

  /// Makes a cell of a table.
  ///
  /// One that does not decide its height by its content keeps that of the document.
  ///
  /// - Parameters:
  ///   - node: The cell.
  ///   - row: The sample data of the row.
  ///   - sizesItself: Whether rows are as high as their content where nothing else is said:
  ///     prototypes in a table without a height, as UIKit takes them.
  /// - Returns: The cell, or `nil` where the node is none.
  func makeTableCell(
    _ node: ObjectNode,
    row: [String: SampleData.Values],
    sizesItself: Bool
  ) -> UITableViewCell? {
    guard let cell = makeCell(node, row: row) as? UITableViewCell else { return nil }
    var height: Double?
    if case .fixed(let fixed) = node[.tableCell.rowHeight] { height = fixed }
    if sizesItself { height = hasOwnHeight(cell, node) ? nil : height ?? node[.view.frame]?.height }
    if let height { cell.rowHeight = height }
    return cell
  }

  /// Makes a cell of a xib, whose list is not known.
  ///
  /// One that puts views outside the height that it asks for, and inside that of the document,
  /// is given the latter by its list: its author would have seen the views cut off.
  func makeTableCellOfXib(_ node: ObjectNode) -> UITableViewCell? {
    let cell = makeTableCell(node, row: [:], sizesItself: true)
    guard let cell, cell.rowHeight < 0, cell.contentConfiguration == nil,
      let drawn = node[.view.frame]?.height
    else { return cell }
    let fitting = height(of: cell)
    if fitting < drawn, !holdsViews(cell, height: fitting), holdsViews(cell, height: drawn) {
      cell.rowHeight = drawn
    }
    return cell
  }

  /// Returns whether no view of a cell of a height is above or below it.
  private func holdsViews(_ cell: UITableViewCell, height: Double) -> Bool {
    cell.frame.size = CGSize(width: views.environment.screen.bounds.width, height: height)
    cell.layoutIfNeeded()
    // Nobody sees that a frame was rounded to pixels.
    let room = cell.contentView.bounds.insetBy(dx: 0, dy: -1)
    return cell.contentView.subviews.allSatisfy {
      $0.isHidden || $0.frame.minY >= room.minY && $0.frame.maxY <= room.maxY
    }
  }

  private func hasOwnHeight(_ cell: UITableViewCell, _ node: ObjectNode) -> Bool {
    guard node[.tableCell.style] == .custom, cell.contentConfiguration == nil else { return true }
    return height(of: cell) > 0.5
  }

  /// Returns the height for which a cell asks in the width of the screen.
  private func height(of cell: UITableViewCell) -> Double {
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: views.environment.screen.bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return size.height
  }
}
