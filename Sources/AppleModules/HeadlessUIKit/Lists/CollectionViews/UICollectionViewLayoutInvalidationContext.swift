public import Foundation

/// The positions that a change invalidates; here always all of them.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is invalid.
  open private(set) var invalidateEverything = true
  /// Whether the numbers of items are queried again.
  open private(set) var invalidateDataSourceCounts = true
  /// The items that are invalid.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The headers and footers that are invalid.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations that are invalid.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The change of the content's place.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content's size.
  open var contentSizeAdjustment = CGSize.zero

  /// Creates a context.
  public required override init() { super.init() }

  /// Invalidates items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Invalidates headers or footers.
  open func invalidateSupplementaryElements(ofKind kind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = [kind: indexPaths]
  }

  /// Invalidates decorations.
  open func invalidateDecorationElements(ofKind kind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = [kind: indexPaths]
  }
}

/// The positions of a flow layout that a change invalidates.
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate's sizes are queried again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether places are computed again.
  open var invalidateFlowLayoutAttributes = true
}

/// An item or section that is inserted, removed or moved.
open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes.
  public enum Action: Int, Hashable, Sendable {
    case insert, delete, reload, move, none
  }

  /// The place before.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// The place after.
  open var indexPathAfterUpdate: IndexPath? { nil }
  /// The kind of the change.
  open var updateAction: Action { .none }
}

/// A layout between two others; here equal to the second.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The progress of the transition, 0 to 1.
  open var transitionProgress: CGFloat = 0
  /// The layout before.
  public let currentLayout: UICollectionViewLayout
  /// The layout after.
  public let nextLayout: UICollectionViewLayout

  /// Creates a layout between two others.
  public init(
    currentLayout: UICollectionViewLayout,
    nextLayout newLayout: UICollectionViewLayout
  ) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Creates a layout between two empty ones, ignoring the coder.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// Sets a value that takes part in the transition.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns a value that takes part in the transition.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
  private var values: [String: CGFloat] = [:]

  open override func prepare() { nextLayout.prepare() }
  open override var collectionViewContentSize: CGSize { nextLayout.collectionViewContentSize }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nextLayout.layoutAttributesForElements(in: rect) }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nextLayout.layoutAttributesForItem(at: indexPath) }
}
