import HeadlessUIKit
import InterfaceBuilder

/// Makes the cells of tables without what is inside of them.
enum TableCellMaker {
  static func make(_ node: ObjectNode) -> UITableViewCell {
    let cell = UITableViewCell(style: node.cellStyle.uiKit, reuseIdentifier: node.reuseIdentifier)
    cell.accessoryType = node.accessoryType.uiKit
    cell.indentationLevel = node.indentationLevel
    cell.indentationWidth = node.indentationWidth
    if let insets = node.separatorInset { cell.separatorInset = insets }
    if node.attribute("selectionStyle") == "none" { cell.selectionStyle = .none }
    return cell
  }

  /// Gives a cell with a style the labels and the image view of the document.
  static func finish(_ node: ObjectNode, _ view: UIView, _ builder: ViewBuilder) {
    guard let cell = view as? UITableViewCell, node.cellStyle != .custom else { return }
    func made<View: UIView>(_ node: ObjectNode?) -> View? {
      node.flatMap { builder.items.view($0.id) as? View }
    }
    cell.adopt(
      title: made(node.textLabel),
      detail: made(node.detailTextLabel),
      image: made(node.cellImageView)
    )
  }
}
