import Diagnostics
import DynamicType
import HeadlessUIKit
import InterfaceBuilder

extension LoadContext {
  /// Makes the constraints of all views, once every item exists; those that are removed when the
  /// document is built hold on the canvas only.
  func makeConstraints() {
    for (node, view) in constrained {
      for description in isCanvas ? node.canvasConstraints : node.constraints {
        make(description, in: view, node)
      }
    }
    constrained = []
  }

  private func make(_ description: ConstraintDescription, in holder: UIView, _ node: ObjectNode) {
    guard let first = item(description.first.item) else {
      if isInDocument(description.first.item) { return }
      return missing(description, description.first.item, node)
    }
    var second: AnyObject?
    if let anchor = description.second {
      second = item(anchor.item)
      if second == nil {
        if isInDocument(anchor.item) { return }
        return missing(description, anchor.item, node)
      }
    }
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: description.first.attribute.uiKit,
      relatedBy: description.relation.uiKit,
      toItem: second,
      attribute: description.second?.attribute.uiKit ?? .notAnAttribute,
      multiplier: description.multiplier,
      constant: description.constant(
        beside: guideKinds[description.first.item]
          ?? description.second.flatMap { guideKinds[$0.item] }
      )
    )
    constraint.priority = UILayoutPriority(Float(description.priority))
    constraint.identifier = description.identifier ?? description.id
    guard isReachable(first, from: holder), second.map({ isReachable($0, from: holder) }) ?? true
    else { return missing(description, description.first.item, node) }
    holder.addConstraint(constraint)
  }

  /// The view or guide with an id.
  private func item(_ id: String) -> AnyObject? { views[id] ?? guides[id] }

  /// Whether an item is in the document and was not installed for these size classes.
  private func isInDocument(_ id: String) -> Bool { document.object(id: id) != nil }

  private func isReachable(_ item: AnyObject, from holder: UIView) -> Bool {
    let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    return view?.isDescendant(of: holder) ?? false
  }

  private func missing(_ description: ConstraintDescription, _ id: String, _ node: ObjectNode) {
    note(
      .constraintItemMissing,
      "The constraint \(description.id) names \(id), which is not inside of \(node.id)",
      at: node
    )
  }
}

extension ConstraintDescription.Relation {
  var uiKit: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension ConstraintDescription.Attribute {
  var uiKit: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    }
  }
}
