import HeadlessUIKit
import InterfaceBuilder

extension UIControlState {
  private static let named: [String: UIControlState] = [
    "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
    "focused": .focused,
  ]

  /// Creates the state of a key of a document.
  init?(named name: String) {
    guard let state = Self.named[name] else { return nil }
    self = state
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
  var uiKit: UIControl.ContentHorizontalAlignment { value(or: .center) }
}

extension Words.VerticalAlignment {
  var uiKit: UIControl.ContentVerticalAlignment { value(or: .center) }
}
