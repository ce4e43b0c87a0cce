import AutoLayout
import Foundation

extension LayoutEngine {
  /// Removes a subtree whose views are marked as being removed.
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

  /// Releases everything; the engine is not used afterward.
  func dissolve() {
    leave(root)
    hold = []
    rootNode = nil
  }
}
