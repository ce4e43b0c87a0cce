import HeadlessUIKit
import InterfaceBuilder

/// Makes stack views.
enum StackViewMaker {
  static func make(_ node: ObjectNode) -> UIStackView {
    let stack = UIStackView()
    stack.axis = node.axis == .vertical ? .vertical : .horizontal
    stack.distribution = node.distribution.uiKit
    stack.alignment = node.stackAlignment.uiKit
    stack.spacing = node.usesStandardSpacing ? UIStackView.spacingUseSystem : node.spacing
    stack.isBaselineRelativeArrangement = node.isBaselineRelativeArrangement
    stack.isLayoutMarginsRelativeArrangement = node.isLayoutMarginsRelativeArrangement
    return stack
  }
}
