import Foundation

/// The key of an item, header, footer or badge.
struct CompositionalKey: Hashable {
  var kind: String?
  var path: IndexPath

  init(kind: String?, path: IndexPath) {
    self.kind = kind
    self.path = path
  }

  init(_ attributes: UICollectionViewLayoutAttributes) {
    kind = attributes.representedElementKind
    path = attributes.indexPath
  }
}

/// Items of one group with their frames in it.
struct GroupBlock {
  struct Piece {
    var index: Int
    var frame: CGRect
    var item: NSCollectionLayoutItem?
    var zIndex = 0
  }

  var size: CGSize
  var pieces: [Piece] = []

  /// Adds the pieces of a block at a place.
  mutating func add(_ block: GroupBlock, at origin: CGPoint) {
    for var piece in block.pieces {
      piece.frame = piece.frame.offsetBy(dx: origin.x, dy: origin.y)
      pieces.append(piece)
    }
  }
}

extension NSDirectionalEdgeInsets {
  /// A rectangle without the insets, on the axes whose length is not measured.
  func inside(_ rect: CGRect, of size: NSCollectionLayoutSize) -> CGRect {
    var result = rect
    if !size.widthDimension.isMeasured {
      result.origin.x += leading
      result.size.width = max(0, rect.width - leading - trailing)
    }
    if !size.heightDimension.isMeasured {
      result.origin.y += top
      result.size.height = max(0, rect.height - top - bottom)
    }
    return result
  }
}
