public import Foundation

/// The sections and items that a diffable data source provides to a table or a collection.
///
/// The common methods of `UITableViewDiffableDataSource` and `UICollectionViewDiffableDataSource`.
open class _DiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject {
  /// Sections and items.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private(set) var current = Snapshot()

  /// Shows the sections and items in the list.
  func showCurrent() {}

  /// Returns the sections and items.
  open func snapshot() -> Snapshot { current }

  /// Shows other sections and items and runs the completion.
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    showCurrent()
    completion?()
  }

  /// Shows other sections and items and runs the completion.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    apply(snapshot, completion: completion)
  }

  /// Returns the item at a place.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// Returns the place of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  /// Returns the section at a place.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }
}
