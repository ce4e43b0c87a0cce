import HeadlessUIKit
import InterfaceBuilder

/// Makes tables and their rows.
enum TableMaker {
  /// Makes a table without its rows.
  static func make(_ node: ObjectNode, _ builder: ViewBuilder) -> UITableView {
    let table = UITableView(frame: .zero, style: node.tableStyle.uiKit)
    ScrollViewMaker.apply(node, to: table)
    for (name, path) in heights {
      if case .fixed(let height) = node.height(name) { table[keyPath: path] = height }
    }
    if node.separatorStyle == .none { table.separatorStyle = .none }
    if let insets = node.separatorInset { table.separatorInset = insets }
    if let color = builder.values.colors.color(node.separatorColor) { table.separatorColor = color }
    table.insetsContentViewsToSafeArea = node.contentViewInsetsToSafeArea
    table.laysOutAllRows = builder.options.laysOutAllRows
    return table
  }

  private static var heights: [(String, ReferenceWritableKeyPath<UITableView, CGFloat>)] {
    [
      ("rowHeight", \.rowHeight), ("estimatedRowHeight", \.estimatedRowHeight),
      ("sectionHeaderHeight", \.sectionHeaderHeight),
      ("sectionFooterHeight", \.sectionFooterHeight),
    ]
  }

  /// Gives a table its rows: those of the document, or samples of its prototypes.
  static func finish(_ node: ObjectNode, _ view: UIView, _ builder: ViewBuilder) {
    guard let table = view as? UITableView else { return }
    let rows = TableRows(cells: CellBuilder(views: builder), sizesItself: table.rowHeight < 0)
    let isStatic = node.dataMode == .static || (!node.sections.isEmpty && node.prototypes.isEmpty)
    table.staticSource = StaticTableSource(
      sections: isStatic ? node.sections.map { rows.section($0) } : [rows.samples(of: node)]
    )
  }
}

/// Makes the rows of one table.
private struct TableRows {
  let cells: CellBuilder
  /// Whether rows are as high as their content where nothing else is said.
  let sizesItself: Bool

  /// Makes a section of static cells. One with a height of its own keeps it, as UIKit's static tables
  /// do.
  func section(_ node: ObjectNode) -> StaticTableSource.Section {
    let texts = cells.views.values.texts
    return StaticTableSource.Section(
      cells: node.cells.compactMap { cell in
        let isFixed = if case .fixed = cell.rowHeight { true } else { false }
        return cells.makeTableCell(cell, row: [:], sizesItself: sizesItself && !isFixed)
      },
      headerTitle: texts.text("headerTitle", of: node) ?? node.headerTitle,
      footerTitle: texts.text("footerTitle", of: node) ?? node.footerTitle
    )
  }

  /// Makes a section of the rows that the sample data say, or of each prototype.
  func samples(of node: ObjectNode) -> StaticTableSource.Section {
    let rows = SampleRow.rows(of: node, prototypes: node.prototypes, cells.views.sampleData)
    return StaticTableSource.Section(
      cells: rows.compactMap {
        cells.makeTableCell($0.prototype, row: $0.values, sizesItself: sizesItself)
      }
    )
  }
}
