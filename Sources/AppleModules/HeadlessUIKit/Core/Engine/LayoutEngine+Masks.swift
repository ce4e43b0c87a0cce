import AutoLayout
import Foundation

extension LayoutEngine {
  /// Expresses the autoresizing mask: position and size as linear functions of the superview's
  /// size, as UIKit's autoresizing mask constraints do.
  func addMask(of view: UIView, _ node: LayoutNode) {
    guard let superview = view.superview, let container = self.node(of: superview) else { return }
    let size = superview.storedFrame.size
    let insets = view.alignmentRectInsets
    let horizontal = view.autoresizingRule(.horizontal, superSize: size)
    let vertical = view.autoresizingRule(.vertical, superSize: size)
    addRule(
      horizontal,
      node.x,
      node.width,
      container.width,
      insets: (insets.left, insets.right),
      node
    )
    addRule(
      vertical,
      node.y,
      node.height,
      container.height,
      insets: (insets.top, insets.bottom),
      node
    )
  }

  private func addRule(
    _ rule: AutoresizingRule,
    _ position: Variable,
    _ size: Variable,
    _ reference: Variable,
    insets: (Double, Double),
    _ node: LayoutNode
  ) {
    var place = AutoLayout.Expression(position)
    place.append(.init(reference, -rule.positionShare))
    let start = rule.position - rule.positionShare * rule.reference + insets.0
    add(Constraint(place == start), into: &node.place, .mask, node)
    var length = AutoLayout.Expression(size)
    length.append(.init(reference, -rule.sizeShare))
    let rest = rule.size - rule.sizeShare * rule.reference - insets.0 - insets.1
    add(Constraint(length == rest), into: &node.place, .mask, node)
  }

  /// Updates the constraints of a mask after the frame was set by hand.
  func updateMask(of view: UIView) {
    guard let node = view.node, node.view === view else { return }
    for id in node.place { remove(id) }
    node.place = []
    if view.translatesAutoresizingMaskIntoConstraints {
      addMask(of: view, node)
    } else {
      displaced.append(view)
    }
  }

  /// Called after a view switched between its mask and constraints.
  func participationChanged(of view: UIView) {
    if let node = view.node {
      for id in node.place + node.floors { remove(id) }
      node.place = []
      node.floors = []
      if view.translatesAutoresizingMaskIntoConstraints {
        addMask(of: view, node)
      } else if !view.makesOwnFloors {
        add(node.width >= 0, into: &node.floors, .floor, node)
        add(node.height >= 0, into: &node.floors, .floor, node)
      }
      pending.contents.append(view)
    } else {
      pending.subtrees.append(view)
    }
  }
}
