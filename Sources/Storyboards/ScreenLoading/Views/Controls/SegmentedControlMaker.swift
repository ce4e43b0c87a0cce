import HeadlessUIKit
import InterfaceBuilder

/// Makes segmented controls.
enum SegmentedControlMaker {
  static func make(_ node: ObjectNode, _ values: DocumentValues) -> UISegmentedControl {
    let control = node.instance(or: UISegmentedControl(frame: .zero))
    for (index, segment) in node[.segmentedControl.segments].enumerated() {
      let title =
        values.texts.text("segmentTitles[\(index)]", of: node, own: segment[.segment.title])
      if let image = values.images.image(segment[.segment.image], at: node), title?.isEmpty ?? true
      {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
      let width = segment[.segment.width]
      if width > 0 { control.setWidth(width, forSegmentAt: index) }
      control.setEnabled(segment[.segment.isEnabled], forSegmentAt: index)
    }
    let selected = node[.segmentedControl.selectedSegmentIndex]
    control.isMomentary = node[.segmentedControl.momentary]
    control.selectedSegmentIndex =
      selected < 0 || control.isMomentary ? UISegmentedControl.noSegment : selected
    control.apportionsSegmentWidthsByContent =
      node[.segmentedControl.apportionsSegmentWidthsByContent]
    if let color = values.colors.color(node[.segmentedControl.selectedSegmentTintColor]) {
      control.selectedSegmentTintColor = color
    }
    ControlAttributes.apply(node, to: control)
    return control
  }
}
