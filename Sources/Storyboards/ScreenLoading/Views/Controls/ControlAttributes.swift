import HeadlessUIKit
import InterfaceBuilder

/// Applies the attributes that every control has.
enum ControlAttributes {
  static func apply(_ node: ObjectNode, to control: UIControl) {
    control.isEnabled = node[.control.isEnabled]
    control.isSelected = node[.control.isSelected]
    control.isHighlighted = node[.control.isHighlighted]
    control.contentHorizontalAlignment = node[.control.contentHorizontalAlignment].uiKit
    control.contentVerticalAlignment = node[.control.contentVerticalAlignment].uiKit
  }
}
