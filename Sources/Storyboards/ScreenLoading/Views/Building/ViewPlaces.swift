import HeadlessUIKit
import InterfaceBuilder

/// The places of tables, collections and cells that take a view by its key in the document.
enum ViewPlaces {
  /// Puts a view in the place that its key names.
  ///
  /// - Returns: Whether there is such a place; a plain subview has none.
  static func put(_ view: UIView, at key: String?, of parent: UIView) -> Bool {
    switch (parent, key) {
    case (let table as UITableView, "tableHeaderView"): table.tableHeaderView = view
    case (let table as UITableView, "tableFooterView"): table.tableFooterView = view
    case (let table as UITableView, "backgroundView"): table.backgroundView = view
    // The collection takes its header and footer when it gets its items.
    case (is UICollectionView, "sectionHeaderView"), (is UICollectionView, "sectionFooterView"):
      break
    case (let collection as UICollectionView, "backgroundView"): collection.backgroundView = view
    case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = view
    case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = view
    default: return false
    }
    return true
  }

  /// Returns the content view that a cell has already, for a content view of the document.
  static func contentView(of parent: UIView, for node: ObjectNode) -> UIView? {
    guard node.key == "contentView" else { return nil }
    return (parent as? UITableViewCell)?.contentView
      ?? (parent as? UICollectionViewCell)?.contentView
  }
}
