import Foundation

/// The items of one section in order, with hierarchy, as a value.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Entry {
    var item: ItemIdentifierType
    var level: Int
    var isExpanded = false
  }

  /// All items, each followed by its children.
  private var entries: [Entry] = []

  /// Creates a section without items.
  public init() {}

  /// All items, including those below collapsed items.
  public var items: [ItemIdentifierType] { entries.map(\.item) }
  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] {
    entries.filter { $0.level == 0 }.map(\.item)
  }
  /// The visible items: those whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var hiddenLevel = Int.max
    for entry in entries {
      if entry.level > hiddenLevel { continue }
      result.append(entry.item)
      hiddenLevel = entry.isExpanded ? Int.max : entry.level
    }
    return result
  }

  /// Appends items at the end, or as the last children of an item.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else {
      entries += items.map { Entry(item: $0, level: 0) }
      return
    }
    guard let place = place(of: parent) else { return }
    let new = items.map { Entry(item: $0, level: entries[place].level + 1) }
    entries.insert(contentsOf: new, at: end(of: place))
  }

  /// Adds items before another.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let place = place(of: item) else { return }
    let level = entries[place].level
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: place)
  }

  /// Adds items after another and those below it.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let place = place(of: item) else { return }
    let level = entries[place].level
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: end(of: place))
  }

  /// Removes items and those below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let place = place(of: item) else { continue }
      entries.removeSubrange(place..<end(of: place))
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { entries = [] }

  /// Expands items, which shows their children.
  public mutating func expand(_ items: [ItemIdentifierType]) { set(items, isExpanded: true) }

  /// Collapses items, which hides their children.
  public mutating func collapse(_ items: [ItemIdentifierType]) { set(items, isExpanded: false) }

  /// Whether the section has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { place(of: item) != nil }

  /// Whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    place(of: item).map { entries[$0].isExpanded } ?? false
  }

  /// Whether an item is visible.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

  /// The depth of an item: 0 without a parent.
  public func level(of item: ItemIdentifierType) -> Int {
    place(of: item).map { entries[$0].level } ?? 0
  }

  /// The index of an item among all.
  public func index(of item: ItemIdentifierType) -> Int? { place(of: item) }

  /// The parent of an item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let place = place(of: child) else { return nil }
    return entries[..<place].last { $0.level < entries[place].level }?.item
  }

  private func place(of item: ItemIdentifierType) -> Int? {
    entries.firstIndex { $0.item == item }
  }

  /// The place after an item and those below it.
  private func end(of place: Int) -> Int {
    entries[(place + 1)...].firstIndex { $0.level <= entries[place].level } ?? entries.count
  }

  private mutating func set(_ items: [ItemIdentifierType], isExpanded: Bool) {
    for item in items {
      if let place = place(of: item) { entries[place].isExpanded = isExpanded }
    }
  }
}

extension UICollectionViewDiffableDataSource {
  /// Replaces the items of a section by the visible items of a snapshot.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }
}
