public import Foundation

extension UITableView {
  /// The row of a cell.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    laidOutCells.first { $0.value === cell }?.key
  }

  /// The laid-out cells, from top to bottom.
  public var visibleCells: [UITableViewCell] { laidOutCells.inOrder }

  var laidOutCells: [IndexPath: UITableViewCell] {
    layoutIfNeeded()
    return cells
  }

  /// The rectangle of a row; its height is an estimate until the row was visible.
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

  /// The rectangle of a section with its header and its footer.
  public func rect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }

  private func rect(_ index: Int) -> CGRect {
    CGRect(
      x: sideInset,
      y: items.offsets[index],
      width: bounds.width - 2 * sideInset,
      height: items.heights[index]
    )
  }

  func showRow(
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

  func chooseRow(
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

  /// The selected rows.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selected.isEmpty ? nil : selected.sorted()
  }

  /// The first selected row.
  public var indexPathForSelectedRow: IndexPath? { selected.min() }

  // MARK: Changes of rows: without animation, so each queries the data source again.
}
