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
  var uiKit: UITableViewCell.AccessoryType { value(or: .none) }
}

extension Words.TableStyle {
  var uiKit: UITableView.Style { value(or: .plain) }
}
