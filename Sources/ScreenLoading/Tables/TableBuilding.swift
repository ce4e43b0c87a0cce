import DynamicType
import HeadlessUIKit
import InterfaceBuilder

extension LoadContext {
  /// Makes a table without its rows.
  func makeRealTable(_ node: ObjectNode) -> UIView {
    let table = UITableView(frame: .zero, style: node.tableStyle.uiKit)
    applyScrolling(table, node)
    func set(_ name: String, _ path: ReferenceWritableKeyPath<UITableView, CGFloat>) {
      if case .fixed(let height) = node.height(name) { table[keyPath: path] = height }
    }
    set("rowHeight", \.rowHeight)
    set("estimatedRowHeight", \.estimatedRowHeight)
    set("sectionHeaderHeight", \.sectionHeaderHeight)
    set("sectionFooterHeight", \.sectionFooterHeight)
    if node.separatorStyle == .none { table.separatorStyle = .none }
    if let insets = node.separatorInset { table.separatorInset = insets }
    if let color = color(node.separatorColor) { table.separatorColor = color }
    table.insetsContentViewsToSafeArea = node.contentViewInsetsToSafeArea
    table.laysOutAllRows = parts.options.laysOutAllRows
    return table
  }

  /// Gives a table its rows: those of the document, or samples of its prototypes.
  func finishTable(_ node: ObjectNode, _ view: UIView) {
    guard let table = view as? UITableView else { return }
    let sections = node.sections
    if node.dataMode == .static || (!sections.isEmpty && node.prototypes.isEmpty) {
      let sizesItself = table.rowHeight < 0
      table.staticSource = StaticTableSource(
        sections: sections.map { section($0, sizesItself: sizesItself) }
      )
    } else {
      let sizesItself = table.rowHeight < 0
      let cells = sampleRows(of: node, prototypes: node.prototypes).compactMap {
        tableCell($0.prototype, row: $0.values, sizesItself: sizesItself)
      }
      table.staticSource = StaticTableSource(sections: [.init(cells: cells)])
    }
  }

  /// A section of static cells; one with a height of its own keeps it, as UIKit's static tables do.
  private func section(_ node: ObjectNode, sizesItself: Bool) -> StaticTableSource.Section {
    StaticTableSource.Section(
      cells: node.cells.compactMap { cell in
        let isFixed = if case .fixed = cell.rowHeight { true } else { false }
        return tableCell(cell, row: [:], sizesItself: sizesItself && !isFixed)
      },
      headerTitle: text("headerTitle", of: node) ?? node.headerTitle,
      footerTitle: text("footerTitle", of: node) ?? node.footerTitle
    )
  }

  /// Makes a cell; one that does not decide its height by its content keeps that of the document.
  ///
  /// - Parameters:
  ///   - node: The cell.
  ///   - row: The sample data of the row.
  ///   - sizesItself: Whether rows are as high as their content where nothing else is said:
  ///     prototypes in a table without a height, as UIKit takes them.
  /// - Returns: The cell, or `nil` where the node is none.
  func tableCell(
    _ node: ObjectNode,
    row: [String: SampleData.Values],
    sizesItself: Bool
  ) -> UITableViewCell? {
    guard let cell = makeCell(node, row: row) as? UITableViewCell else { return nil }
    var own: Double?
    if case .fixed(let height) = node.rowHeight { own = height }
    if sizesItself {
      own = hasOwnHeight(cell, node) ? nil : own ?? node.frame?.height
    }
    if let own { cell.rowHeight = own }
    return cell
  }

  private func hasOwnHeight(_ cell: UITableViewCell, _ node: ObjectNode) -> Bool {
    guard node.cellStyle == .custom else { return true }
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: environment.screen.bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return size.height > 0.5
  }

  /// Puts a view in the place in a table or collection that the document names; false for a plain
  /// subview.
  func attach(_ view: UIView, _ node: ObjectNode, to parent: UIView) -> Bool {
    if view.superview != nil { return true }
    switch (parent, node.key) {
    case (let table as UITableView, "tableHeaderView"): table.tableHeaderView = view
    case (let table as UITableView, "tableFooterView"): table.tableFooterView = view
    case (let table as UITableView, "backgroundView"): table.backgroundView = view
    case (let view as UICollectionView, "sectionHeaderView"),
      (let view as UICollectionView, "sectionFooterView"):
      _ = view
    case (let collection as UICollectionView, "backgroundView"): collection.backgroundView = view
    case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = view
    case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = view
    default: return false
    }
    return true
  }
}

extension ObjectNode.TableStyle {
  var uiKit: UITableView.Style {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
