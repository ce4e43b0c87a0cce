public import Foundation

extension UICollectionView {
  /// The items that are selected; `nil` for none.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection }

  func chooseItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    if !allowsMultipleSelection || indexPath == nil {
      for path in selection where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// The item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    let rect = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: rect)?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?
      .indexPath
  }

  /// The place of a header or footer.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The laid-out headers or footers of a kind.
  public func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
    ends.filter { $0.key.kind == kind }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Updates the content of items.
  public func reconfigureItems(at indexPaths: [IndexPath]) { changeItems() }

  /// Whether the program changed items that are not shown yet; changes are shown at once.
  public var hasUncommittedUpdates: Bool { false }

  /// The object that is asked to prefetch data; nothing is prefetched here.
  public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { keptObject() }
    set { keepObject(newValue) }
  }

  /// Whether several items can be selected while the collection is edited.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether items may be selected while the collection is edited.
  public var allowsSelectionDuringEditing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// The source of dragged items.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { keptObject() }
    set { keepObject(newValue) }
  }

  /// The receiver of items that are dropped.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { keptObject() }
    set { keepObject(newValue) }
  }

  /// Whether items can be dragged; no dragging happens here.
  public var dragInteractionEnabled: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  /// Whether the focus returns to the item that had it.
  public var remembersLastFocusedIndexPath: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether cells can receive focus; there is no focus here.
  public var allowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether the focused cell is selected; there is no focus here.
  public var selectionFollowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Begins to move an item by hand, which does not happen here.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Moves an item by hand, which does not happen here.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Ends the movement of an item.
  public func endInteractiveMovement() {}
  /// Cancels the movement of an item.
  public func cancelInteractiveMovement() {}
}

/// Asked to prefetch data before cells are shown; nothing is prefetched here.
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
