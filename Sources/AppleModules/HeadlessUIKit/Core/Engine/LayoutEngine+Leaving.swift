import AutoLayout
import Foundation

extension LayoutEngine {
  /// Takes a subtree out whose views are marked as leaving.
  func leave(_ top: UIView) {
    pending.subtrees.removeAll(where: \.flags.isLeaving)
    pending.constraints.removeAll { $0.holder?.flags.isLeaving ?? true }
    var stack = [top]
    while let view = stack.popLast() {
      if view === top || !view.hasOwnEngine {
        for constraint in view.constraints where constraint.engine === self {
          uninstall(constraint)
        }
        stack.append(contentsOf: view.subviews)
      }
    }
    dropNodes(in: top)
  }

  private func dropNodes(in top: UIView) {
    var stack = [top]
    while let view = stack.popLast() {
      for guide in view.layoutGuides { remove(guide) }
      for role in UILayoutGuide.Role.provided + [.content] {
        if let guide = view.systemGuides[role] { remove(guide) }
      }
      if view !== root { remove(view) }
      if !view.ownConstraints.isEmpty { view.setNeedsOwnConstraints() }
      stack.append(contentsOf: view.subviews)
    }
  }

  /// Lets everything go; the engine is not used any more.
  func dissolve() {
    leave(root)
    hold = []
    rootNode = nil
  }
}
