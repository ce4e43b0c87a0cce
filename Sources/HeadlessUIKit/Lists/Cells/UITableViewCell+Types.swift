import Foundation

/// How the rows of a table are grouped: `UITableView.Style`.
public enum UITableViewStyle: Int, Hashable, Sendable, CaseIterable {
  case plain, grouped, insetGrouped
}

extension UITableViewCell {
  /// The arrangement of a cell's own labels.
  public enum CellStyle: Int, Hashable, Sendable, CaseIterable {
    /// One label.
    case `default`
    /// A label at the leading side and one at the trailing side.
    case value1
    /// A narrow label and one beside it.
    case value2
    /// Two labels one above the other.
    case subtitle
  }

  /// The control at the trailing side.
  public enum AccessoryType: Int, Hashable, Sendable, CaseIterable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Hashable, Sendable, CaseIterable {
    case none, blue, gray, `default`
  }

  /// The line between cells.
  public enum SeparatorStyle: Int, Hashable, Sendable, CaseIterable {
    case none, singleLine, singleLineEtched
  }

  /// How a row is edited: with a control before its content that deletes or inserts.
  public enum EditingStyle: Int, Hashable, Sendable, CaseIterable {
    case none, delete, insert
  }
}
