import Foundation
import LayoutGeometry

/// The frames computed by a flow layout.
struct FlowResult {
  var all: [UICollectionViewLayoutAttributes] = []
  var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  var size = CGSize.zero
}

/// Fills lines with items, for both directions: lengths are along a line, depths across lines.
struct FlowFiller {
  private let layout: UICollectionViewFlowLayout
  private let collection: UICollectionView
  private let delegate: (any UICollectionViewDelegateFlowLayout)?
  private let isVertical: Bool
  /// The length of lines.
  private let length: Double
  private var depth = 0.0
  private var result = FlowResult()

  init(_ layout: UICollectionViewFlowLayout, _ collection: UICollectionView) {
    self.layout = layout
    self.collection = collection
    delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
    isVertical = layout.scrollDirection == .vertical
    let insets = collection.adjustedContentInset
    let size = collection.bounds.size
    length = max(
      0,
      isVertical
        ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
    )
  }

  mutating func fill() -> FlowResult {
    for section in 0..<collection.sectionCount { fill(section) }
    result.size =
      isVertical ? CGSize(width: length, height: depth) : CGSize(width: depth, height: length)
    flip()
    return result
  }

  private mutating func fill(_ section: Int) {
    let path = IndexPath(item: 0, section: section)
    let header =
      delegate?.collectionView(
        collection,
        layout: layout,
        referenceSizeForHeaderInSection: section
      )
      ?? layout.headerReferenceSize
    addEnd(UICollectionView.elementKindSectionHeader, header, path)
    let inset = self.inset(section)
    depth += isVertical ? inset.top : inset.left
    fillLines(section, inset)
    depth += isVertical ? inset.bottom : inset.right
    let footer =
      delegate?.collectionView(
        collection,
        layout: layout,
        referenceSizeForFooterInSection: section
      )
      ?? layout.footerReferenceSize
    addEnd(UICollectionView.elementKindSectionFooter, footer, path)
  }

  private func inset(_ section: Int) -> UIEdgeInsets {
    var inset =
      delegate?.collectionView(collection, layout: layout, insetForSectionAt: section)
      ?? layout.sectionInset
    switch layout.sectionInsetReference {
    case .fromContentInset: break
    case .fromSafeArea: inset = inset + collection.safeAreaInsets
    case .fromLayoutMargins: inset = inset + collection.layoutMargins
    }
    return inset
  }

  private mutating func addEnd(_ kind: String, _ size: CGSize, _ path: IndexPath) {
    let extent = isVertical ? size.height : size.width
    guard extent > 0 else { return }
    let attributes = layout.makeAttributes(path, kind: kind)
    attributes.frame = rect(along: 0, across: depth, length: length, depth: extent)
    result.all.append(attributes)
    depth += extent
  }

  private func rect(
    along: Double,
    across: Double,
    length: Double,
    depth: Double
  ) -> CGRect {
    isVertical
      ? CGRect(x: along, y: across, width: length, height: depth)
      : CGRect(x: across, y: along, width: depth, height: length)
  }

  private mutating func fillLines(_ section: Int, _ inset: UIEdgeInsets) {
    let start = isVertical ? inset.left : inset.top
    let room = length - (isVertical ? inset.left + inset.right : inset.top + inset.bottom)
    let gap =
      delegate?.collectionView(
        collection,
        layout: layout,
        minimumInteritemSpacingForSectionAt: section
      )
      ?? layout.minimumInteritemSpacing
    let lineGap =
      delegate?.collectionView(
        collection,
        layout: layout,
        minimumLineSpacingForSectionAt: section
      )
      ?? layout.minimumLineSpacing
    let items = (0..<collection.itemCount(section)).map {
      let path = IndexPath(item: $0, section: section)
      return (path, size(path))
    }
    var line: [(IndexPath, CGSize)] = []
    var used = 0.0
    var isFirst = true
    for (path, size) in items {
      let extent = isVertical ? size.width : size.height
      if !line.isEmpty, used + gap + extent > room + 1e-6 {
        if !isFirst { depth += lineGap }
        isFirst = false
        place(line, start: start, room: room, used: used, gap: gap, isLast: false)
        line = []
        used = 0
      }
      used += (line.isEmpty ? 0 : gap) + extent
      line.append((path, size))
    }
    guard !line.isEmpty else { return }
    if !isFirst { depth += lineGap }
    let last = gapOfGrid(items, room: room, gap: gap)
    place(line, start: start, room: room, used: used, gap: last ?? gap, isLast: true)
  }

  /// The distance between items of one size, which form columns on every line, including the last; `nil` for
  /// items of several sizes, whose last line begins at its start with the minimum distance.
  ///
  /// Source: Open Radar 20825965.
  private func gapOfGrid(
    _ items: [(IndexPath, CGSize)],
    room: Double,
    gap: Double
  ) -> Double? {
    guard let size = items.first?.1, items.allSatisfy({ $0.1 == size }) else { return nil }
    let extent = isVertical ? size.width : size.height
    guard extent > 0, extent + gap > 0, room >= 0 else { return nil }
    let count = Double(Int(min((room + gap + 1e-6) / (extent + gap), 1e6)))
    guard count > 1 else { return nil }
    return (room - count * extent) / (count - 1)
  }

  /// Positions a line's items.
  ///
  /// Items are at equal distances from edge to edge; those of the last line, and a single one, at the given
  /// distance. Items of different depths are centered across the line, as in UIKit.
  private mutating func place(
    _ line: [(IndexPath, CGSize)],
    start: Double,
    room: Double,
    used: Double,
    gap: Double,
    isLast: Bool
  ) {
    let deepest = line.map { isVertical ? $0.1.height : $0.1.width }.max() ?? 0
    let spreads = line.count > 1 && !isLast
    let distance = spreads ? gap + max(0, room - used) / Double(line.count - 1) : gap
    var along = start
    // A single item in a line that is not the last is centered.
    if line.count == 1 && !isLast { along += max(0, room - used) / 2 }
    for (path, size) in line {
      let extent = isVertical ? size.width : size.height
      let own = isVertical ? size.height : size.width
      let attributes = layout.makeAttributes(path, kind: nil)
      let frame = rect(
        along: along,
        across: depth + (deepest - own) / 2,
        length: extent,
        depth: own
      )
      attributes.frame = collection.pixelGrid.rounded(frame)
      result.all.append(attributes)
      result.items[path] = attributes
      along += extent + distance
    }
    depth += deepest
  }

  private func size(_ path: IndexPath) -> CGSize {
    if let preferred = layout.preferred[path] { return preferred }
    if layout.estimatedItemSize != .zero {
      let size = layout.estimatedItemSize
      return size == UICollectionViewFlowLayout.automaticSize ? layout.itemSize : size
    }
    return delegate?.collectionView(collection, layout: layout, sizeForItemAt: path)
      ?? layout.itemSize
  }

  /// Mirrors the layout in right-to-left languages.
  private func flip() {
    guard collection.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    let width = max(result.size.width, 0)
    for attributes in result.all {
      attributes.frame.origin.x = width - attributes.frame.maxX
    }
  }
}
