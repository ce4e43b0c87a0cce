public import Foundation

/// The position of an item, header or footer of a collection.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The item; for a header or footer, the first of its section.
  open var indexPath = IndexPath()
  /// The kind of header, footer or decoration; `nil` for an item.
  open private(set) var representedElementKind: String?
  /// Whether the attributes are those of an item, of a header or footer, or of a decoration.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open var frame = CGRect.zero
  /// The lengths that the layout fixes when it measures a view.
  var sizing = AttributesSizing.measured
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  /// The transform about the center in space; pictures show the plane.
  open var transform3D = CATransform3DIdentity
  /// The turn or stretch about the center.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Creates attributes of no item.
  public required override init() { super.init() }

  /// Creates attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a header or footer.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    take(indexPath, kind: elementKind)
  }

  /// Creates attributes of a decoration.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    take(indexPath, kind: decorationViewKind)
    representedElementCategory = .decorationView
  }

  /// Assigns the attributes to an item, or to a header or footer.
  func take(_ indexPath: IndexPath, kind: String?) {
    self.indexPath = indexPath
    representedElementKind = kind
    representedElementCategory = kind == nil ? .cell : .supplementaryView
  }

  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Attributes of the same class with equal values; subclasses call `super` and add theirs.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    copy.frame = frame
    copy.sizing = sizing
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.transform3D = transform3D
    return copy
  }

  /// Records which lengths of an element the layout determines.
  func take(_ size: NSCollectionLayoutSize) {
    sizing =
      switch (size.widthDimension.isMeasured, size.heightDimension.isMeasured) {
      case (true, true): .measured
      case (false, true): .fixedWidth
      case (true, false): .fixedHeight
      case (false, false): .fixed
      }
  }

  /// A copy of the attributes.
  func copied() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }
}

extension UICollectionView {
  /// The kinds of views in a collection.
  public enum ElementCategory: Int, Hashable, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// The scroll direction of a collection.
  public typealias ScrollDirection = UICollectionViewFlowLayout.ScrollDirection
}

/// The lengths of an element that its layout fixes; the others are those of the content.
enum AttributesSizing {
  case measured, fixedWidth, fixedHeight, fixed

  var decidesWidth: Bool { self == .fixedWidth || self == .fixed }
  var decidesHeight: Bool { self == .fixedHeight || self == .fixed }
}
