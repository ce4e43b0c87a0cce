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

  private func hasOwnHeight(_ cell: UITableViewCell, _ node: ObjectNode) -> Bool {
    guard node[.tableCell.style] == .custom else { return true }
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: views.environment.screen.bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return size.height > 0.5
  }
}
