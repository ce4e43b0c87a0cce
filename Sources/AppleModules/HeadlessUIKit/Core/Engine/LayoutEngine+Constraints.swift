import AutoLayout
import Foundation
import Snapshots

extension LayoutEngine {
  /// Notes a constraint that was activated.
  func install(_ constraint: NSLayoutConstraint) { pending.constraints.append(constraint) }

  /// Removes a constraint.
  func uninstall(_ constraint: NSLayoutConstraint) {
    if let member = constraint.member {
      if let tag = solver.constraint(member)?.tag, tag >= 0, tag < installed.count {
        installed[tag] = nil
        reports[tag] = nil
        freeTags.append(tag)
      }
      remove(member)
    }
    constraint.member = nil
    constraint.engine = nil
    if constraint.isComputed { computed.removeAll { $0 === constraint } }
    constraint.isComputed = false
  }

  /// Passes a constraint to the solver.
  func add(_ constraint: NSLayoutConstraint) {
    guard constraint.member == nil, let level = constraint.priority.level else { return }
    guard let formula = formula(of: constraint) else { return }
    let tag = freeTags.popLast() ?? installed.count
    let entry = Constraint(
      Constraint(formula.expression, constraint.relation.solver),
      priority: level,
      tag: tag
    )
    do {
      constraint.member = try solver.add(entry)
    } catch {
      freeTags.append(tag)
      if tag == installed.count { installed.append(nil) }
      report(error, of: constraint)
      return
    }
    if tag == installed.count { installed.append(constraint) } else { installed[tag] = constraint }
    constraint.engine = self
    if formula.isComputed {
      computed.append(constraint)
      constraint.isComputed = true
    }
  }

  private func report(_ error: SolverError, of constraint: NSLayoutConstraint) {
    otherIssues.append(
      LayoutIssue(
        .message,
        message: """
          The constraint \(constraint) was left out: \(error). Give it a finite constant and \
          multiplier.
          """,
        objectID: objectID(of: constraint),
        constraints: [constraint.snapshotValue]
      )
    )
  }

  func objectID(of constraint: NSLayoutConstraint) -> String? {
    let item = constraint.firstItem.flatMap { NSLayoutConstraint.view(of: $0) }
    return item?.identity.objectID
  }

  func constantChanged(_ constraint: NSLayoutConstraint) {
    pending.constants.append(constraint)
    constraint.holder?.setNeedsLayout()
  }

  func updateConstant(of constraint: NSLayoutConstraint) {
    guard let member = constraint.member, let formula = formula(of: constraint) else { return }
    do {
      try solver.setConstant(-formula.expression.constant, of: member)
    } catch { report(error, of: constraint) }
  }

  func priorityChanged(_ constraint: NSLayoutConstraint) {
    constraint.holder?.setNeedsLayout()
    guard let member = constraint.member, let level = constraint.priority.level else {
      uninstall(constraint)
      pending.constraints.append(constraint)
      return
    }
    do { try solver.setPriority(level, of: member) } catch { report(error, of: constraint) }
    pending.computedConstants = true
  }

  /// Replaces the constraints that a view makes for itself.
  func replaceOwnConstraints(of view: UIView) {
    view.removeConstraints(view.ownConstraints)
    let new = view.makeOwnConstraints()
    view.ownConstraints = new
    // They relate items inside the view, so the view holds them, and no common ancestor is searched.
    for constraint in new {
      constraint.holder = view
      view.constraints.append(constraint)
      install(constraint)
    }
    view.setNeedsLayout()
  }

  /// Notes that margins, the safe area or the frame moved a view's guides.
  func guidesChanged(of view: UIView) {
    guard !view.systemGuides.isEmpty else { return }
    pending.guides.append(view)
    view.setNeedsLayout()
  }

  func categoryChanged(around view: UIView) {
    if !computed.isEmpty {
      pending.computedConstants = true
      root.setNeedsLayout()
    }
  }

  /// Recomputes constraints that depend on the layout direction.
  func directionChanged(of view: UIView) {
    for constraint in installed.compactMap({ $0 })
    where constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional {
      uninstall(constraint)
      pending.constraints.append(constraint)
    }
  }

  /// Turns the solver's reports of conflicts into words.
  func takeReports() {
    for report in solver.takeConflictReports()
    where !InternalKind.isWrappingWidth(report.brokenTag) {
      let broken = snapshotValue(ofTag: report.brokenTag)
      let constraint = report.brokenTag >= 0 ? installed[report.brokenTag] : nil
      var issue = LayoutIssue(
        .unsatisfiable,
        message: """
          Unable to simultaneously satisfy constraints. Will attempt to recover by breaking \
          constraint \(broken.description)
          """,
        objectID: constraint.flatMap { objectID(of: $0) } ?? broken.first.objectID,
        constraints: report.tags.map { snapshotValue(ofTag: $0) }
      )
      issue.brokenConstraint = broken
      reports[report.brokenTag] = issue
    }
  }

  /// The constraint with a tag; tags below zero belong to the layout's internal constraints.
  private func snapshotValue(ofTag tag: Int) -> SnapshotConstraint {
    if tag >= 0, let constraint = installed[tag] { return constraint.snapshotValue }
    let code = -tag - 1
    let node = tag < 0 && nodes.indices.contains(code / 8) ? nodes[code / 8] : nil
    let view = node?.view ?? node?.guide?.owningView
    let kind = tag < 0 ? code % 8 : nil
    var value = SnapshotConstraint(
      first: SnapshotConstraint.Anchor(
        className: view?.classNameInReports ?? "view",
        name: view?.ownNameInReports,
        attribute: kind == 0 ? .width : kind == 1 ? .height : .notAnAttribute
      )
    )
    value.first.objectID = view?.identity.objectID
    value.isImplicit = true
    value.isContentSize = InternalKind.isContent(tag)
    value.description = description(
      ofImplicit: kind,
      node?.view?.nameInReports ?? node?.guide?.description ?? "view"
    )
    return value
  }

  private func description(ofImplicit kind: Int?, _ name: String) -> String {
    switch kind {
    case nil: "<NSLayoutConstraint>"
    case 0: "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' \(name)>"
    case 1: "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Height' \(name)>"
    case 2: "<NSAutoresizingMaskLayoutConstraint \(name)>"
    case 3: "<NSLayoutConstraint of the guide \(name)>"
    case 4: "<NSLayoutConstraint \(name) is not negative>"
    default: "<NSContentSizeLayoutConstraint \(name)>"
    }
  }
}

extension NSLayoutConstraint.Relation {
  var solver: Constraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
