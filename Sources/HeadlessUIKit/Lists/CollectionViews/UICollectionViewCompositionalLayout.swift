import DynamicType
public import Foundation

/// Lays a collection out as a list, whose rows are as high as their content.
///
/// Lists are what is laid out here; layouts that a program puts together of groups and items are not.
/// Widths and distances are those of tables, which is an estimate.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let list: UICollectionLayoutListConfiguration
  private var order: [UICollectionViewLayoutAttributes] = []
  private var height = 0.0
  /// The heights that views asked for.
  private var heights: [ElementKey: Double] = [:]

  private struct ElementKey: Hashable {
    var kind: String?
    var path: IndexPath

    init(_ attributes: UICollectionViewLayoutAttributes) {
      kind = attributes.representedElementKind
      path = attributes.indexPath
    }
  }

  /// A layout for a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(configuration)
  }

  init(_ list: UICollectionLayoutListConfiguration) {
    self.list = list
    super.init()
  }

  /// Creates a layout for a plain list; an archive is not read.
  public required init?(coder: NSCoder) {
    list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(coder: coder)
  }

  // MARK: Places

  open override func prepare() {
    super.prepare()
    order = []
    height = 0
    guard let collectionView else { return }
    showBackground(of: collectionView)
    for section in 0..<collectionView.sectionCount { prepare(section, collectionView) }
  }

  private func prepare(_ section: Int, _ collection: UICollectionView) {
    let metrics = HeaderMetrics(
      cell: CellMetrics(collection.traitCollection),
      style: list.tableStyle
    )
    let first = IndexPath(item: 0, section: section)
    if list.headerMode == .supplementary {
      height += Double(list.headerTopPadding ?? 0)
      add(UICollectionView.elementKindSectionHeader, first, estimate: 28, collection)
    } else if list.headerMode == .none {
      height += metrics.untitledHeader(isFirst: section == 0)
    }
    for item in 0..<collection.itemCount(section) {
      add(nil, IndexPath(item: item, section: section), estimate: 44, collection)
    }
    if list.footerMode == .supplementary {
      add(UICollectionView.elementKindSectionFooter, first, estimate: 28, collection)
    } else {
      height += metrics.untitledFooter
    }
  }

  private func add(
    _ kind: String?,
    _ path: IndexPath,
    estimate: Double,
    _ collection: UICollectionView
  ) {
    let attributes = makeAttributes(path, kind: kind)
    let key = ElementKey(attributes)
    let inset = sideInset
    attributes.frame = CGRect(
      x: inset,
      y: height,
      width: max(0, collection.bounds.width - 2 * inset),
      height: heights[key] ?? estimate
    )
    height = Double(attributes.frame.maxY)
    order.append(attributes)
  }

  /// The look's background, unless the program set one.
  private func showBackground(of collection: UICollectionView) {
    guard !collection.appearanceState.isChosen(.backgroundColor) else { return }
    let usual: UIColor =
      list.tableStyle == .plain ? .systemBackground : .systemGroupedBackground
    collection.setDefaults { collection.backgroundColor = list.backgroundColor ?? usual }
  }

  /// The margin at the sides of rows, as in tables.
  var sideMargin: Double {
    guard let collectionView else { return 16 }
    return LayoutMargins.cellSide(
      forWidth: collectionView.bounds.width,
      idiom: list.tableStyle == .insetGrouped
        ? .phone : collectionView.traitCollection.userInterfaceIdiom,
      systemVersion: collectionView.systemGeneration.version
    )
  }

  private var sideInset: Double { list.tableStyle == .insetGrouped ? sideMargin : 0 }

  /// Returns the place of a row; a view of a kind is a header or footer.
  func place(of path: IndexPath, kind: String?) -> ListPlace {
    guard kind == nil else {
      return ListPlace(style: list.tableStyle, margin: sideMargin, isHeader: true)
    }
    let count = collectionView?.numberOfItems(inSection: path.section) ?? 0
    let isHeader = list.headerMode == .firstItemInSection && path.item == 0
    let first = list.headerMode == .firstItemInSection ? 1 : 0
    let isLast = path.item == count - 1
    return ListPlace(
      style: list.tableStyle,
      margin: sideMargin,
      isFirst: path.item == first,
      isLast: isLast,
      isHeader: isHeader,
      showsSeparator: list.showsSeparators && !isHeader && (list.tableStyle == .plain || !isLast)
    )
  }

  // MARK: What the collection asks

  open override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    order.filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    order.first { $0.representedElementKind == nil && $0.indexPath == indexPath }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    order.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    heights[ElementKey(originalAttributes)] == nil
  }

  override func take(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) {
    heights[ElementKey(attributes)] = Double(size.height)
  }

  open override func invalidateLayout() {
    heights = [:]
    super.invalidateLayout()
  }
}

/// The place of a row in its list.
struct ListPlace: Equatable {
  var style = UITableView.Style.plain
  /// The margin at the sides of the content.
  var margin = 16.0
  var isFirst = false
  var isLast = false
  /// Whether the row stands for the header of its section.
  var isHeader = false
  var showsSeparator = false
}
