import AutoLayout
import Foundation

extension LayoutEngine {
  /// Gives views and guides the frames of the solution, on the pixel grid.
  func readFrames() {
    var changed: [LayoutNode] = []
    solver.updateVariables { variable, value in
      guard let entry = slots[variable] else { return }
      switch entry.slot {
      case .x: entry.node.values.origin.x = value
      case .y: entry.node.values.origin.y = value
      case .width: entry.node.values.size.width = value
      case .height: entry.node.values.size.height = value
      }
      if !entry.node.isChanged {
        entry.node.isChanged = true
        changed.append(entry.node)
      }
    }
    let scale = root.pixelScale
    for node in changed {
      node.isChanged = false
      if let view = node.view {
        if view !== root { apply(node, to: view, scale) }
      } else if let guide = node.guide {
        apply(node, to: guide, scale)
      }
    }
  }

  private func apply(_ node: LayoutNode, to view: UIView, _ scale: Double) {
    let frame = view.frame(forAlignmentRect: node.values).onPixels(scale)
    guard frame != view.frameStore else { return }
    LayoutStatistics.count(\.frames)
    view.setFrame(frame, byHand: false)
  }

  private func apply(_ node: LayoutNode, to guide: UILayoutGuide, _ scale: Double) {
    guide.frameInOwner = node.values.onPixels(scale)
    guide.owningView?.guideWasLaidOut(guide)
  }
}

extension CGRect {
  /// The rectangle with its edges on whole pixels: Apple rounds edges, not sizes.
  func onPixels(_ scale: Double) -> CGRect {
    let left = Self.round(minX, scale)
    let top = Self.round(minY, scale)
    return CGRect(
      x: left,
      y: top,
      width: max(0, Self.round(origin.x + size.width, scale) - left),
      height: max(0, Self.round(origin.y + size.height, scale) - top)
    )
  }

  /// The nearest pixel; a half goes up, where rounding errors of the sum do not count.
  private static func round(_ value: Double, _ scale: Double) -> Double {
    (value * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}

extension UIView {
  /// The pixels of a point.
  var pixelScale: Double {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : 1
  }

  var isEngineRoot: Bool { superview == nil || isLayoutIsland }

  /// The engine that the view's constraints are in, where there is one already.
  var engine: LayoutEngine? {
    if isLayoutIsland || superview == nil { return engineStore }
    if let engine = node?.engine { return engine }
    var step = superview
    while let view = step {
      if view.superview == nil || view.isLayoutIsland { return view.engineStore }
      step = view.superview
    }
    return nil
  }

  /// The engine that the view's constraints go into.
  var engineForInstalling: LayoutEngine? {
    if !isEngineRoot, let engine = node?.engine { return engine }
    var step = self
    while !step.isEngineRoot, let above = step.superview { step = above }
    if let engine = step.engineStore { return engine }
    let engine = LayoutEngine(root: step)
    step.engineStore = engine
    return engine
  }

  /// Notes a subtree that came in.
  func joinTree() {
    engine?.pending.subtrees.append(self)
    if flags.needsUpdateConstraints || flags.subtreeNeedsUpdateConstraints {
      setNeedsUpdateConstraints()
    }
    flags.needsLayout = true
    superview?.setNeedsLayout()
    setNeedsLayout()
    updateSafeArea()
  }

  /// Gives the engine up that the view had while it was on top, for that of its superview.
  func dropEngine() {
    guard !isLayoutIsland, let engine = engineStore else { return }
    engine.dissolve()
    engineStore = nil
  }

  /// Takes the subtree's nodes and constraints out of the engine, and deactivates those that cross.
  func leaveEngine() {
    var step = superview
    while let view = step {
      let crossing = view.constraints.filter { constraint in
        [constraint.firstItem, constraint.secondItem].contains { item in
          guard let item, let view = NSLayoutConstraint.view(of: item) else { return false }
          return view.isDescendant(of: self)
        }
      }
      if !crossing.isEmpty { view.removeConstraints(crossing) }
      step = view.superview
    }
    engine?.leave(self)
  }

  func maskChanged() {
    guard node != nil else { return }
    engine?.pending.masks.append(self)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  func participationChanged() {
    guard superview != nil else { return }
    engineOfPlace?.participationChanged(of: self)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The engine in which the view's own frame is decided; of an island that around it.
  var engineOfPlace: LayoutEngine? {
    superview.map { $0.isEngineRoot ? $0.engineStore : $0.engine } ?? nil
  }
}
