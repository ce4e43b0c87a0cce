import HeadlessUIKit
import InterfaceBuilder

/// Makes sliders.
enum SliderMaker {
  static func make(_ node: ObjectNode, _ values: DocumentValues) -> UISlider {
    let control = node.instance(or: UISlider())
    control.minimumValue = Float(node[.slider.minimumValue])
    control.maximumValue = Float(node[.slider.maximumValue])
    control.value = Float(node[.slider.value])
    control.minimumValueImage = values.images.image(node[.slider.minimumValueImage], at: node)
    control.maximumValueImage = values.images.image(node[.slider.maximumValueImage], at: node)
    let colors = values.colors
    if let color = colors.color(node[.slider.minimumTrackTintColor]) {
      control.minimumTrackTintColor = color
    }
    if let color = colors.color(node[.slider.maximumTrackTintColor]) {
      control.maximumTrackTintColor = color
    }
    if let color = colors.color(node[.slider.thumbTintColor]) { control.thumbTintColor = color }
    ControlAttributes.apply(node, to: control)
    return control
  }
}
