import DynamicType
import HeadlessUIKit
import InterfaceBuilder

extension LoadContext {
  func makeStackView(_ node: ObjectNode) -> UIView {
    let stack = UIStackView()
    stack.axis = node.axis == .vertical ? .vertical : .horizontal
    stack.distribution =
      switch node.distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    stack.alignment =
      switch node.stackAlignment {
      case .fill: .fill
      case .leading: .leading
      case .top: .top
      case .center: .center
      case .trailing: .trailing
      case .bottom: .bottom
      case .firstBaseline: .firstBaseline
      case .lastBaseline: .lastBaseline
      }
    stack.spacing = node.usesStandardSpacing ? UIStackView.spacingUseSystem : node.spacing
    stack.isBaselineRelativeArrangement = node.isBaselineRelativeArrangement
    stack.isLayoutMarginsRelativeArrangement = node.isLayoutMarginsRelativeArrangement
    return stack
  }

  func makeScrollView(_ node: ObjectNode) -> UIView {
    let view = UIScrollView()
    applyScrolling(view, node)
    return view
  }

  func makeCollectionView(_ node: ObjectNode) -> UIView {
    guard isCanvas else { return makeRealCollection(node) }
    makeCanvasCells(of: node)
    return UIView()
  }

  func makeTableView(_ node: ObjectNode) -> UIView {
    guard isCanvas else { return makeRealTable(node) }
    makeCanvasCells(of: node)
    return UIScrollView(frame: .zero)
  }

  func applyScrolling(_ view: UIScrollView, _ node: ObjectNode) {
    if let enabled = node.bool("scrollEnabled") { view.isScrollEnabled = enabled }
    if let inset = node.contentInset { view.contentInset = inset }
    view.contentInsetAdjustmentBehavior =
      switch node.contentInsetAdjustment {
      case .automatic: .automatic
      case .scrollableAxes: .scrollableAxes
      case .never: .never
      case .always: .always
      }
  }
}
