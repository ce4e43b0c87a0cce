public import Foundation

extension UITableView {
  /// The number of sections.
  public var numberOfSections: Int {
    layoutIfNeeded()
    return items.rowCounts.count
  }

  /// The number of rows of a section.
  public func numberOfRows(inSection section: Int) -> Int {
    layoutIfNeeded()
    return items.rowCounts.indices.contains(section) ? items.rowCounts[section] : 0
  }

  /// The cell of a row, or `nil` where the row is not laid out.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { laidOutCells[indexPath] }

  /// The row of a cell.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    laidOutCells.first { $0.value === cell }?.key
  }

  /// The cells that are laid out, from top to bottom.
  public var visibleCells: [UITableViewCell] { laidOutCells.inOrder }

  /// The rows that are laid out.
  public var indexPathsForVisibleRows: [IndexPath]? { laidOutCells.keys.sorted() }

  private var laidOutCells: [IndexPath: UITableViewCell] {
    layoutIfNeeded()
    return cells
  }

  /// The rectangle of a row; its height is an estimate before the row was visible.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    guard items.rowCounts.indices.contains(indexPath.section),
      (0..<items.rowCounts[indexPath.section]).contains(indexPath.row)
    else { return .zero }
    return rect(items.index(indexPath))
  }

  /// The rectangle of a section's header.
  public func rectForHeader(inSection section: Int) -> CGRect {
    layoutIfNeeded()
    return items.rowCounts.indices.contains(section) ? rect(items.header(section)) : .zero
  }

  /// The rectangle of a section's footer.
  public func rectForFooter(inSection section: Int) -> CGRect {
    layoutIfNeeded()
    return items.rowCounts.indices.contains(section) ? rect(items.footer(section)) : .zero
  }

  private func rect(_ index: Int) -> CGRect {
    CGRect(
      x: sideInset,
      y: items.offsets[index],
      width: bounds.width - 2 * sideInset,
      height: items.heights[index]
    )
  }

  /// The header of a section, or `nil` where it has none.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section, or `nil` where it has none.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return footers[section] as? UITableViewHeaderFooterView
  }

  /// Scrolls to a row.
  public func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    let row = rectForRow(at: indexPath)
    let insets = adjustedContentInset
    switch scrollPosition {
    case .none: scrollRectToVisible(row, animated: animated)
    case .top: contentOffset.y = row.minY - insets.top
    case .middle: contentOffset.y = row.midY - bounds.height / 2
    case .bottom: contentOffset.y = row.maxY - bounds.height + insets.bottom
    }
  }

  /// Chooses a row.
  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection {
      for path in selected.sorted() { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    selected.insert(indexPath)
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Takes the choice of a row back.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.remove(indexPath)
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// The rows that are chosen.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selected.isEmpty ? nil : selected.sorted()
  }

  /// The first row that is chosen.
  public var indexPathForSelectedRow: IndexPath? { selected.min() }

  // MARK: Changes of rows: nothing is animated, so each asks the data source again.

  /// Asks for rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Shows new rows.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Shows that rows went.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks for sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Shows new sections.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Shows that sections went.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Begins changes of rows; nothing waits for the end.
  public func beginUpdates() {}
  /// Ends changes of rows: all are measured again.
  public func endUpdates() { heightsChanged() }

  /// Makes changes and measures the rows again.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    heightsChanged()
    completion?(true)
  }
}
