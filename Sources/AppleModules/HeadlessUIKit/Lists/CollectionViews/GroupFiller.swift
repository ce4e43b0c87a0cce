import Foundation

/// Fills groups with the items of a section, in order.
struct GroupFiller {
  let section: Int
  let itemCount: Int
  /// The measured sizes of views.
  let measured: [CompositionalKey: CGSize]
  let traits: UITraitCollection
  /// The next item.
  private(set) var next = 0

  init(
    section: Int,
    itemCount: Int,
    measured: [CompositionalKey: CGSize],
    traits: UITraitCollection
  ) {
    self.section = section
    self.itemCount = itemCount
    self.measured = measured
    self.traits = traits
  }

  var isAtEnd: Bool { next >= itemCount }

  /// The group with the next items, in a container.
  mutating func fill(_ group: NSCollectionLayoutGroup, in container: CGSize) -> GroupBlock {
    fill(group, size: group.layoutSize.size(in: container))
  }

  private mutating func fill(_ group: NSCollectionLayoutGroup, size: CGSize) -> GroupBlock {
    let room = group.contentInsets.inside(
      CGRect(origin: .zero, size: size),
      of: group.layoutSize
    )
    switch group.arrangement {
    case .custom(let provider): return fill(group, provider, size: size)
    case .horizontal: return fill(group, GroupLine(group, room: room, isHorizontal: true), size)
    case .vertical: return fill(group, GroupLine(group, room: room, isHorizontal: false), size)
    }
  }

  private mutating func fill(
    _ group: NSCollectionLayoutGroup,
    _ provider: NSCollectionLayoutGroupCustomItemProvider,
    size: CGSize
  ) -> GroupBlock {
    let places = provider(
      CompositionalEnvironment(size, traits, insets: group.contentInsets)
    )
    var block = GroupBlock(size: size)
    for place in places where !isAtEnd {
      block.pieces.append(.init(index: next, frame: place.frame, zIndex: place.zIndex))
      next += 1
    }
    if places.isEmpty { next = itemCount }
    return block
  }

  /// Fills a line with items.
  private mutating func fill(
    _ group: NSCollectionLayoutGroup,
    _ emptyLine: GroupLine,
    _ size: CGSize
  ) -> GroupBlock {
    var line = emptyLine
    var place = 0
    while !isAtEnd, !group.subitems.isEmpty {
      if let count = group.count, place >= count { break }
      let item = group.subitems[place % group.subitems.count]
      // The first of each is always placed; then they are repeated while they fit.
      let mustFit = group.count == nil && place >= group.subitems.count
      if mustFit, line.isMeasuredAlong { break }
      let before = next
      let block = block(item, in: line)
      guard !mustFit || line.hasRoom(for: block, item) else {
        next = before
        break
      }
      line.add(block, item)
      place += 1
    }
    return line.finished(size)
  }

  /// An item or a group as an item of a line.
  private mutating func block(_ item: NSCollectionLayoutItem, in line: GroupLine) -> GroupBlock {
    let size = line.size(of: item)
    if let group = item as? NSCollectionLayoutGroup { return fill(group, size: size) }
    let key = CompositionalKey(kind: nil, path: IndexPath(item: next, section: section))
    let own = size.measured(by: measured[key], as: item.layoutSize)
    let piece = GroupBlock.Piece(
      index: next,
      frame: CGRect(origin: .zero, size: own),
      item: item
    )
    next += 1
    return GroupBlock(size: own, pieces: [piece])
  }
}

extension CGSize {
  /// The size with the measured lengths of a view, where the content determines them.
  func measured(by size: CGSize?, as layoutSize: NSCollectionLayoutSize) -> CGSize {
    guard let size else { return self }
    return CGSize(
      width: layoutSize.widthDimension.isMeasured ? size.width : width,
      height: layoutSize.heightDimension.isMeasured ? size.height : height
    )
  }
}
