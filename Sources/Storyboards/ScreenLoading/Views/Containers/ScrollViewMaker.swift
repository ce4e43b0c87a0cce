import HeadlessUIKit
import InterfaceBuilder

/// Makes scroll views.
enum ScrollViewMaker {
  static func make(_ node: ObjectNode) -> UIScrollView {
    let view = node.instance(or: UIScrollView())
    apply(node, to: view)
    return view
  }

  /// Applies the attributes that scroll views of every class have.
  static func apply(_ node: ObjectNode, to view: UIScrollView) {
    if let enabled = node[.scrollView.isScrollEnabled] { view.isScrollEnabled = enabled }
    if let inset = node[.scrollView.contentInset] { view.contentInset = inset }
    view.contentInsetAdjustmentBehavior = node[.scrollView.contentInsetAdjustment].uiKit
  }
}
