import Foundation

extension UITableView {
  func registerMaker(
    _ aClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerMakers[identifier] = (aClass as? UITableViewHeaderFooterView.Type).map { type in
      { type.init(reusing: identifier) }
    }
  }

  func registerMaker(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerMakers[identifier] = nib.map { nib in
      {
        let view: UITableViewHeaderFooterView = nib.onlyView(registeredAs: identifier)
        view.reuseIdentifier = identifier
        return view
      }
    }
  }

  /// Registers a prototype of cells for an identifier.
  package func register(
    prototype identifier: String,
    _ make: @escaping () -> UITableViewCell
  ) { reuse.register(as: identifier, make) }

  /// Removes a row's cell and keeps it for another row.
  func recycle(_ path: IndexPath) {
    if let cell = cells.removeValue(forKey: path) { reuse.recycle(cell) }
  }
}
