import HeadlessUIKit
import InterfaceBuilder

/// Makes page controls.
enum PageControlMaker {
  static func make(_ node: ObjectNode) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = node.numberOfPages
    return control
  }
}
