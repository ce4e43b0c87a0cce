import DynamicType
import HeadlessUIKit
import InterfaceBuilder

extension LoadContext {
  /// Makes a collection without its items.
  func makeRealCollection(_ node: ObjectNode) -> UIView {
    let layout = node.collectionViewLayout.map { flowLayout($0) } ?? UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    applyScrolling(collection, node)
    collection.laysOutAllItems = parts.options.laysOutAllRows
    return collection
  }

  /// A flow layout; other layouts come from code and are shown as one.
  private func flowLayout(_ node: ObjectNode) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    if node.kind != .collectionViewFlowLayout || node.customClass != nil {
      noteCustomClass(node, shownAs: "UICollectionViewFlowLayout")
    }
    layout.scrollDirection = node.scrollDirection == .horizontal ? .horizontal : .vertical
    layout.minimumLineSpacing = node.minimumLineSpacing
    layout.minimumInteritemSpacing = node.minimumInteritemSpacing
    if let size = node.itemSize { layout.itemSize = CGSize(size) }
    if node.hasAutomaticEstimatedItemSize {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let size = node.estimatedItemSize {
      layout.estimatedItemSize = CGSize(size)
    }
    if let size = node.headerReferenceSize { layout.headerReferenceSize = CGSize(size) }
    if let size = node.footerReferenceSize { layout.footerReferenceSize = CGSize(size) }
    if let insets = node.sectionInset { layout.sectionInset = insets }
    switch node.sectionInsetReference {
    case "safeArea": layout.sectionInsetReference = .fromSafeArea
    case "layoutMargins": layout.sectionInsetReference = .fromLayoutMargins
    default: break
    }
    return layout
  }

  /// Gives a collection samples of its prototypes.
  func finishCollection(_ node: ObjectNode, _ view: UIView) {
    guard let collection = view as? UICollectionView else { return }
    let rows = sampleRows(of: node, prototypes: node.cells)
    let cells = rows.map { makeCell($0.prototype, row: $0.values) as? UICollectionViewCell }
    var ends: [String: UICollectionReusableView] = [:]
    ends[UICollectionView.elementKindSectionHeader] =
      node.sectionHeaderView.flatMap { views[$0.id] as? UICollectionReusableView }
    ends[UICollectionView.elementKindSectionFooter] =
      node.sectionFooterView.flatMap { views[$0.id] as? UICollectionReusableView }
    let sizes = SampleItemSizes(rows.map { $0.prototype.customSize.map { CGSize($0) } })
    if sizes.sizes.contains(where: { $0 != nil }) {
      parts.kept.append(sizes)
      collection.delegate = sizes
    }
    collection.staticSource = StaticCollectionSource(cells: cells.compactMap { $0 }, ends: ends)
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

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
