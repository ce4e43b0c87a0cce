public import Foundation

extension UICollectionView {
  /// The position to which an item is scrolled.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates a value from the raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// Vertically centered.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// Horizontally centered.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  func registerMaker(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    endMakers[elementKind + "/" + identifier] =
      (viewClass as? UICollectionReusableView.Type).map { type in { type.init(reusing: identifier) }
      }
  }

  func registerMaker(
    _ nib: UINib?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    endMakers[elementKind + "/" + identifier] = nib.map { nib in
      {
        let view: UICollectionReusableView = nib.onlyView(registeredAs: identifier)
        view.reuseIdentifier = identifier
        return view
      }
    }
  }

  /// Registers a prototype of cells for an identifier.
  package func register(
    prototype identifier: String,
    _ make: @escaping () -> UICollectionViewCell
  ) { reuse.register(as: identifier, make) }

  /// Registers a prototype of headers or footers for an identifier.
  package func register(
    prototype identifier: String,
    ofKind elementKind: String,
    _ make: @escaping () -> UICollectionReusableView
  ) { endMakers[elementKind + "/" + identifier] = make }

  /// The item of a cell.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    laidOutCells.first { $0.value === cell }?.key
  }

  /// The laid-out cells, in the order of their items.
  public var visibleCells: [UICollectionViewCell] { laidOutCells.inOrder }

  /// The laid-out items.
  public var indexPathsForVisibleItems: [IndexPath] { laidOutCells.keys.sorted() }

  var laidOutCells: [IndexPath: UICollectionViewCell] {
    if !itemsAwaitLayout { layoutIfNeeded() }
    return cells
  }

  /// Queries the data source again after a change of some items, which are visible at once.
  func changeItems() {
    reloadData()
    itemsAwaitLayout = false
  }

  /// The header or footer of a section, or `nil` if it is not laid out.
  public func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    if !itemsAwaitLayout { layoutIfNeeded() }
    return ends[EndKey(kind: elementKind, path: indexPath)]
  }

  /// The place of an item.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  func showItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var offset = contentOffset
    let insets = adjustedContentInset
    if scrollPosition.contains(.top) { offset.y = frame.minY - insets.top }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height + insets.bottom }
    if scrollPosition.contains(.left) { offset.x = frame.minX - insets.left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width + insets.right }
    if scrollPosition.isEmpty {
      scrollRectToVisible(frame, animated: animated)
    } else {
      contentOffset = offset
    }
  }

  // MARK: Changes of items: without animation, so each queries the data source again.

  /// Shows that a section moved.
  public func moveSection(_ section: Int, toSection newSection: Int) { changeItems() }
  /// Shows that an item moved.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { changeItems() }

  /// Replaces the layout and runs the completion.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    layoutIfNeeded()
    completion?(true)
  }

  /// The index paths of the laid-out headers or footers of a kind.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    ends.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }
}
