import Foundation

/// The items of a group that are beside or below each other.
struct GroupLine {
  private struct Entry {
    var block: GroupBlock
    var item: NSCollectionLayoutItem
  }

  private let group: NSCollectionLayoutGroup
  private let room: CGRect
  private let isHorizontal: Bool
  private var entries: [Entry] = []
  private var used: CGFloat = 0

  init(_ group: NSCollectionLayoutGroup, room: CGRect, isHorizontal: Bool) {
    self.group = group
    self.room = room
    self.isHorizontal = isHorizontal
  }

  private var gap: CGFloat { group.interItemSpacing?.spacing ?? 0 }

  /// Whether the items decide the length of the line.
  var isMeasuredAlong: Bool {
    isHorizontal
      ? group.layoutSize.widthDimension.isMeasured
      : group.layoutSize.heightDimension.isMeasured
  }

  private var isMeasuredAcross: Bool {
    isHorizontal
      ? group.layoutSize.heightDimension.isMeasured
      : group.layoutSize.widthDimension.isMeasured
  }

  /// The size of an item in the line, before it is measured.
  func size(of item: NSCollectionLayoutItem) -> CGSize {
    var size = item.layoutSize.size(in: room.size)
    if group.sharesRoom, let count = group.count, count > 0 {
      let all = isHorizontal ? room.width : room.height
      let share = max(0, (all - CGFloat(count - 1) * gap) / CGFloat(count))
      if isHorizontal { size.width = share } else { size.height = share }
    }
    return size
  }

  private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  /// The distances before and after an item along the line, and across it.
  private func edges(
    _ item: NSCollectionLayoutItem
  ) -> (
    before: CGFloat, after: CGFloat, above: CGFloat, below: CGFloat
  ) {
    let edge = item.edgeSpacing
    let side = (edge?.leading?.spacing ?? 0, edge?.trailing?.spacing ?? 0)
    let end = (edge?.top?.spacing ?? 0, edge?.bottom?.spacing ?? 0)
    return isHorizontal
      ? (side.0, side.1, end.0, end.1) : (end.0, end.1, side.0, side.1)
  }

  private func length(_ block: GroupBlock, _ item: NSCollectionLayoutItem) -> CGFloat {
    let edges = edges(item)
    return edges.before + along(block.size) + edges.after
  }

  func hasRoom(for block: GroupBlock, _ item: NSCollectionLayoutItem) -> Bool {
    // The sum of fractions such as a third is not exact.
    used + gap + length(block, item) <= along(room.size) + 0.01
  }

  mutating func add(_ block: GroupBlock, _ item: NSCollectionLayoutItem) {
    used += (entries.isEmpty ? 0 : gap) + length(block, item)
    entries.append(Entry(block: block, item: item))
  }

  /// The group with its items at their places.
  func finished(_ size: CGSize) -> GroupBlock {
    var result = GroupBlock(size: size)
    var position: CGFloat = 0
    var deepest: CGFloat = 0
    let distance = self.distance
    let uniform = uniformDepth
    for entry in entries {
      let edges = edges(entry.item)
      position += edges.before
      let origin =
        isHorizontal
        ? CGPoint(x: room.minX + position, y: room.minY + edges.above)
        : CGPoint(x: room.minX + edges.above, y: room.minY + position)
      result.add(stretched(entry, to: uniform), at: origin)
      position += along(entry.block.size) + edges.after + distance
      deepest = max(deepest, edges.above + across(entry.block.size) + edges.below)
    }
    if !entries.isEmpty { position -= distance }
    if isMeasuredAlong {
      if isHorizontal { result.size.width = position } else { result.size.height = position }
    }
    if isMeasuredAcross {
      if isHorizontal { result.size.height = deepest } else { result.size.width = deepest }
    }
    return result
  }

  private var distance: CGFloat {
    guard let spacing = group.interItemSpacing, spacing.isFlexibleSpacing, entries.count > 1,
      !isMeasuredAlong
    else { return gap }
    return gap + max(0, along(room.size) - used) / CGFloat(entries.count - 1)
  }

  /// The depth of the items that are as deep as the deepest of them.
  private var uniformDepth: CGFloat {
    entries.filter { isUniform($0.item) }.map { across($0.block.size) }.max() ?? 0
  }

  private func isUniform(_ item: NSCollectionLayoutItem) -> Bool {
    isHorizontal
      ? item.layoutSize.heightDimension.isUniformAcrossSiblings
      : item.layoutSize.widthDimension.isUniformAcrossSiblings
  }

  private func stretched(_ entry: Entry, to depth: CGFloat) -> GroupBlock {
    guard isUniform(entry.item), !(entry.item is NSCollectionLayoutGroup) else {
      return entry.block
    }
    var block = entry.block
    for index in block.pieces.indices {
      if isHorizontal {
        block.pieces[index].frame.size.height = depth
      } else {
        block.pieces[index].frame.size.width = depth
      }
    }
    return block
  }
}
