import DynamicType
public import Foundation
package import Snapshots

/// Items that a layout places.
///
/// Cells exist only for visible items; `laysOutAllItems` shows more of them. The delegate's type is that of
/// scroll views, because a property cannot be overridden with another type.
open class UICollectionView: UIScrollView {
  package override var elementRole: ElementRole { .collection }

  /// The kind of the views above sections.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the views below sections.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }

  /// The layout that places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isPrefetchingEnabled = true
  /// The selected items.
  var selection: [IndexPath] = []
  open var isEditing = false

  /// Whether items outside the visible part are also laid out, up to ``maximumItemCount``.
  package var laysOutAllItems = false { didSet { setNeedsLayout() } }
  /// The maximum number of items that are laid out beyond the visible part.
  static let maximumItemCount = 500
  /// Cells that exist already, used where there is no data source.
  package var staticSource: StaticCollectionSource? { didSet { reloadData() } }

  var layoutNeedsPreparing = true
  private var counts: [Int]?
  private var preparedSize = CGSize(width: -1, height: -1)
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var ends: [EndKey: UICollectionReusableView] = [:]
  var reuse = ReusePool<UICollectionViewCell>()
  var endMakers: [String: () -> UICollectionReusableView] = [:]

  /// The place of a header or footer.
  struct EndKey: Hashable, Comparable {
    var kind: String
    var path: IndexPath

    static func < (left: EndKey, right: EndKey) -> Bool {
      left.path == right.path ? left.kind < right.kind : left.path < right.path
    }
  }

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Creates one, ignoring the coder.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  override func setUpView() {
    super.setUpView()
    collectionViewLayout.collectionView = self
    setDefaults { backgroundColor = .systemBackground }
  }

  private var source: (any UICollectionViewDataSource)? { dataSource ?? staticSource }

  /// The numbers of items, queried once.
  private var itemCounts: [Int] {
    if let counts { return counts }
    let sections = max(0, source?.numberOfSections(in: self) ?? 0)
    let value = (0..<sections).map {
      max(0, source?.collectionView(self, numberOfItemsInSection: $0) ?? 0)
    }
    counts = value
    return value
  }

  /// Whether the data was reloaded and not laid out since.
  var itemsAwaitLayout = false

  var sectionCount: Int { itemCounts.count }

  func itemCount(_ section: Int) -> Int { itemCounts[section] }

  /// Discards all items and queries the data source again at the next layout.
  ///
  /// No item is visible until then, as in UIKit: Epoxy's tests read the visible items of a collection whose
  /// data source has no headers yet.
  open func reloadData() {
    itemsAwaitLayout = true
    counts = nil
    selection = []
    for path in cells.keys.sorted() { recycle(path) }
    for key in ends.keys.sorted() { ends.removeValue(forKey: key)?.removeFromSuperview() }
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    collectionViewLayout.invalidateLayout()
  }

  // MARK: Layout

  /// The maximum number of rounds in which preferred sizes change the layout.
  private static let maximumRoundCount = 4

  open override func layoutSubviews() {
    super.layoutSubviews()
    itemsAwaitLayout = false
    backgroundView?.frame = bounds
    if preparedSize != bounds.size {
      preparedSize = bounds.size
      collectionViewLayout.invalidateLayout()
    }
    for _ in 0..<Self.maximumRoundCount {
      if layoutNeedsPreparing {
        layoutNeedsPreparing = false
        collectionViewLayout.prepare()
      }
      contentSize = collectionViewLayout.collectionViewContentSize
      guard showElements() else { return }
      layoutNeedsPreparing = true
    }
  }

  private var shownRect: CGRect {
    guard laysOutAllItems else { return bounds }
    return CGRect(origin: .zero, size: contentSize).union(bounds)
  }

  /// Creates and places the visible elements; returns whether an item prefers another size.
  private func showElements() -> Bool {
    let elements = collectionViewLayout.layoutAttributesForElements(in: shownRect) ?? []
    var shown: Set<IndexPath> = []
    var shownEnds: Set<EndKey> = []
    var isChanged = false
    for attributes in elements where shown.count < Self.maximumItemCount {
      if let kind = attributes.representedElementKind {
        let key = EndKey(kind: kind, path: attributes.indexPath)
        shownEnds.insert(key)
        let view = end(key)
        place(view, attributes)
        if fit(view, attributes) { isChanged = true }
      } else {
        shown.insert(attributes.indexPath)
        if show(attributes) { isChanged = true }
      }
    }
    for path in cells.keys.sorted() where !shown.contains(path) { recycle(path) }
    for key in ends.keys.sorted() where !shownEnds.contains(key) {
      ends.removeValue(forKey: key)?.removeFromSuperview()
    }
    return isChanged
  }

  /// Shows an item; returns whether it prefers another size.
  private func show(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    let cell = self.cell(path, attributes)
    place(cell, attributes)
    return fit(cell, attributes)
  }

  /// Measures a view if the layout requests it; returns whether the size changed.
  private func fit(
    _ view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let layout = collectionViewLayout
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: attributes,
        withOriginalAttributes: attributes
      )
    else { return false }
    let preferred = view.preferredLayoutAttributesFitting(attributes)
    layout.take(preferred.size, of: attributes)
    return preferred.size != attributes.size
  }

  private func cell(
    _ path: IndexPath,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewCell {
    if let cell = cells[path] { return cell }
    let cell =
      source?.collectionView(self, cellForItemAt: path) ?? UICollectionViewCell(frame: .zero)
    if selection.contains(path) { cell.isSelected = true }
    cell.updateConfigurationIfNeeded()
    cells[path] = cell
    cell.frame = attributes.frame
    (delegate as? any UICollectionViewDelegate)?.collectionView(
      self,
      willDisplay: cell,
      forItemAt: path
    )
    addSubview(cell)
    return cell
  }

  private func end(_ key: EndKey) -> UICollectionReusableView {
    if let view = ends[key] { return view }
    if let type = collectionViewLayout.decorationTypes[key.kind] {
      let view = type.init(reusing: key.kind)
      ends[key] = view
      insertSubview(view, at: 0)
      return view
    }
    let view =
      source?.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
      ?? UICollectionReusableView(frame: .zero)
    ends[key] = view
    addSubview(view)
    return view
  }

  private func place(
    _ view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    view.apply(attributes)
    if view.frame != attributes.frame { view.frame = attributes.frame }
    if !CATransform3DIsIdentity(attributes.transform3D) || view.pose.hasTransform {
      view.pose.transform = attributes.transform3D
    }
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
  }

  /// Removes an item's cell and keeps it for another item.
  private func recycle(_ path: IndexPath) {
    if let cell = cells.removeValue(forKey: path) { reuse.recycle(cell) }
  }

  override var scrollsSubviewsThroughMargins: Bool { true }

  // MARK: Members of extensions that programs override

  /// Registers a class of cells for an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(cellClass, as: identifier)
  }

  /// Registers a xib of cells for an identifier, which contains one cell.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(nib, as: identifier)
  }

  /// Registers a class of headers and footers for an identifier.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registerMaker(
      viewClass,
      forSupplementaryViewOfKind: elementKind,
      withReuseIdentifier: identifier
    )
  }

  /// Registers a xib of headers or footers for an identifier, which contains one of them.
  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registerMaker(nib, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }

  /// A cell of a registered class.
  ///
  /// - Precondition: A class is registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell { reuse.dequeueRegistered(identifier) }

  /// A header or footer of a registered class.
  ///
  /// - Precondition: A class is registered for the kind and identifier.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let make = endMakers[elementKind + "/" + identifier] else {
      preconditionFailure(
        "No class is registered for the \(elementKind) \(identifier); call register(_:) before"
      )
    }
    return make()
  }

  /// The number of sections.
  open var numberOfSections: Int { sectionCount }

  /// The number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    (0..<sectionCount).contains(section) ? itemCount(section) : 0
  }

  /// The cell of an item, or `nil` if the item is not laid out.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    laidOutCells[indexPath]
  }

  /// Scrolls to an item.
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    showItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Reloads items.
  open func reloadItems(at indexPaths: [IndexPath]) { changeItems() }

  /// Shows new items.
  open func insertItems(at indexPaths: [IndexPath]) { changeItems() }

  /// Shows that items went.
  open func deleteItems(at indexPaths: [IndexPath]) { changeItems() }

  /// Reloads sections.
  open func reloadSections(_ sections: IndexSet) { changeItems() }

  /// Shows new sections.
  open func insertSections(_ sections: IndexSet) { changeItems() }

  /// Shows that sections went.
  open func deleteSections(_ sections: IndexSet) { changeItems() }

  /// Makes changes and lays the items out again.
  @_disfavoredOverload
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    changeItems()
    completion?(true)
  }

  /// Selects an item, or none; the delegate is not notified.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    chooseItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item; the delegate is not notified.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }
}
