import Foundation
import LayoutGeometry

/// Places the groups, headers, footers and backgrounds of sections, in order.
struct SectionFiller {
  private let layout: UICollectionViewCompositionalLayout
  private let collection: UICollectionView
  private let isVertical: Bool
  private let measured: [CompositionalKey: CGSize]
  /// The space of the collection without its content insets.
  let room: CGSize
  /// The start of the next section.
  var position: CGFloat = 0
  private(set) var elements: [UICollectionViewLayoutAttributes] = []

  init(
    _ layout: UICollectionViewCompositionalLayout,
    _ collection: UICollectionView,
    measured: [CompositionalKey: CGSize]
  ) {
    self.layout = layout
    self.collection = collection
    self.measured = measured
    isVertical = layout.configuration.scrollDirection == .vertical
    let insets = collection.adjustedContentInset
    room = CGSize(
      width: max(0, collection.bounds.width - insets.left - insets.right),
      height: max(0, collection.bounds.height - insets.top - insets.bottom)
    )
  }

  var contentSize: CGSize {
    isVertical
      ? CGSize(width: room.width, height: position)
      : CGSize(width: position, height: room.height)
  }

  mutating func add(_ attributes: UICollectionViewLayoutAttributes) {
    elements.append(attributes)
  }

  /// Places the next section.
  mutating func fill(_ section: NSCollectionLayoutSection, _ index: Int) {
    let start = position
    let path = IndexPath(item: 0, section: index)
    let outer = outerInsets(section)
    let insets = section.contentInsets
    let sides = (
      leading: outer.leading + insets.leading, trailing: outer.trailing + insets.trailing
    )
    let follows = section.supplementariesFollowContentInsets
    let line = boundaryLine(
      leading: follows ? sides.leading : outer.leading,
      trailing: follows ? sides.trailing : outer.trailing,
      insets
    )
    addEnds(section.boundarySupplementaryItems, isHeader: true, line, path)
    let contentStart = position
    position += isVertical ? insets.top : insets.leading
    let container = CGSize(
      width: max(0, room.width - (isVertical ? sides.leading + sides.trailing : 0)),
      height: max(0, room.height - insets.top - insets.bottom)
    )
    let origin = CGPoint(x: isVertical ? sides.leading : 0, y: isVertical ? 0 : insets.top)
    fillGroups(section, index, container: container, origin: origin)
    position += isVertical ? insets.bottom : insets.trailing
    addBackgrounds(section, from: contentStart, path, outer)
    addEnds(section.boundarySupplementaryItems, isHeader: false, line, path)
    addOverlays(section.boundarySupplementaryItems, from: start, line, path)
  }

  /// Places headers or footers of the whole layout.
  mutating func fillEnds(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem],
    isHeader: Bool
  ) {
    let line = boundaryLine(leading: 0, trailing: 0, NSDirectionalEdgeInsets())
    addEnds(items, isHeader: isHeader, line, IndexPath(index: 0))
  }

  /// The insets at the sides, from the section's reference area.
  private func outerInsets(_ section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
    var reference = section.contentInsetsReference
    if reference == .automatic { reference = layout.configuration.contentInsetsReference }
    switch reference {
    case .none: return NSDirectionalEdgeInsets()
    case .automatic, .safeArea:
      let safe = collection.safeAreaInsets
      let taken = collection.adjustedContentInset
      return NSDirectionalEdgeInsets(
        top: 0,
        leading: max(0, safe.left - taken.left),
        bottom: 0,
        trailing: max(0, safe.right - taken.right)
      )
    case .layoutMargins, .readableContent:
      let margins = collection.layoutMargins
      return NSDirectionalEdgeInsets(
        top: 0,
        leading: margins.left,
        bottom: 0,
        trailing: margins.right
      )
    }
  }

  // MARK: Groups

  private mutating func fillGroups(
    _ section: NSCollectionLayoutSection,
    _ index: Int,
    container: CGSize,
    origin: CGPoint
  ) {
    var filler = GroupFiller(
      section: index,
      itemCount: collection.itemCount(index),
      measured: measured,
      traits: collection.traitCollection
    )
    let crosses = section.orthogonalScrollingBehavior != .none
    // Groups follow each other along the scrolling direction, or across it.
    let runsDown = isVertical != crosses
    var along: CGFloat = 0
    var depth: CGFloat = 0
    let limit = runsDown ? room.height : room.width
    var isFirst = true
    while !filler.isAtEnd {
      let group = filler.fill(section.group, in: container)
      if isFirst, section.orthogonalScrollingBehavior == .groupPagingCentered {
        let extent = runsDown ? group.size.height : group.size.width
        along = max(0, ((runsDown ? container.height : container.width) - extent) / 2)
      }
      isFirst = false
      let shift = CGPoint(
        x: origin.x + (runsDown ? 0 : along) + (isVertical ? 0 : position),
        y: origin.y + (runsDown ? along : 0) + (isVertical ? position : 0)
      )
      add(group, at: shift, section: index)
      if !crosses || along < limit {
        depth = max(depth, runsDown ? group.size.width : group.size.height)
      }
      along += (runsDown ? group.size.height : group.size.width) + section.interGroupSpacing
    }
    guard !isFirst else { return }
    position += crosses ? depth : along - section.interGroupSpacing
  }

  private mutating func add(_ group: GroupBlock, at shift: CGPoint, section: Int) {
    for piece in group.pieces {
      let path = IndexPath(item: piece.index, section: section)
      let attributes = layout.makeAttributes(path, kind: nil)
      var frame = piece.frame.offsetBy(dx: shift.x, dy: shift.y)
      if let item = piece.item {
        frame = item.contentInsets.inside(frame, of: item.layoutSize)
        attributes.take(item.layoutSize)
      } else {
        attributes.sizing = .fixed
      }
      attributes.zIndex = piece.zIndex
      attributes.frame = collection.pixelGrid.rounded(frame)
      elements.append(attributes)
      for badge in piece.item?.supplementaryItems ?? [] {
        addBadge(badge, frame: badge.frame(in: frame), path)
      }
    }
  }

  private mutating func addBadge(
    _ item: NSCollectionLayoutSupplementaryItem,
    frame: CGRect,
    _ path: IndexPath
  ) {
    let attributes = layout.makeAttributes(path, kind: item.elementKind)
    attributes.take(item.layoutSize)
    attributes.zIndex = item.zIndex
    attributes.frame = collection.pixelGrid.rounded(
      CGRect(origin: frame.origin, size: size(frame.size, of: item, path))
    )
    elements.append(attributes)
  }

  private func size(
    _ size: CGSize,
    of item: NSCollectionLayoutSupplementaryItem,
    _ path: IndexPath
  ) -> CGSize {
    let key = CompositionalKey(kind: item.elementKind, path: path)
    return size.measured(by: measured[key], as: item.layoutSize)
  }

  // MARK: Headers, footers and backgrounds

  /// The extent of headers and footers across the scrolling direction.
  private func boundaryLine(
    leading: CGFloat,
    trailing: CGFloat,
    _ insets: NSDirectionalEdgeInsets
  ) -> CGRect {
    isVertical
      ? CGRect(
        x: leading,
        y: 0,
        width: max(0, room.width - leading - trailing),
        height: room.height
      )
      : CGRect(
        x: 0,
        y: insets.top,
        width: room.width,
        height: max(0, room.height - insets.top - insets.bottom)
      )
  }

  private mutating func addEnds(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem],
    isHeader: Bool,
    _ line: CGRect,
    _ path: IndexPath
  ) {
    let edge: NSDirectionalRectEdge =
      isVertical ? (isHeader ? .top : .bottom) : (isHeader ? .leading : .trailing)
    for item in items where item.extendsBoundary && item.alignment.edges.contains(edge) {
      let frame = boundaryFrame(item, line, path, at: position)
      addEnd(item, frame.offsetBy(dx: item.offset.x, dy: item.offset.y), path)
      position += isVertical ? frame.height : frame.width
    }
  }

  /// Headers and footers that are over the section.
  private mutating func addOverlays(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem],
    from start: CGFloat,
    _ line: CGRect,
    _ path: IndexPath
  ) {
    let after: NSDirectionalRectEdge = isVertical ? .bottom : .trailing
    for item in items where !item.extendsBoundary {
      var frame = boundaryFrame(item, line, path, at: start)
      if item.alignment.edges.contains(after) {
        if isVertical {
          frame.origin.y = position - frame.height
        } else {
          frame.origin.x = position - frame.width
        }
      }
      addEnd(item, frame.offsetBy(dx: item.offset.x, dy: item.offset.y), path)
    }
  }

  private func boundaryFrame(
    _ item: NSCollectionLayoutBoundarySupplementaryItem,
    _ line: CGRect,
    _ path: IndexPath,
    at position: CGFloat
  ) -> CGRect {
    let size = size(item.layoutSize.size(in: line.size), of: item, path)
    let edges = item.alignment.edges
    var origin = CGPoint(x: position, y: position)
    if isVertical {
      origin.x =
        edges.contains(.leading)
        ? line.minX
        : edges.contains(.trailing) ? line.maxX - size.width : line.midX - size.width / 2
    } else {
      origin.y =
        edges.contains(.top)
        ? line.minY
        : edges.contains(.bottom) ? line.maxY - size.height : line.midY - size.height / 2
    }
    return CGRect(origin: origin, size: size)
  }

  private mutating func addEnd(
    _ item: NSCollectionLayoutSupplementaryItem,
    _ frame: CGRect,
    _ path: IndexPath
  ) {
    let attributes = layout.makeAttributes(path, kind: item.elementKind)
    attributes.take(item.layoutSize)
    attributes.zIndex = item.zIndex
    attributes.frame = collection.pixelGrid.rounded(frame)
    elements.append(attributes)
  }

  private mutating func addBackgrounds(
    _ section: NSCollectionLayoutSection,
    from start: CGFloat,
    _ path: IndexPath,
    _ outer: NSDirectionalEdgeInsets
  ) {
    for item in section.decorationItems {
      let frame =
        isVertical
        ? CGRect(
          x: outer.leading,
          y: start,
          width: max(0, room.width - outer.leading - outer.trailing),
          height: position - start
        )
        : CGRect(x: start, y: 0, width: position - start, height: room.height)
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind,
        with: path
      )
      attributes.zIndex = item.zIndex
      attributes.sizing = .fixed
      attributes.frame = collection.pixelGrid.rounded(
        item.contentInsets.inside(frame, of: item.layoutSize)
      )
      elements.append(attributes)
    }
  }
}
