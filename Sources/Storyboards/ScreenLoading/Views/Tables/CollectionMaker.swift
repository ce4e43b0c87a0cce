import HeadlessUIKit
import InterfaceBuilder

/// Makes collection views and their items.
enum CollectionMaker {
  /// Makes a collection without its items.
  static func make(_ node: ObjectNode, _ builder: ViewBuilder) -> UICollectionView {
    let layout =
      node[.collectionView.layout].map { self.layout($0, builder) } ?? UICollectionViewFlowLayout()
    let collection = node.instance(
      or: UICollectionView(frame: .zero, collectionViewLayout: layout)
    )
    collection.collectionViewLayout = layout
    ScrollViewMaker.apply(node, to: collection)
    collection.laysOutAllItems = builder.options.laysOutAllRows
    return collection
  }

  /// Makes a layout.
  ///
  /// In a preview, layouts of code are shown as a flow layout.
  private static func layout(_ node: ObjectNode, _ builder: ViewBuilder) -> UICollectionViewLayout {
    let made = node.layoutInstance()
    guard let layout = made as? UICollectionViewFlowLayout else { return made }
    let isOfCode = node.kind != .collectionViewFlowLayout || node.customClass != nil
    if isOfCode, builder.policy.choices.reportsCustomClasses {
      builder.customClassReporter.report(node, shownAs: "UICollectionViewFlowLayout")
    }
    layout.scrollDirection =
      node[.flowLayout.scrollDirection] == .horizontal ? .horizontal : .vertical
    layout.minimumLineSpacing = node[.flowLayout.minimumLineSpacing]
    layout.minimumInteritemSpacing = node[.flowLayout.minimumInteritemSpacing]
    if let size = node[.flowLayout.itemSize] { layout.itemSize = CGSize(size) }
    if node[.flowLayout.hasAutomaticEstimatedItemSize] {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let size = node[.flowLayout.estimatedItemSize] {
      layout.estimatedItemSize = CGSize(size)
    }
    if let size = node[.flowLayout.headerReferenceSize] {
      layout.headerReferenceSize = CGSize(size)
    }
    if let size = node[.flowLayout.footerReferenceSize] {
      layout.footerReferenceSize = CGSize(size)
    }
    if let insets = node[.flowLayout.sectionInset] { layout.sectionInset = insets }
    switch node[.flowLayout.sectionInsetReference] {
    case "safeArea": layout.sectionInsetReference = .fromSafeArea
    case "layoutMargins": layout.sectionInsetReference = .fromLayoutMargins
    default: break
    }
    return layout
  }

  /// Gives a collection samples of its prototypes, and its header and footer.
  static func finish(_ node: ObjectNode, _ view: UIView, _ builder: ViewBuilder) {
    guard let collection = view as? UICollectionView else { return }
    if let make = builder.makePrototype { return register(node, in: collection, make) }
    let rows = SampleRow.rows(of: node, prototypes: node[.collectionView.cells], builder.sampleData)
    let cells = CellBuilder(views: builder)
    let items = rows.map { cells.makeCell($0.prototype, row: $0.values) as? UICollectionViewCell }
    func made(_ node: ObjectNode?) -> UICollectionReusableView? {
      node.flatMap { builder.items.view($0.id) as? UICollectionReusableView }
    }
    var ends: [String: UICollectionReusableView] = [:]
    ends[UICollectionView.elementKindSectionHeader] = made(node[.collectionView.sectionHeaderView])
    ends[UICollectionView.elementKindSectionFooter] = made(node[.collectionView.sectionFooterView])
    let sizes = SampleItemSizes(
      rows.map { $0.prototype[.collectionCell.customSize].map { CGSize($0) } }
    )
    if sizes.sizes.contains(where: { $0 != nil }) {
      builder.retainedObjects.append(sizes)
      collection.delegate = sizes
    }
    collection.staticSource = StaticCollectionSource(cells: items.compactMap { $0 }, ends: ends)
  }

  /// Lets a program dequeue the prototypes by their identifiers.
  private static func register(
    _ node: ObjectNode,
    in collection: UICollectionView,
    _ make: @escaping (ObjectNode) -> UIView
  ) {
    for cell in node[.collectionView.cells] {
      guard let identifier = cell[.cell.reuseIdentifier] else { continue }
      collection.register(prototype: identifier) {
        let view = make(cell) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
        view.take(reuseIdentifier: identifier)
        return view
      }
    }
    let ends = [
      (node[.collectionView.sectionHeaderView], UICollectionView.elementKindSectionHeader),
      (node[.collectionView.sectionFooterView], UICollectionView.elementKindSectionFooter),
    ]
    for case (let end?, let kind) in ends {
      guard let identifier = end[.cell.reuseIdentifier] else { continue }
      collection.register(prototype: identifier, ofKind: kind) {
        let view = make(end) as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero)
        view.take(reuseIdentifier: identifier)
        return view
      }
    }
  }
}

/// The sizes of items that have their own in the document.
private final class SampleItemSizes: UICollectionViewDelegateFlowLayout {
  let sizes: [CGSize?]

  init(_ sizes: [CGSize?]) { self.sizes = sizes }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let own = sizes.indices.contains(indexPath.item) ? sizes[indexPath.item] : nil
    return own ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
}
