import DynamicType
import HeadlessUIKit
import InterfaceBuilder

extension LoadContext {
  func makeTableCell(_ node: ObjectNode) -> UIView {
    let cell = UITableViewCell(style: node.cellStyle.uiKit, reuseIdentifier: node.reuseIdentifier)
    cell.accessoryType = node.accessoryType.uiKit
    cell.indentationLevel = node.indentationLevel
    cell.indentationWidth = node.indentationWidth
    if let insets = node.separatorInset { cell.separatorInset = insets }
    if node.attribute("selectionStyle") == "none" { cell.selectionStyle = .none }
    return cell
  }

  func makeCollectionCell(_ node: ObjectNode) -> UIView { UICollectionViewCell(frame: .zero) }

  /// The content view that a cell has already, for a content view of the document.
  func existingContentView(of parent: UIView, for node: ObjectNode) -> UIView? {
    guard node.key == "contentView" else { return nil }
    return (parent as? UITableViewCell)?.contentView
      ?? (parent as? UICollectionViewCell)?.contentView
  }

  /// Gives a cell with a style the labels of the document, and an accessory view.
  func finishTableCell(_ node: ObjectNode, _ view: UIView) {
    guard let cell = view as? UITableViewCell, node.cellStyle != .custom else { return }
    func made<View: UIView>(_ node: ObjectNode?) -> View? { node.flatMap { views[$0.id] as? View } }
    cell.adopt(
      title: made(node.textLabel),
      detail: made(node.detailTextLabel),
      image: made(node.cellImageView)
    )
  }

  /// Makes a cell by itself: its constraints end at its edges, and several may come from one
  /// prototype.
  func makeCell(_ node: ObjectNode, row: [String: SampleData.Values] = [:]) -> UIView {
    let outer = (constrained, parts.row)
    constrained = []
    parts.row = row
    let view = makeView(node, superviewSize: .zero)
    makeConstraints()
    (constrained, parts.row) = outer
    return view
  }
}

extension ObjectNode.CellStyle {
  var uiKit: UITableViewCell.CellStyle {
    switch self {
    case .custom, .basic: .default
    case .value1: .value1
    case .value2: .value2
    case .subtitle: .subtitle
    }
  }
}

extension ObjectNode.AccessoryType {
  var uiKit: UITableViewCell.AccessoryType {
    switch self {
    case .none: .none
    case .disclosureIndicator: .disclosureIndicator
    case .detailDisclosureButton: .detailDisclosureButton
    case .checkmark: .checkmark
    case .detailButton: .detailButton
    }
  }
}
