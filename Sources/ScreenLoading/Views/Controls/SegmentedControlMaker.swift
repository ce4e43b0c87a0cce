import HeadlessUIKit
import InterfaceBuilder

/// Makes segmented controls.
enum SegmentedControlMaker {
  static func make(_ node: ObjectNode, _ values: DocumentValues) -> UISegmentedControl {
    let control = UISegmentedControl(frame: .zero)
    for (index, segment) in node.segments.enumerated() {
      let title = values.texts.text("segmentTitles[\(index)]", of: node) ?? segment.title
      if let image = values.images.image(segment.image, at: node), title?.isEmpty ?? true {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
      if let width = segment.width { control.setWidth(width, forSegmentAt: index) }
      control.setEnabled(segment.isEnabled, forSegmentAt: index)
    }
    control.selectedSegmentIndex = node.selectedSegmentIndex ?? UISegmentedControl.noSegment
    control.apportionsSegmentWidthsByContent = node.apportionsSegmentWidthsByContent
    control.isEnabled = node.isEnabled
    return control
  }
}
