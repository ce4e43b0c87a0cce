import HeadlessUIKit
import InterfaceBuilder

/// Makes the cells of tables without what is inside them.
enum TableCellMaker {
  static func make(_ node: ObjectNode) -> UITableViewCell {
    let style = node[.tableCell.style].uiKit
    let identifier = node[.cell.reuseIdentifier]
    let cell = node.instance(or: UITableViewCell(style: style, reuseIdentifier: identifier))
    cell.take(style: style, reuseIdentifier: identifier)
    cell.accessoryType = node[.tableCell.accessoryType].uiKit
    cell.indentationLevel = node[.tableCell.indentationLevel]
    cell.indentationWidth = node[.tableCell.indentationWidth]
    if let insets = node[.tableCell.separatorInset] { cell.separatorInset = insets }
    if node[.tableCell.selectionStyle] == "none" { cell.selectionStyle = .none }
    return cell
  }

  /// Gives a cell with a style the labels and the image view of the document.
  static func finish(_ node: ObjectNode, _ view: UIView, _ builder: ViewBuilder) {
    guard let cell = view as? UITableViewCell else { return }
    if let content = node[.tableCell.contentConfiguration] {
      cell.contentConfiguration = configuration(content, of: node, cell, builder.values)
    }
    guard node[.tableCell.style] != .custom else { return }
    func made<View: UIView>(_ node: ObjectNode?) -> View? {
      node.flatMap { builder.items.view($0.id) as? View }
    }
    cell.adopt(
      title: made(node.textLabel),
      detail: made(node.detailTextLabel),
      image: made(node.cellImageView)
    )
  }

  private static func configuration(
    _ content: ObjectNode,
    of node: ObjectNode,
    _ cell: UITableViewCell,
    _ values: DocumentValues
  ) -> UIListContentConfiguration {
    var configuration = cell.defaultContentConfiguration()
    configuration.text = values.texts.text(
      "contentConfiguration.text",
      of: node,
      own: content[.listContentConfiguration.text]
    )
    let secondary = values.texts.text(
      "contentConfiguration.secondaryText",
      of: node,
      own: content[.listContentConfiguration.secondaryText]
    )
    // An empty text takes no line.
    configuration.secondaryText = secondary?.isEmpty == true ? nil : secondary
    configuration.image = values.images.image(content[.listContentConfiguration.image], at: node)
    if let padding = content[.listContentConfiguration.imageToTextPadding] {
      configuration.imageToTextPadding = padding
    }
    return configuration
  }
}
