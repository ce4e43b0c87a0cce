import DynamicType
import Foundation

/// An accessory on the trailing side of a list row.
public struct UICellAccessory {
  enum Kind: Equatable {
    case disclosureIndicator, checkmark, detail
    case label(String)
  }

  let kind: Kind

  /// A chevron: a tap leads to another screen.
  public static func disclosureIndicator() -> UICellAccessory {
    UICellAccessory(kind: .disclosureIndicator)
  }

  /// A check mark: the row is selected.
  public static func checkmark() -> UICellAccessory { UICellAccessory(kind: .checkmark) }

  /// A round button for details.
  public static func detail() -> UICellAccessory { UICellAccessory(kind: .detail) }

  /// A short text.
  public static func label(text: String) -> UICellAccessory { UICellAccessory(kind: .label(text)) }

  /// The accessory of tables that looks the same; `nil` for a text.
  var tableType: UITableViewCell.AccessoryType? {
    switch kind {
    case .disclosureIndicator: .disclosureIndicator
    case .checkmark: .checkmark
    case .detail: .detailButton
    case .label: nil
    }
  }
}
