import AutoLayout
import Foundation
import LayoutGeometry

extension LayoutEngine {
  /// The size near a target that the constraints inside a view give it.
  static func fittingSize(
    of view: UIView,
    target: CGSize,
    priorities: (UILayoutPriority, UILayoutPriority)
  ) -> CGSize {
    if view.isEngineRoot, let engine = view.engineForInstalling {
      return engine.fit(target, priorities)
    }
    return view.withEngineOfItsOwn { $0.fit(target, priorities) }
  }

  /// Solves a copy of the system with the root free to take another size.
  private func fit(_ target: CGSize, _ priorities: (UILayoutPriority, UILayoutPriority)) -> CGSize {
    root.updateConstraintsIfNeeded()
    owesSolution = owesSolution || !pending.isEmpty
    takeChanges()
    guard let rootNode else { return fitWithoutConstraints(target, priorities) }
    let kept = (solver, nodes.map { ($0?.assumedWidth, $0?.contentSize ?? .zero) }, reports)
    defer {
      solver = kept.0
      for (node, state) in zip(nodes, kept.1) {
        node?.assumedWidth = state.0
        node?.contentSize = state.1
      }
      reports = kept.2
    }
    solver = solver.copy()
    limit(hold[0], to: target.width, priorities.0)
    limit(hold[1], to: target.height, priorities.1)
    addContent(of: rootNode)
    solveAdapting()
    return root.pixelGrid.roundedUp(
      CGSize(width: solver.value(of: rootNode.width), height: solver.value(of: rootNode.height))
    )
  }

  /// The size of a view without constraints: that of its content, except where the target is required.
  private func fitWithoutConstraints(
    _ target: CGSize,
    _ priorities: (UILayoutPriority, UILayoutPriority)
  ) -> CGSize {
    let size = root.sizeThatFits(target)
    return CGSize(
      width: priorities.0 >= .required ? target.width : size.width,
      height: priorities.1 >= .required ? target.height : size.height
    )
  }

  private func limit(_ id: Constraint.ID, to length: Double, _ priority: UILayoutPriority) {
    set(length, of: id)
    do {
      if let level = priority.level {
        try solver.setPriority(level, of: id)
      } else {
        try solver.remove(id)
      }
    } catch { note(error, "a fitting size") }
  }

  /// The root's own content takes part where its preferred size is requested.
  private func addContent(of node: LayoutNode) {
    let size = root.intrinsicContentSize
    var unused: [Constraint.ID] = []
    let pairs = [
      (size.width, node.width, NSLayoutConstraint.Axis.horizontal),
      (size.height, node.height, .vertical),
    ]
    for (length, variable, axis) in pairs {
      if length >= 0 {
        for (constraint, priority) in [
          (variable <= length, root.contentHuggingPriority(for: axis)),
          (variable >= length, root.contentCompressionResistancePriority(for: axis)),
        ] {
          guard let level = priority.level else { continue }
          var constraint = constraint
          constraint.priority = level
          add(constraint, into: &unused, .content, node)
        }
      }
      add(variable >= 0, into: &unused, .floor, node)
    }
  }
}

extension UIView {
  /// Calls a function with an engine that contains only this view's subtree, and then restores the tree's
  /// engine.
  func withEngineOfItsOwn<Result>(_ body: (LayoutEngine) -> Result) -> Result {
    updateConstraintsIfNeeded()
    var saved: [() -> Void] = []
    forEachInTree { view in
      let state = (view.node, view.constraints.map { ($0, $0.member, $0.engine) })
      let guides = (view.layoutGuides + view.systemGuides.values).map { ($0, $0.node) }
      saved.append {
        view.node = state.0
        for (constraint, member, engine) in state.1 {
          constraint.member = member
          constraint.engine = engine
        }
        for (guide, node) in guides { guide.node = node }
      }
      view.node = nil
      for guide in view.layoutGuides { guide.node = nil }
      for guide in view.systemGuides.values { guide.node = nil }
      for constraint in view.constraints {
        constraint.member = nil
        constraint.engine = nil
      }
    }
    defer { for restore in saved { restore() } }
    return body(LayoutEngine(root: self))
  }
}
