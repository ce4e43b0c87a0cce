import DynamicType
public import Foundation

/// Lays out a collection in sections of groups of items, or as a list.
///
/// Items, headers and footers with an estimated size are measured. Sections that scroll across the collection
/// show the beginning of their line. Widths and distances of lists are those of tables, which is an estimate.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private enum Source {
    case list(UICollectionLayoutListConfiguration)
    case section(NSCollectionLayoutSection)
    case provider(UICollectionViewCompositionalLayoutSectionProvider)
  }

  private let source: Source
  /// The settings of the whole layout.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }
  private var order: [UICollectionViewLayoutAttributes] = []
  private var contentSize = CGSize.zero
  /// The measured sizes of views.
  private var measured: [CompositionalKey: CGSize] = [:]
  /// The appearance of each section that is a list.
  private var lists: [Int: UICollectionLayoutListConfiguration] = [:]

  /// A layout for a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(source: .list(configuration))
  }

  private init(source: Source) {
    self.source = source
    super.init()
  }

  /// Creates a layout whose sections are all alike.
  public init(section: NSCollectionLayoutSection) {
    source = .section(section)
    super.init()
  }

  /// Creates a layout whose sections are all alike, with settings.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    source = .section(section)
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout whose sections come from a closure.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    source = .provider(sectionProvider)
    super.init()
  }

  /// Creates a layout whose sections come from a closure, with settings.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    source = .provider(sectionProvider)
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout for a plain list, ignoring the coder.
  public required init?(coder: NSCoder) {
    source = .list(UICollectionLayoutListConfiguration(appearance: .plain))
    super.init(coder: coder)
  }

  // MARK: Places

  open override func prepare() {
    super.prepare()
    order = []
    lists = [:]
    contentSize = .zero
    guard let collectionView else { return }
    if case .list(let list) = source { showBackground(of: collectionView, list) }
    var filler = SectionFiller(self, collectionView, measured: measured)
    let environment = CompositionalEnvironment(filler.room, collectionView.traitCollection)
    filler.fillEnds(configuration.boundarySupplementaryItems, isHeader: true)
    var moving: [(NSCollectionLayoutSection, Int)] = []
    for index in 0..<collectionView.sectionCount {
      if index > 0 { filler.position += configuration.interSectionSpacing }
      guard let section = section(index, environment) else { continue }
      if let list = section.list {
        lists[index] = list
        fillList(section, list, index, collectionView, &filler)
      } else {
        filler.fill(section, index)
      }
      if section.visibleItemsInvalidationHandler != nil { moving.append((section, index)) }
    }
    filler.fillEnds(configuration.boundarySupplementaryItems, isHeader: false)
    contentSize = filler.contentSize
    order = filler.elements
    flip(collectionView)
    for (section, index) in moving { show(section, index, environment) }
  }

  private func section(
    _ index: Int,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    switch source {
    case .list(let list): NSCollectionLayoutSection(list: list)
    case .section(let section): section
    case .provider(let provider): provider(index, environment)
    }
  }

  /// Passes the visible items of a section to the program, which may change them.
  private func show(
    _ section: NSCollectionLayoutSection,
    _ index: Int,
    _ environment: any NSCollectionLayoutEnvironment
  ) {
    guard let bounds = collectionView?.bounds else { return }
    let items = order.filter {
      $0.indexPath.first == index && $0.frame.minX < bounds.width && $0.frame.maxX > 0
    }
    let isAcross = section.orthogonalScrollingBehavior != .none
    section.visibleItemsInvalidationHandler?(items, isAcross ? .zero : bounds.origin, environment)
  }

  /// Mirrors the frames in right-to-left languages.
  private func flip(_ collection: UICollectionView) {
    guard collection.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for attributes in order {
      attributes.frame.origin.x = contentSize.width - attributes.frame.maxX
    }
  }

  // MARK: Lists

  private func fillList(
    _ section: NSCollectionLayoutSection,
    _ list: UICollectionLayoutListConfiguration,
    _ index: Int,
    _ collection: UICollectionView,
    _ filler: inout SectionFiller
  ) {
    let metrics = HeaderMetrics(
      cell: CellMetrics(collection.traitCollection),
      style: list.tableStyle
    )
    let first = IndexPath(item: 0, section: index)
    filler.position += section.contentInsets.top
    if list.headerMode == .supplementary {
      filler.position += Double(list.headerTopPadding ?? 0)
      addRow(UICollectionView.elementKindSectionHeader, first, 28, list, section, &filler)
    } else if list.headerMode == .none {
      filler.position += metrics.untitledHeader(isFirst: index == 0)
    }
    for item in 0..<collection.itemCount(index) {
      addRow(nil, IndexPath(item: item, section: index), 44, list, section, &filler)
    }
    if list.footerMode == .supplementary {
      addRow(UICollectionView.elementKindSectionFooter, first, 28, list, section, &filler)
    } else {
      filler.position += metrics.untitledFooter
    }
    filler.position += section.contentInsets.bottom
  }

  private func addRow(
    _ kind: String?,
    _ path: IndexPath,
    _ estimate: Double,
    _ list: UICollectionLayoutListConfiguration,
    _ section: NSCollectionLayoutSection,
    _ filler: inout SectionFiller
  ) {
    let attributes = makeAttributes(path, kind: kind)
    let inset = list.tableStyle == .insetGrouped ? sideMargin(list) : 0
    let leading = inset + section.contentInsets.leading
    let trailing = inset + section.contentInsets.trailing
    attributes.sizing = .fixedWidth
    attributes.frame = CGRect(
      x: leading,
      y: filler.position,
      width: max(0, (collectionView?.bounds.width ?? 0) - leading - trailing),
      height: Double(measured[CompositionalKey(attributes)]?.height ?? CGFloat(estimate))
    )
    filler.position = attributes.frame.maxY
    filler.add(attributes)
  }

  /// The look's background, unless the program set one.
  private func showBackground(
    of collection: UICollectionView,
    _ list: UICollectionLayoutListConfiguration
  ) {
    guard !collection.appearanceState.isChosen(.backgroundColor) else { return }
    let usual: UIColor =
      list.tableStyle == .plain ? .systemBackground : .systemGroupedBackground
    collection.setDefaults { collection.backgroundColor = list.backgroundColor ?? usual }
  }

  /// The margin at the sides of rows, as in tables.
  private func sideMargin(_ list: UICollectionLayoutListConfiguration) -> Double {
    guard let collectionView else { return 16 }
    return LayoutMargins.cellSide(
      forWidth: collectionView.bounds.width,
      idiom: list.tableStyle == .insetGrouped
        ? .phone : collectionView.traitCollection.userInterfaceIdiom,
      systemVersion: collectionView.systemGeneration.version
    )
  }

  /// Returns the frame of a row; a view of a kind is a header or footer.
  func place(of path: IndexPath, kind: String?) -> ListPlace {
    guard let section = path.first, let list = lists[section] else {
      return ListPlace(isHeader: kind != nil)
    }
    let margin = sideMargin(list)
    guard kind == nil else {
      return ListPlace(style: list.tableStyle, margin: margin, isHeader: true)
    }
    let count = collectionView?.numberOfItems(inSection: section) ?? 0
    let isHeader = list.headerMode == .firstItemInSection && path.item == 0
    let first = list.headerMode == .firstItemInSection ? 1 : 0
    let isLast = path.item == count - 1
    return ListPlace(
      style: list.tableStyle,
      margin: margin,
      isFirst: path.item == first,
      isLast: isLast,
      isHeader: isHeader,
      showsSeparator: list.showsSeparators && !isHeader && (list.tableStyle == .plain || !isLast)
    )
  }

  // MARK: Answers to the collection

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    order.filter {
      $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY && $0.frame.minX < rect.maxX
        && $0.frame.maxX > rect.minX
    }
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
    originalAttributes.sizing != .fixed && measured[CompositionalKey(originalAttributes)] == nil
  }

  override func take(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) {
    measured[CompositionalKey(attributes)] = size
  }

  open override func invalidateLayout() {
    measured = [:]
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
  /// Whether the row is the header of its section.
  var isHeader = false
  var showsSeparator = false
}
