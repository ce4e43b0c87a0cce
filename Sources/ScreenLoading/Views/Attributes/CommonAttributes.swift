import DynamicType
import HeadlessUIKit
import InterfaceBuilder

/// Applies the attributes that every view may have.
struct CommonAttributes {
  let values: DocumentValues
  let policy: any LoadingPolicy

  func apply(_ node: ObjectNode, to view: UIView) {
    view.isHidden = policy.isHidden(node)
    view.alpha = node.alpha
    view.tag = node.tag
    if node.attribute("clipsSubviews") != nil { view.clipsToBounds = node.clipsToBounds }
    if let enabled = node.isUserInteractionEnabled { view.isUserInteractionEnabled = enabled }
    if let color = values.colors.color(node.backgroundColor) { view.backgroundColor = color }
    if let color = values.colors.color(node.tintColor) { view.tintColor = color }
    if node.attribute("contentMode") != nil { view.contentMode = node.contentMode.uiKit }
    applyPriorities(node, to: view)
    applyMargins(node, to: view)
    applyAccessibility(node, to: view)
    if let attribute = node.semanticContent.uiKit { view.semanticContentAttribute = attribute }
    RuntimeAttributes.apply(node, to: view, values.colors)
  }

  private func applyPriorities(_ node: ObjectNode, to view: UIView) {
    func set(_ name: String, _ value: Double, _ apply: (UILayoutPriority) -> Void) {
      if node.attribute(name) != nil { apply(UILayoutPriority(Float(value))) }
    }
    set("horizontalHuggingPriority", node.horizontalHuggingPriority) {
      view.setContentHuggingPriority($0, for: .horizontal)
    }
    set("verticalHuggingPriority", node.verticalHuggingPriority) {
      view.setContentHuggingPriority($0, for: .vertical)
    }
    set("horizontalCompressionResistancePriority", node.horizontalCompressionResistancePriority) {
      view.setContentCompressionResistancePriority($0, for: .horizontal)
    }
    set("verticalCompressionResistancePriority", node.verticalCompressionResistancePriority) {
      view.setContentCompressionResistancePriority($0, for: .vertical)
    }
  }

  private func applyMargins(_ node: ObjectNode, to view: UIView) {
    switch node.layoutMargins {
    case .fixed(let insets): view.layoutMargins = insets
    case .directional(let insets): view.directionalLayoutMargins = NSDirectionalEdgeInsets(insets)
    case nil: break
    }
    if node.preservesSuperviewLayoutMargins { view.preservesSuperviewLayoutMargins = true }
    if node.attribute("insetsLayoutMarginsFromSafeArea") != nil {
      view.insetsLayoutMarginsFromSafeArea = node.insetsLayoutMarginsFromSafeArea
    }
    if node.layoutMarginsFollowReadableWidth { view.layoutMarginsFollowReadableWidth = true }
  }

  private func applyAccessibility(_ node: ObjectNode, to view: UIView) {
    guard let facts = node.accessibility else { return }
    if let identifier = facts.identifier { view.accessibilityIdentifier = identifier }
    if let label = values.texts.text("accessibilityLabel", of: node) ?? facts.label {
      view.accessibilityLabel = label
    }
    if let hint = facts.hint { view.accessibilityHint = hint }
    if let isElement = facts.isElement { view.isAccessibilityElement = isElement }
  }
}
