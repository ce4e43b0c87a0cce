import HeadlessUIKit
import InterfaceBuilder

/// Makes steppers.
enum StepperMaker {
  static func make(_ node: ObjectNode) -> UIStepper {
    let control = node.instance(or: UIStepper())
    control.minimumValue = node[.stepper.minimumValue]
    control.maximumValue = node[.stepper.maximumValue]
    control.value = node[.stepper.value]
    ControlAttributes.apply(node, to: control)
    return control
  }
}
