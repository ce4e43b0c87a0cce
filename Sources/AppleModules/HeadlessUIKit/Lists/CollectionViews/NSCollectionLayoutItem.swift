public import Foundation

/// An item in the layout of a group.
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The size of the item.
  public let layoutSize: NSCollectionLayoutSize
  /// Views attached to the item, such as badges.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The distances between the item's place and its frame.
  open var contentInsets = NSDirectionalEdgeInsets()
  /// The distances around the item's place.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with attached views.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// The item itself, as a layout does not modify it.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The position of a view that is attached to an item.
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges of the anchor.
  public let edges: NSDirectionalRectEdge
  /// The distance from the edges, in points or as a fraction of the view's own size.
  public let offset: CGPoint
  /// Whether the offset is a fraction of the size.
  public let isFractionalOffset: Bool
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
  }

  /// Creates a position at edges; without edges it is the center.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }

  /// Creates a place at a distance in points from edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// Creates an anchor at a distance from edges, relative to the size of the view.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The anchor itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The anchor's point of a rectangle.
  func point(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
    )
  }

  /// The offset of a view in points.
  func offset(of size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// A view that is attached to an item.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the attached view.
  public let elementKind: String
  /// The anchor in the container.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The anchor of the view that coincides with the container's; `nil` for the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1

  /// Creates a view at a place of its item.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The frame at an item.
  func frame(in container: CGRect) -> CGRect {
    let size = layoutSize.size(in: container.size)
    let target = containerAnchor.point(of: container)
    let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges))
    let point = own.point(of: CGRect(origin: .zero, size: size))
    let shift = containerAnchor.offset(of: size)
    let ownShift = own.offset(of: size)
    return CGRect(
      x: target.x - point.x + shift.x + ownShift.x,
      y: target.y - point.y + shift.y + ownShift.y,
      width: size.width,
      height: size.height
    )
  }
}

/// An edge or corner of a rectangle.
public enum NSRectAlignment: Int, Hashable, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing,
    topTrailing

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// A header or footer of a section or of the whole layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner of the section.
  public let alignment: NSRectAlignment
  /// The offset from the edge, in points.
  public let offset: CGPoint
  /// Whether the view enlarges the section; otherwise it is over the items.
  open var extendsBoundary = true
  /// Whether the view stays visible; on a screen that is not scrolled it makes no difference.
  open var pinToVisibleBounds = false

  /// Creates a header or footer at an edge.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: alignment.edges,
        absoluteOffset: absoluteOffset
      )
    )
  }
}

/// The background of a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the background.
  public let elementKind: String
  open var zIndex = -1

  init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      ),
      supplementaryItems: []
    )
  }

  /// Creates the background of a section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}
