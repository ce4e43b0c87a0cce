import HeadlessUIKit
import InterfaceBuilder

/// Makes page controls.
enum PageControlMaker {
  static func make(_ node: ObjectNode, _ values: DocumentValues) -> UIPageControl {
    let control = node.instance(or: UIPageControl())
    control.numberOfPages = node[.pageControl.numberOfPages]
    control.currentPage = node[.pageControl.currentPage]
    control.hidesForSinglePage = node[.pageControl.hidesForSinglePage]
    let colors = values.colors
    if let color = colors.color(node[.pageControl.pageIndicatorTintColor]) {
      control.pageIndicatorTintColor = color
    }
    if let color = colors.color(node[.pageControl.currentPageIndicatorTintColor]) {
      control.currentPageIndicatorTintColor = color
    }
    ControlAttributes.apply(node, to: control)
    return control
  }
}
