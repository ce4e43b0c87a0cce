import AutoLayout
import Foundation
import LayoutGeometry

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
    for view in displaced {
      guard let node = view.node, node.engine === self, !node.isChanged else { continue }
      node.isChanged = true
      changed.append(node)
    }
    displaced = []
    let grid = root.pixelGrid
    for node in changed {
      node.isChanged = false
      if let view = node.view {
        if view !== root { apply(node, to: view, grid) }
      } else if let guide = node.guide {
        apply(node, to: guide, grid)
      }
    }
  }

  private func apply(_ node: LayoutNode, to view: UIView, _ grid: PixelGrid) {
    let frame = grid.rounded(view.frame(forAlignmentRect: node.values))
    guard frame != view.storedFrame else { return }
    LayoutStatistics.count(\.frames)
    view.setFrame(frame, byHand: false)
  }

  private func apply(_ node: LayoutNode, to guide: UILayoutGuide, _ grid: PixelGrid) {
    guide.frameInOwner = grid.rounded(node.values)
    guide.owningView?.guideWasLaidOut(guide)
  }
}

extension UIView {
  /// The pixels on which the view's frames lie.
  var pixelGrid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  /// The number of pixels in a point.
  var pixelScale: Double { pixelGrid.scale }

  var isEngineRoot: Bool { superview == nil || hasOwnEngine }

  /// The engine that the view's constraints are in, where there is one already.
  var engine: LayoutEngine? {
    if isEngineRoot { return ownEngine }
    return node?.engine ?? domainTop.ownEngine
  }

  /// The engine that the view's constraints go into.
  var engineForInstalling: LayoutEngine? {
    if let engine { return engine }
    let top = domainTop
    let engine = LayoutEngine(root: top)
    top.ownEngine = engine
    return engine
  }

  /// Notes a subtree that came in.
  func joinTree() {
    engine?.pending.subtrees.append(self)
    // Nobody told the views above of what became due while the subtree was on its own.
    if flags.needsUpdateConstraints || flags.subtreeNeedsUpdateConstraints {
      flags.subtreeNeedsUpdateConstraints = true
      tellViewsAboveOfUpdateConstraints()
    }
    flags.needsLayout = true
    superview?.setNeedsLayout()
    setNeedsLayout()
    updateSafeArea()
  }

  /// Gives the engine up that the view had while it was on top, for that of its superview.
  func dropEngine() {
    guard !hasOwnEngine, let engine = ownEngine else { return }
    markAsLeaving { engine.dissolve() }
    ownEngine = nil
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
    superview.map { $0.isEngineRoot ? $0.ownEngine : $0.engine } ?? nil
  }
}
