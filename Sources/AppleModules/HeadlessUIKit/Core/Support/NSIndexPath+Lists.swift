#if !canImport(ObjectiveC)
public import Foundation

extension NSIndexPath {
  /// The number of the section.
  public var section: Int { length > 0 ? index(atPosition: 0) : NSNotFound }

  /// The number of the row in its section.
  public var row: Int { length > 1 ? index(atPosition: 1) : NSNotFound }

  /// The number of the item in its section.
  public var item: Int { row }

  /// Creates the place of a row.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// Creates the place of an item.
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }
}
#endif
