public import Foundation

/// Sorts objects by their names into the sections of an index: here those of the Latin letters.
open class UILocalizedIndexedCollation: NSObject {
  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init)

  /// The sections of the program's language.
  open class func current() -> UILocalizedIndexedCollation { UILocalizedIndexedCollation() }

  public override init() { super.init() }

  open var sectionTitles: [String] { Self.letters }
  open var sectionIndexTitles: [String] { Self.letters }

  /// The section of an entry of the index.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// The section of a name: that of its first letter without accents, or the last.
  open func section(forName name: String) -> Int {
    let plain = name.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    let first = plain.prefix(1).uppercased()
    return Self.letters.firstIndex(of: first) ?? Self.letters.count - 1
  }

  /// The section of an object, by a property with its name.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    section(forName: Self.name(object, selector))
  }

  /// The objects in the order of their names.
  open func sortedArray(
    from array: [Any],
    collationStringSelector selector: Selector
  ) -> [Any] {
    array.enumerated().sorted {
      let left = Self.name($0.element, selector)
      let right = Self.name($1.element, selector)
      let order = left.compare(right, options: [.caseInsensitive, .diacriticInsensitive])
      return order == .orderedSame ? $0.offset < $1.offset : order == .orderedAscending
    }
    .map(\.element)
  }

  private static func name(_ object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    return (object as? NSObject)?.value(forKey: NSStringFromSelector(selector)) as? String ?? ""
  }
}
