public import Foundation

extension UITableView {
  /// The row at a point of the content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0, height: 0))?.first
  }

  /// The rows in a rectangle of the content.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    var paths: [IndexPath] = []
    for section in 0..<numberOfSections {
      for row in 0..<numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        let frame = rectForRow(at: path)
        if frame.minY <= rect.maxY, frame.maxY > rect.minY, frame.height > 0 { paths.append(path) }
      }
    }
    return paths.isEmpty ? nil : paths
  }

  /// Shows that a row moved.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Shows that a section moved.
  public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  /// Updates the content of rows.
  public func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }
  /// Reloads the titles of the index; pictures show no index.
  public func reloadSectionIndexTitles() {}

  /// The object that is asked to prefetch data; nothing is prefetched here.
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { keptObject() }
    set { keepObject(newValue) }
  }

  /// Whether rows may be selected while the table is edited.
  public var allowsSelectionDuringEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether several rows can be selected while the table is edited.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// The color of the index; pictures show none.
  public var sectionIndexColor: UIColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// The color behind the index; pictures show none.
  public var sectionIndexBackgroundColor: UIColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// The color behind the index while it is touched; pictures show none.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// The minimum number of rows for which there is an index.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { kept(0) }
    set { keep(newValue) }
  }

  /// The source of dragged rows.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { keptObject() }
    set { keepObject(newValue) }
  }

  /// The receiver of rows that are dropped.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { keptObject() }
    set { keepObject(newValue) }
  }

  /// Whether rows can be dragged; no dragging happens here.
  public var dragInteractionEnabled: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  /// The effect of separators; lines are drawn in their color.
  public var separatorEffect: UIVisualEffect? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Whether a person drags rows, which does not happen here.
  public var hasActiveDrag: Bool { false }

  /// Whether the program changed rows that are not shown yet; changes are shown at once.
  public var hasUncommittedUpdates: Bool { false }
}

/// Asked to prefetch data before rows are shown; nothing is prefetched here.
public protocol UITableViewDataSourcePrefetching: AnyObject {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
