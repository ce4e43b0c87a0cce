public import Foundation

extension UIPasteboard {
  // MARK: The first item

  /// The types of the first item.
  public var types: [String] { contents.items.first.map { $0.keys.sorted() } ?? [] }

  /// Whether the first item has one of some types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    types.contains { pasteboardTypes.contains($0) }
  }

  /// The bytes of the first item in a type.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    contents.items.first?[pasteboardType]?.data(ofType: pasteboardType)
  }

  /// The value of the first item in a type.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    contents.items.first?[pasteboardType]?.value
  }

  /// Replaces the items by one with a value in a type.
  ///
  /// - Parameters:
  ///   - value: A string, a URL, an image, a color, data or a property list; any other value leaves the item
  ///     empty.
  ///   - pasteboardType: The type.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }

  /// Replaces the items by one with bytes in a type.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: data]])
  }

  // MARK: All items

  /// The number of items.
  public var numberOfItems: Int { contents.items.count }

  /// The items, each with its values by type.
  public var items: [[String: Any]] {
    get { contents.items.map { $0.compactMapValues(\.value) } }
    set { setItems(newValue) }
  }

  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: The items, each with its values by type.
  ///   - options: The choices.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    let values = items.map { $0.compactMapValues { PasteboardValue($0) } }
    update(expirationDate: options[.expirationDate] as? Date) { $0 = values }
  }

  /// Appends items to the existing ones.
  public func addItems(_ items: [[String: Any]]) {
    let values = items.map { $0.compactMapValues { PasteboardValue($0) } }
    update { $0 += values }
  }

  /// The types of items.
  ///
  /// - Parameter itemSet: The indexes of the items; `nil` for all.
  /// - Returns: The types item by item; `nil` if an index has no item.
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    chosen(itemSet)?.map { $0.keys.sorted() }
  }

  /// The bytes of items in a type; items without any are left out.
  public func data(
    forPasteboardType pasteboardType: String,
    inItemSet itemSet: IndexSet?
  )
    -> [Data]?
  {
    chosen(itemSet)?.compactMap { $0[pasteboardType]?.data(ofType: pasteboardType) }
  }

  /// The values of items in a type; items without any are left out.
  public func values(
    forPasteboardType pasteboardType: String,
    inItemSet itemSet: IndexSet?
  )
    -> [Any]?
  {
    chosen(itemSet)?.compactMap { $0[pasteboardType]?.value }
  }

  /// The indexes of the items that have one of some types.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let items = contents.items
    let found = items.indices.filter { index in
      items[index].keys.contains { pasteboardTypes.contains($0) }
    }
    return found.isEmpty ? nil : IndexSet(found)
  }

  /// Whether each item of a set has one of some types.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    guard let items = chosen(itemSet), !items.isEmpty else { return false }
    return items.allSatisfy { $0.keys.contains { pasteboardTypes.contains($0) } }
  }

  private func chosen(_ itemSet: IndexSet?) -> [[String: PasteboardValue]]? {
    let items = contents.items
    guard let itemSet else { return items }
    guard itemSet.allSatisfy({ items.indices.contains($0) }) else { return nil }
    return itemSet.map { items[$0] }
  }
}
