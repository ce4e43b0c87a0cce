import HeadlessUIKit
import InterfaceBuilder

extension Words.ContentMode {
  var uiKit: UIView.ContentMode { value(or: .scaleToFill) }
}
