import AutoLayout
import Foundation
import LayoutGeometry

extension LayoutEngine {
  /// Gives views and guides their frames from the solution, on the pixel grid.
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
  /// The pixel grid of the view's frames.
  var pixelGrid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  /// The number of pixels in a point.
  var pixelScale: Double { pixelGrid.scale }

  var isEngineRoot: Bool { superview == nil || hasOwnEngine }

  /// The engine of the view's constraints, if it exists.
  var engine: LayoutEngine? {
    if isEngineRoot { return ownEngine }
    return node?.engine ?? domainTop.ownEngine
  }

  /// The engine into which the view's constraints are installed.
  var engineForInstalling: LayoutEngine? {
    if let engine { return engine }
    let top = domainTop
    let engine = LayoutEngine(root: top)
    top.ownEngine = engine
    return engine
  }

  /// Notes a subtree that was added.
  func joinTree() {
    engine?.pending.subtrees.append(self)
    // Changes in the subtree while it was separate were not reported to the views above.
    if flags.needsUpdateConstraints || flags.subtreeNeedsUpdateConstraints {
      flags.subtreeNeedsUpdateConstraints = true
      tellViewsAboveOfUpdateConstraints()
    }
    flags.needsLayout = true
    superview?.setNeedsLayout()
    setNeedsLayout()
    updateSafeArea()
  }

  /// Replaces the engine that the view had as the topmost view by that of its superview.
  func dropEngine() {
    guard !hasOwnEngine, let engine = ownEngine else { return }
    markAsLeaving { engine.dissolve() }
    ownEngine = nil
  }

  /// Removes the subtree's nodes and constraints from the engine, and deactivates constraints that cross its
  /// boundary.
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

  /// Marks a subtree as being removed while a function runs.
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

  /// The engine that determines the view's own frame; for an island, the surrounding engine.
  var engineOfPlace: LayoutEngine? {
    superview.map { $0.isEngineRoot ? $0.ownEngine : $0.engine } ?? nil
  }
}
