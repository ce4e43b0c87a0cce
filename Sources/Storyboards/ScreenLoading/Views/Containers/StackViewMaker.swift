import HeadlessUIKit
import InterfaceBuilder

/// Makes stack views.
enum StackViewMaker {
  static func make(_ node: ObjectNode) -> UIStackView {
    let stack = node.instance(or: UIStackView())
    stack.axis = node[.stackView.axis] == .vertical ? .vertical : .horizontal
    stack.distribution = node[.stackView.distribution].uiKit
    stack.alignment = node[.stackView.alignment].uiKit
    stack.spacing =
      node[.stackView.spacingType] == "standard"
      ? UIStackView.spacingUseSystem : node[.stackView.spacing]
    stack.isBaselineRelativeArrangement = node[.stackView.isBaselineRelativeArrangement]
    stack.isLayoutMarginsRelativeArrangement = node.layoutMargins != nil
    return stack
  }
}
