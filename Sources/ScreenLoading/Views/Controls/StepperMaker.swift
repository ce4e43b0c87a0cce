import HeadlessUIKit
import InterfaceBuilder

/// Makes steppers.
enum StepperMaker {
  static func make(_ node: ObjectNode) -> UIStepper {
    let control = UIStepper()
    control.minimumValue = node.minimumValue
    control.maximumValue = node.maximumValue
    control.value = node.numericValue
    control.isEnabled = node.isEnabled
    return control
  }
}
