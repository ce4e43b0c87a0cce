public import Foundation

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicAnimator {
  /// Creates an animator for the items of a layout.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    referenceView = layout.collectionView
  }

  /// The attributes of an item in the animator's behaviors.
  public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// The attributes of a header or footer in the animator's behaviors.
  public func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  private func attributes(
    where isMeant: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    behaviors.lazy.flatMap(\.heldItems)
      .compactMap { $0 as? UICollectionViewLayoutAttributes }
      .first(where: isMeant)
  }
}
