public import Foundation

/// The width or height of an item or group, which depends on its container or its content.
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  enum Kind: Equatable {
    case fractionalWidth, fractionalHeight, absolute, estimated
    /// Measured, and as large as the largest of its siblings.
    case uniform
  }

  let kind: Kind
  /// The fraction or the length in points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }

  /// A fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    make(.fractionalWidth, fractionalWidth)
  }

  /// A fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    make(.fractionalHeight, fractionalHeight)
  }

  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    make(.absolute, absoluteDimension)
  }

  /// The length of the content; an estimate in points until it is measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    make(.estimated, estimatedDimension)
  }

  /// The greatest length among the contents of the siblings.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    make(.uniform, estimate)
  }

  private class func make(_ kind: Kind, _ dimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind, dimension)
  }

  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Whether the content decides.
  var isMeasured: Bool { kind == .estimated || kind == .uniform }

  /// The length in a container.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated, .uniform: dimension
    }
  }

  /// The dimension itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The size of an item or group.
open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  /// The size in a container.
  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: max(0, widthDimension.length(in: container)),
      height: max(0, heightDimension.length(in: container))
    )
  }

  /// The size itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The distance between two items or around one.
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// The distance in points.
  public let spacing: CGFloat
  /// Whether the distance is a minimum.
  public let isFlexibleSpacing: Bool
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
  }

  /// A distance in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// The minimum distance in points; the remaining space is shared.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// The distance itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The distances around an item.
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// The distance at the leading edge.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance at the top.
  public let top: NSCollectionLayoutSpacing?
  /// The distance at the trailing edge.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance at the bottom.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates distances.
  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// The distances themselves, as they are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
