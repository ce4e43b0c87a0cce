public import Foundation

extension UITableView {
  /// The grouping of rows.
  public typealias Style = UITableViewStyle

  /// The position to which a row is scrolled.
  public enum ScrollPosition: Int, Hashable, Sendable, CaseIterable {
    case none, top, middle, bottom
  }

  /// The animations of a change of rows; nothing is animated here.
  public enum RowAnimation: Int, Hashable, Sendable, CaseIterable {
    case fade = 0, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The reference of separator insets.
  public enum SeparatorInsetReference: Int, Hashable, Sendable, CaseIterable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// Represents a size that the content determines.
  public static let automaticDimension: CGFloat = -1
}

extension IndexPath {
  /// The path of a row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The path of an item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section of a row or item.
  public var section: Int { isEmpty ? 0 : self[0] }

  /// The row in its section.
  public var row: Int { count > 1 ? self[1] : 0 }

  /// The item in its section.
  public var item: Int { count > 1 ? self[1] : 0 }
}
