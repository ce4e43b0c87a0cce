import Foundation
import SystemMetrics

extension UITableView {
  /// Lays out the visible rows, and more on request.
  func layoutRows() {
    prepareItems()
    let top = placeTableHeader()
    items.addUp(from: top)
    measureShownItems(top: top)
    items.addUp(from: top)
    placeItems()
    placeTableFooter()
  }

  /// Queries the number of sections and rows, and discards heights for another width.
  private func prepareItems() {
    if needsItems {
      needsItems = false
      let sections = source?.numberOfSections(in: self) ?? 0
      let counts = (0..<max(0, sections)).map { section in
        max(0, source?.tableView(self, numberOfRowsInSection: section) ?? 0)
      }
      items = TableItems(rowCounts: counts, estimate: Self.defaultRowHeight)
      measuredWidth = -1
    }
    guard measuredWidth != bounds.width || items.isMeasured.contains(false) else { return }
    if measuredWidth != bounds.width {
      measuredWidth = bounds.width
      for index in items.isMeasured.indices { items.isMeasured[index] = false }
    }
    estimate()
  }

  /// Gives unmeasured items the heights that are known without their content.
  ///
  /// An estimate of 0 disables estimates, and with them self-sizing rows (Apple's documentation of
  /// `estimatedRowHeight`): such rows have the default height.
  private func estimate() {
    let estimated: CGFloat = estimatedRowHeight >= 0 ? estimatedRowHeight : Self.defaultRowHeight
    for index in items.heights.indices where !items.isMeasured[index] {
      let place = items.place(of: index)
      if place.row < 0 || place.row == items.rowCounts[place.section] { continue }
      let path = IndexPath(row: place.row, section: place.section)
      let guess = rowDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimated
      var fixed = fixedHeight(ofRowAt: path)
      if fixed == nil, guess == 0 { fixed = Self.defaultRowHeight }
      items.isMeasured[index] = fixed != nil
      items.heights[index] = fixed ?? (guess >= 0 ? guess : estimated)
    }
    for section in items.rowCounts.indices { measureEnds(of: section) }
  }

  /// The height of a row that does not depend on its content.
  private func fixedHeight(ofRowAt path: IndexPath) -> Double? {
    if let rowDelegate {
      let height = rowDelegate.tableView(self, heightForRowAt: path)
      if height >= 0 { return height }
    }
    if dataSource == nil, let staticSource {
      let own = staticSource.sections[path.section].cells[path.row].rowHeight
      if own >= 0 { return own }
    }
    return rowHeight >= 0 && rowDelegate == nil ? rowHeight : nil
  }

  /// Makes the views of the visible items, and measures them until the visible part is full.
  private func measureShownItems(top: Double) {
    let range = visibleRange
    var index = items.first(below: range.lowerBound)
    var y = index < items.count ? items.offsets[index] : 0
    var shown: Set<IndexPath> = []
    var rows = 0
    while index < items.count {
      if y >= range.upperBound {
        guard laysOutAllRows, rows < Self.maximumLaidOutRows else { break }
      }
      let place = items.place(of: index)
      if place.row >= 0 && place.row < items.rowCounts[place.section] {
        let path = IndexPath(row: place.row, section: place.section)
        measure(path, index)
        shown.insert(path)
        rows += 1
      }
      y += items.heights[index]
      index += 1
    }
    for path in cells.keys.sorted() where !shown.contains(path) { recycle(path) }
  }

  /// The visible part of the content.
  private var visibleRange: Range<Double> {
    let top = laysOutAllRows ? min(0, contentOffset.y) : contentOffset.y
    return top..<max(top + 1, contentOffset.y + bounds.height)
  }

  private func measure(_ path: IndexPath, _ index: Int) {
    let cell = cell(for: path)
    applyPlace(cell, at: path)
    if items.isMeasured[index] { return }
    items.heights[index] = cell.fittingHeight()
    items.isMeasured[index] = true
  }

  /// The cell of a row, created if there is none.
  private func cell(for path: IndexPath) -> UITableViewCell {
    if let cell = cells[path] { return cell }
    let cell = source?.tableView(self, cellForRowAt: path) ?? UITableViewCell()
    cell.updateConfigurationIfNeeded()
    cells[path] = cell
    cell.isSelected = selected.contains(path)
    cell.frame = CGRect(
      x: sideInset,
      y: items.offsets[items.index(path)],
      width: bounds.width - 2 * sideInset,
      height: items.heights[items.index(path)]
    )
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    addSubview(cell)
    return cell
  }

  /// Notifies a cell of its position and width.
  private func applyPlace(_ cell: UITableViewCell, at path: IndexPath) {
    var place = CellPlace()
    place.isInTable = true
    place.tableStyle = style
    place.margin = sideMargin
    place.isFirst = path.row == 0
    place.isLast = path.row == items.rowCounts[path.section] - 1
    place.showsSeparator = separatorStyle != .none && (style == .plain || !place.isLast)
    place.separatorInset = separatorInset
    place.separatorColor = separatorColor ?? .separator
    place.showsGroupEdges =
      style == .grouped && separatorStyle != .none && CellSizes.groupsHaveEdges[systemGeneration]
    place.editing = editing(of: cell, at: path)
    if insetsContentViewsToSafeArea {
      place.safeArea.left = max(0, safeAreaInsets.left - sideInset)
      place.safeArea.right = max(0, safeAreaInsets.right - sideInset)
    }
    if cell.place != place {
      let isEditing = place.editing != nil
      cell.place = place
      if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
      cell.partsChanged()
      roundCorners(of: cell)
    }
    let width = bounds.width - 2 * sideInset
    if cell.frame.width != width {
      cell.frame = CGRect(
        x: sideInset,
        y: cell.frame.minY,
        width: width,
        height: cell.frame.height
      )
    }
  }

  /// The editing controls of a row.
  private func editing(of cell: UITableViewCell, at path: IndexPath) -> CellEditing? {
    guard isEditing, let source, source.tableView(self, canEditRowAt: path) else { return nil }
    let style = rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    let makesRoom =
      rowDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path)
      ?? cell.shouldIndentWhileEditing
    return CellEditing(
      style: style,
      isIndented: style != .none || (makesRoom && cell.shouldIndentWhileEditing),
      isMovable: cell.showsReorderControl && source.tableView(self, canMoveRowAt: path)
    )
  }

  /// Rounds the outer corners of an inset group.
  private func roundCorners(of cell: UITableViewCell) {
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if cell.place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if cell.place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : CellSizes.groupCornerRadius[systemGeneration]
    cell.layer.maskedCorners = corners
    cell.clipsToBounds = !corners.isEmpty
  }

  private func placeItems() {
    for path in cells.keys.sorted() {
      guard let cell = cells[path] else { continue }
      let index = items.index(path)
      let frame = CGRect(
        x: sideInset,
        y: items.offsets[index],
        width: bounds.width - 2 * sideInset,
        height: items.heights[index]
      )
      if cell.frame != frame { cell.frame = frame }
    }
    placeEnds()
  }

  // MARK: Table header and footer

  private func placeTableHeader() -> Double {
    guard let view = tableHeaderView else { return 0 }
    let frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
    if view.frame != frame { view.frame = frame }
    return frame.maxY
  }

  private func placeTableFooter() {
    var end = items.offsets.last ?? 0
    if let view = tableFooterView {
      let frame = CGRect(x: 0, y: end, width: bounds.width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
      end = frame.maxY
    }
    contentSize = CGSize(width: bounds.width, height: end)
  }
}
