public import Foundation

extension UITableView {
  /// Names the class of cells with an identifier.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass, as: identifier)
  }

  /// Names the class of headers and footers with an identifier.
  public func register(
    _ aClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerTypes[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// A cell that waits for being used again, or a new one of the registered class; `nil` where none
  /// is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.dequeue(identifier)
  }

  /// A cell of a registered class.
  ///
  /// - Precondition: A class is registered for the identifier.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell { reuse.dequeueRegistered(identifier) }

  /// A new header or footer of the registered class; `nil` where none is registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerTypes[identifier].map { $0.init(reusing: identifier) }
  }

  /// Takes a row's cell out and keeps it for another row.
  func recycle(_ path: IndexPath) {
    if let cell = cells.removeValue(forKey: path) { reuse.recycle(cell) }
  }
}
