public import Foundation

extension UITableView {
  /// Names the class of cells with an identifier.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass, as: identifier)
  }

  /// Names the xib of cells with an identifier, which holds one cell.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.register(nib, as: identifier)
  }

  /// Names the class of headers and footers with an identifier.
  public func register(
    _ aClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerMakers[identifier] = (aClass as? UITableViewHeaderFooterView.Type).map { type in
      { type.init(reusing: identifier) }
    }
  }

  /// Names the xib of headers and footers with an identifier, which holds one of them.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerMakers[identifier] = nib.map { nib in
      {
        let view: UITableViewHeaderFooterView = nib.onlyView(registeredAs: identifier)
        view.reuseIdentifier = identifier
        return view
      }
    }
  }

  /// Names the prototype of cells with an identifier.
  package func register(
    prototype identifier: String,
    _ make: @escaping () -> UITableViewCell
  ) { reuse.register(as: identifier, make) }

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

  /// A new header or footer of the registered class or xib; `nil` where none is registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerMakers[identifier]?()
  }

  /// Takes a row's cell out and keeps it for another row.
  func recycle(_ path: IndexPath) {
    if let cell = cells.removeValue(forKey: path) { reuse.recycle(cell) }
  }
}
