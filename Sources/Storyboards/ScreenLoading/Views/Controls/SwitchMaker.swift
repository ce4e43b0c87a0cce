import HeadlessUIKit
import InterfaceBuilder

/// Makes switches.
enum SwitchMaker {
  static func make(_ node: ObjectNode, _ values: DocumentValues) -> UISwitch {
    let control = node.instance(or: UISwitch())
    control.isOn = node[.switch.isOn]
    if let color = values.colors.color(node[.switch.onTintColor]) { control.onTintColor = color }
    if let color = values.colors.color(node[.switch.thumbTintColor]) {
      control.thumbTintColor = color
    }
    ControlAttributes.apply(node, to: control)
    return control
  }
}
