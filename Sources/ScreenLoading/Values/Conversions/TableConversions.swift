import HeadlessUIKit
import InterfaceBuilder

extension Words.CellStyle {
  var uiKit: UITableViewCell.CellStyle {
    switch self {
    case .custom, .basic: .default
    case .value1: .value1
    case .value2: .value2
    case .subtitle: .subtitle
    }
  }
}

extension Words.AccessoryType {
  var uiKit: UITableViewCell.AccessoryType {
    switch self {
    case .none: .none
    case .disclosureIndicator: .disclosureIndicator
    case .detailDisclosureButton: .detailDisclosureButton
    case .checkmark: .checkmark
    case .detailButton: .detailButton
    }
  }
}

extension Words.TableStyle {
  var uiKit: UITableView.Style {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
