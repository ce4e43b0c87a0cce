public import Foundation

/// The source of cells: registrations, and cells that wait to be reused.
struct ReusePool {
  var cellTypes: [String: UITableViewCell.Type] = [:]
  var headerTypes: [String: UITableViewHeaderFooterView.Type] = [:]
  var cells: [String: [UITableViewCell]] = [:]
}

extension UITableView {
  /// Names the class of cells with an identifier.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    precondition(
      cellClass == nil || cellClass is UITableViewCell.Type,
      "The class registered for the cell identifier \(identifier) must be one of UITableViewCell"
    )
    reuse.cellTypes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Names the class of headers and footers with an identifier.
  public func register(
    _ aClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    reuse.headerTypes[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// A cell that waits for being used again, or a new one of the registered class; `nil` where none
  /// is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reuse.cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return reuse.cellTypes[identifier].map { $0.init(reusing: identifier) }
  }

  /// A cell of a registered class.
  ///
  /// - Precondition: A class is registered for the identifier.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "No class is registered for the cell identifier \(identifier); call register(_:) before"
      )
    }
    return cell
  }

  /// A new header or footer of the registered class; `nil` where none is registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    reuse.headerTypes[identifier].map { $0.init(reusing: identifier) }
  }

  /// Takes a row's cell out and keeps it for another row.
  func recycle(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier, reuse.cellTypes[identifier] != nil {
      reuse.cells[identifier, default: []].append(cell)
    }
  }
}
