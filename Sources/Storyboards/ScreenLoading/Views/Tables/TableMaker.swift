import HeadlessUIKit
import InterfaceBuilder

/// Makes tables and their rows.
enum TableMaker {
  /// Makes a table without its rows.
  static func make(_ node: ObjectNode, _ builder: ViewBuilder) -> UITableView {
    let table = node.instance(or: UITableView(frame: .zero, style: node[.tableView.style].uiKit))
    ScrollViewMaker.apply(node, to: table)
    for (property, path) in heights {
      if case .fixed(let height) = node[property] { table[keyPath: path] = height }
    }
    if node[.tableView.separatorStyle] == .none { table.separatorStyle = .none }
    if let insets = node[.tableView.separatorInset] { table.separatorInset = insets }
    if let color = builder.values.colors.color(node[.tableView.separatorColor]) {
      table.separatorColor = color
    }
    table.insetsContentViewsToSafeArea = node[.tableView.contentViewInsetsToSafeArea]
    table.laysOutAllRows = builder.options.laysOutAllRows
    return table
  }

  private static var heights:
    [(property: Property<RowHeight?>, path: ReferenceWritableKeyPath<UITableView, CGFloat>)]
  {
    [
      (.tableView.rowHeight, \.rowHeight),
      (.tableView.estimatedRowHeight, \.estimatedRowHeight),
      (.tableView.sectionHeaderHeight, \.sectionHeaderHeight),
      (.tableView.sectionFooterHeight, \.sectionFooterHeight),
    ]
  }

  /// Gives a table its rows: those of the document, or samples of its prototypes.
  static func finish(_ node: ObjectNode, _ view: UIView, _ builder: ViewBuilder) {
    guard let table = view as? UITableView else { return }
    let given = builder.codeAttributes.rowHeight(of: node)
    if let given { table.rowHeight = given }
    let rows = TableRows(
      cells: CellBuilder(views: builder),
      sizesItself: table.rowHeight < 0,
      given: given
    )
    let sections = node[.tableView.sections]
    let isStatic =
      node[.tableView.dataMode] == .static
      || (!sections.isEmpty && node[.tableView.prototypes].isEmpty)
    if !isStatic, let make = builder.makePrototype {
      return register(node[.tableView.prototypes], in: table, make)
    }
    table.staticSource = StaticTableSource(
      sections: isStatic ? sections.map { rows.section($0) } : [rows.samples(of: node)]
    )
  }

  /// Lets a program dequeue the prototypes by their identifiers.
  private static func register(
    _ prototypes: [ObjectNode],
    in table: UITableView,
    _ make: @escaping (ObjectNode) -> UIView
  ) {
    for node in prototypes {
      guard let identifier = node[.cell.reuseIdentifier] else { continue }
      table.register(prototype: identifier) { make(node) as? UITableViewCell ?? UITableViewCell() }
    }
  }
}

/// Makes the rows of one table.
private struct TableRows {
  let cells: CellBuilder
  /// Whether rows are as high as their content where nothing else is said.
  let sizesItself: Bool
  /// The height that the table's delegate gives to all rows, below 0 for that of their content.
  let given: Double?

  /// Makes a section of static cells.
  ///
  /// One with a height of its own keeps it, as UIKit's static tables do.
  func section(_ node: ObjectNode) -> StaticTableSource.Section {
    let texts = cells.views.values.texts
    return StaticTableSource.Section(
      cells: node[.tableSection.cells].compactMap { cell in
        let isFixed = if case .fixed = cell[.tableCell.rowHeight] { true } else { false }
        let sizesItself = sizesItself && (!isFixed || given != nil)
        return sized(cells.makeTableCell(cell, row: [:], sizesItself: sizesItself))
      },
      headerTitle: texts.text("headerTitle", of: node, own: node[.tableSection.headerTitle]),
      footerTitle: texts.text("footerTitle", of: node, own: node[.tableSection.footerTitle])
    )
  }

  /// Makes a section of the rows that the sample data say, or of each prototype.
  func samples(of node: ObjectNode) -> StaticTableSource.Section {
    let rows = SampleRow.rows(
      of: node,
      prototypes: node[.tableView.prototypes],
      cells.views.sampleData
    )
    return StaticTableSource.Section(
      cells: rows.compactMap {
        sized(cells.makeTableCell($0.prototype, row: $0.values, sizesItself: sizesItself))
      }
    )
  }

  private func sized(_ cell: UITableViewCell?) -> UITableViewCell? {
    if let given, given >= 0 { cell?.rowHeight = given }
    return cell
  }
}
