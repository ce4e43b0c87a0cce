import HeadlessUIKit
import InterfaceBuilder

extension UIControlState {
  init?(named name: String) {
    switch name {
    case "normal": self = .normal
    case "highlighted": self = .highlighted
    case "selected": self = .selected
    case "disabled": self = .disabled
    case "focused": self = .focused
    default: return nil
    }
  }
}

extension Words.ButtonType {
  var uiKit: UIButton.ButtonType {
    switch self {
    case .custom: .custom
    case .system: .system
    case .detailDisclosure: .detailDisclosure
    case .infoLight: .infoLight
    case .infoDark: .infoDark
    case .contactAdd: .contactAdd
    case .close: .close
    case .roundedRect: .system
    }
  }
}

extension Words.HorizontalAlignment {
  var uiKit: UIControl.ContentHorizontalAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .leading: .leading
    case .trailing: .trailing
    case .fill: .fill
    case .center: .center
    }
  }
}

extension Words.VerticalAlignment {
  var uiKit: UIControl.ContentVerticalAlignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .fill: .fill
    case .center: .center
    }
  }
}
