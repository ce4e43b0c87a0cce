import HeadlessUIKit
import InterfaceBuilder

/// Makes sliders.
enum SliderMaker {
  static func make(_ node: ObjectNode, _ values: DocumentValues) -> UISlider {
    let control = UISlider()
    control.minimumValue = Float(node.minimumValue)
    control.maximumValue = Float(node.maximumValue)
    control.value = Float(node.numericValue)
    control.isEnabled = node.isEnabled
    control.minimumValueImage = values.images.image(node.image("minimumValueImage"), at: node)
    control.maximumValueImage = values.images.image(node.image("maximumValueImage"), at: node)
    return control
  }
}
