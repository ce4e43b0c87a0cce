import HeadlessUIKit
import InterfaceBuilder

/// Makes switches.
enum SwitchMaker {
  static func make(_ node: ObjectNode, _ values: DocumentValues) -> UISwitch {
    let control = UISwitch()
    control.isOn = node.isOn
    control.isEnabled = node.isEnabled
    if let color = values.colors.color(node.color("onTintColor")) { control.onTintColor = color }
    return control
  }
}
