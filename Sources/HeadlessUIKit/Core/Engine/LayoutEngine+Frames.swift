import AutoLayout
import Foundation

extension LayoutEngine {
  /// Gives views and guides the frames of the solution, on the pixel grid.
  func readFrames() {
    var changed: [LayoutNode] = []
    solver.takeChangedValues { variable, value in
      guard let entry = slots[variable.number] else { return }
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
    if isEngineRoot { return engineStore }
    return node?.engine ?? domainTop.engineStore
  }

  /// The engine that the view's constraints go into.
  var engineForInstalling: LayoutEngine? {
    if let engine { return engine }
    let top = domainTop
    let engine = LayoutEngine(root: top)
    top.engineStore = engine
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
    markAsLeaving { engine.dissolve() }
    engineStore = nil
  }

  /// Takes the subtree's nodes and constraints out of the engine, and deactivates those that cross.
  func leaveEngine() {
    markAsLeaving {
      var step = superview
      while let view = step {
        let crossing = view.constraints.filter(\.mentionsLeavingView)
        if !crossing.isEmpty { view.removeConstraints(crossing) }
        step = view.superview
      }
      engine?.leave(self)
    }
  }

  /// Marks a subtree while something asks what of it goes.
  private func markAsLeaving(_ body: () -> Void) {
    forEachInTree { $0.flags.isLeaving = true }
    body()
    forEachInTree { $0.flags.isLeaving = false }
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
