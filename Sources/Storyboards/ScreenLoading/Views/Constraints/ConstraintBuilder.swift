import Diagnostics
import HeadlessUIKit
import InterfaceBuilder

/// Makes the constraints of views once all the items that they name exist.
final class ConstraintBuilder {
  private let document: InterfaceDocument
  private let items: LayoutItems
  private let policy: any LoadingPolicy
  private let findings: FindingSink
  private let code: CodeAttributes
  private var pending: [(node: ObjectNode, holder: UIView)] = []

  init(
    document: InterfaceDocument,
    items: LayoutItems,
    policy: any LoadingPolicy,
    findings: FindingSink,
    code: CodeAttributes
  ) {
    self.document = document
    self.items = items
    self.policy = policy
    self.findings = findings
    self.code = code
  }

  /// Adds a view whose constraints are made later.
  func add(_ node: ObjectNode, holder: UIView) { pending.append((node, holder)) }

  /// Makes the constraints of the views that were added.
  func makeConstraints() {
    for (node, holder) in pending {
      for description in policy.constraints(of: node) { make(description, in: holder, node) }
      for description in policy.inactiveConstraints(of: node) { makeInactive(description) }
    }
    pending = []
  }

  /// Makes the constraints of the views that are added by a closure, and leaves others for later.
  func makeConstraintsApart<Result>(_ body: () -> Result) -> Result {
    let outer = pending
    pending = []
    defer { pending = outer }
    let result = body()
    makeConstraints()
    return result
  }

  private func make(_ description: ConstraintDescription, in holder: UIView, _ node: ObjectNode) {
    if code.isDeactivated(constraint: description.id) { return }
    let ids = [description.first.item, description.second?.item].compactMap { $0 }
    for id in ids where items.item(id) == nil {
      // An item of the document that does not exist is not installed for these size classes.
      if document.object(id: id) == nil { reportMissing(id, description, node) }
      return
    }
    let found = ids.compactMap { items.item($0) }
    guard found.allSatisfy({ isReachable($0, from: holder) }) else {
      return reportMissing(description.first.item, description, node)
    }
    let made = constraint(description, between: found[0], and: found.dropFirst().first)
    made.breaksFirst = policy.breaksFirst(description, of: node)
    items.add(made, id: description.id)
    holder.addConstraint(made)
  }

  /// Makes a constraint that code may activate; one whose items are not there is left out.
  private func makeInactive(_ description: ConstraintDescription) {
    let ids = [description.first.item, description.second?.item].compactMap { $0 }
    let found = ids.compactMap { items.item($0) }
    guard found.count == ids.count else { return }
    let made = constraint(description, between: found[0], and: found.dropFirst().first)
    items.add(made, id: description.id)
  }

  private func constraint(
    _ description: ConstraintDescription,
    between first: AnyObject,
    and second: AnyObject?
  ) -> NSLayoutConstraint {
    let guideKind =
      items.guideKind(description.first.item)
      ?? description.second.flatMap { items.guideKind($0.item) }
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: description.first.attribute.uiKit,
      relatedBy: description.relation.uiKit,
      toItem: second,
      attribute: description.second?.attribute.uiKit ?? .notAnAttribute,
      multiplier: description.multiplier,
      constant: description.constant(beside: guideKind)
    )
    constraint.systemSpacing = description.systemSpacing
    if let constant = code.constant(ofConstraint: description.id) {
      constraint.systemSpacing = nil
      constraint.constant = constant
    }
    constraint.priority = UILayoutPriority(Float(description.priority))
    constraint.identifier = description.identifier ?? description.id
    constraint.objectID = description.id
    return constraint
  }

  private func isReachable(_ item: AnyObject, from holder: UIView) -> Bool {
    let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    return view?.isDescendant(of: holder) ?? false
  }

  private func reportMissing(_ id: String, _ description: ConstraintDescription, _ node: ObjectNode)
  {
    findings.report(
      .constraintItemMissing,
      "The constraint \(description.id) names \(id), which is not inside of \(node.id)",
      at: node
    )
  }
}
