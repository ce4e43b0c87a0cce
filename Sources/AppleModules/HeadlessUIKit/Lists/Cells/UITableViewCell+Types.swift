import Foundation

/// The grouping of the rows of a table: `UITableView.Style`.
public enum UITableViewStyle: Int, Hashable, Sendable, CaseIterable {
  case plain, grouped, insetGrouped
}

extension UITableViewCell {
  /// The arrangement of a cell's own labels.
  public enum CellStyle: Int, Hashable, Sendable, CaseIterable {
    /// A single label.
    case `default`
    /// A label on the leading side and one on the trailing side.
    case value1
    /// A narrow label with another one beside it.
    case value2
    /// Two labels, one above the other.
    case subtitle
  }

  /// The control at the trailing side.
  public enum AccessoryType: Int, Hashable, Sendable, CaseIterable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The looks of a selected cell.
  public enum SelectionStyle: Int, Hashable, Sendable, CaseIterable {
    case none, blue, gray, `default`
  }

  /// The line between cells.
  public enum SeparatorStyle: Int, Hashable, Sendable, CaseIterable {
    case none, singleLine, singleLineEtched
  }

  /// The editing control before the content of a row, for deleting or inserting.
  public enum EditingStyle: Int, Hashable, Sendable, CaseIterable {
    case none, delete, insert
  }
}
