public import Foundation

/// Where an item, header or footer of a collection lies.
open class UICollectionViewLayoutAttributes: NSObject {
  /// The item; of a header or footer its section's first.
  open var indexPath: IndexPath
  /// The kind of header or footer; `nil` of an item.
  open private(set) var representedElementKind: String?
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false

  /// Creates attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(indexPath, kind: nil)
  }

  /// Creates attributes of a header or footer.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init(indexPath, kind: elementKind)
  }

  init(_ indexPath: IndexPath, kind: String?) {
    self.indexPath = indexPath
    representedElementKind = kind
    super.init()
  }

  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Attributes with the same values.
  func copied() -> UICollectionViewLayoutAttributes {
    let copy = UICollectionViewLayoutAttributes(indexPath, kind: representedElementKind)
    copy.frame = frame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }
}

/// Decides where the items of a collection lie.
open class UICollectionViewLayout: NSObject {
  /// The collection that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }

  /// Creates a layout as if it came out of an archive; an archive is not read.
  public required init?(coder: NSCoder) { super.init() }

  /// Computes places before they are asked for; call `super`.
  open func prepare() {}

  /// The size of everything.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of everything in a rectangle.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item lies.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a header or footer lies.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether a change of the collection's bounds makes the layout invalid.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Whether the size that an item prefers makes the layout invalid.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Takes the size that an item prefers.
  func take(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) {}

  /// Forgets all places.
  open func invalidateLayout() {
    collectionView?.layoutNeedsPreparing = true
    collectionView?.setNeedsLayout()
  }
}
