import DynamicType
import FontManagement
import Foundation
import Snapshots

extension UIView {
  func markForLayout() {
    flags.needsLayout = true
    var (step, top) = (superview, self)
    while let view = step, !view.flags.subtreeNeedsLayout {
      view.flags.subtreeNeedsLayout = true
      (step, top) = (view.superview, view)
    }
    if step == nil, top.superview == nil { (top as? UIWindow)?.layOutWithRunLoop() }
  }

  /// Requests ``UIResponder/updateProperties()`` before the next layout.
  public func setNeedsUpdateProperties() {
    flags.needsUpdateProperties = true
    setNeedsLayout()
  }

  /// Calls ``UIResponder/updateProperties()`` of the view and its controller if requested.
  public func updatePropertiesIfNeeded() {
    guard flags.needsUpdateProperties else { return }
    flags.needsUpdateProperties = false
    owner?.updateProperties()
    updateProperties()
  }

  /// Requests ``updateConstraints()`` at the next layout.
  func noteUpdateConstraints() {
    flags.needsUpdateConstraints = true
    flags.subtreeNeedsUpdateConstraints = true
    tellViewsAboveOfUpdateConstraints()
    setNeedsLayout()
  }

  /// Notifies the views above that ``updateConstraints()`` is due in this one or below it.
  func tellViewsAboveOfUpdateConstraints() {
    var step = superview
    while let view = step, !view.flags.subtreeNeedsUpdateConstraints {
      view.flags.subtreeNeedsUpdateConstraints = true
      step = view.superview
    }
  }

  /// Requests ``makeOwnConstraints()`` at the next layout.
  func setNeedsOwnConstraints() {
    flags.needsOwnConstraints = true
    setNeedsUpdateConstraints()
  }

  /// Whether constraints wait for ``updateConstraints()``.
  public func needsUpdateConstraints() -> Bool { flags.needsUpdateConstraints }

  func updateConstraintsOfTree() {
    var stack = [(view: self, isInsideDone: false)]
    while let (view, isInsideDone) = stack.popLast() {
      if isInsideDone {
        view.updateConstraintsOfItself()
      } else if view.flags.needsUpdateConstraints || view.flags.subtreeNeedsUpdateConstraints {
        view.flags.subtreeNeedsUpdateConstraints = false
        stack.append((view, true))
        stack.append(contentsOf: view.subviews.reversed().map { ($0, false) })
      }
    }
  }

  private func updateConstraintsOfItself() {
    guard flags.needsUpdateConstraints else { return }
    flags.needsUpdateConstraints = false
    if flags.needsOwnConstraints {
      flags.needsOwnConstraints = false
      engineForInstalling?.replaceOwnConstraints(of: self)
    }
    if let owner { owner.updateViewConstraints() } else { updateConstraints() }
  }

  /// The maximum number of rounds of a layout: a layout that requests itself again and again is reported and
  /// abandoned.
  private static var maximumRoundCount: Int { 24 }

  /// Lays the tree out, and does the work that waits for the end of the window's layout.
  func layoutTree() {
    guard !flags.isLayingOut else { return }
    flags.isLayingOut = true
    layOutRounds()
    flags.isLayingOut = false
    (self as? UIWindow)?.endTransaction()
  }

  private func layOutRounds() {
    updateTraitsIfNeeded()
    followFonts()
    updateSafeArea()
    var round = 0
    while flags.needsLayout || flags.subtreeNeedsLayout {
      round += 1
      guard round <= Self.maximumRoundCount else {
        engineForInstalling?.issues.append(
          LayoutIssue(
            .message,
            message: "The layout of \(nameInReports) asks for itself again and again",
            objectID: identity.objectID
          )
        )
        forEachInTree {
          $0.flags.needsLayout = false; $0.flags.subtreeNeedsLayout = false
        }
        return
      }
      layoutSubtree()
    }
  }

  /// Updates all views of the tree after fonts were registered or unregistered.
  private func followFonts() {
    guard domain?.takeFonts(FontCollection.current.generation) == true else { return }
    forEachInTree { view in
      view.traitCollection.performAsCurrent { view.fontsChanged() }
    }
  }

  /// Solves the constraints of a subtree and lays it out, parents first, without recursion.
  private func layoutSubtree() {
    var stack = [self]
    while let view = stack.popLast() {
      let needed = view.flags.needsLayout
      guard needed || view.flags.subtreeNeedsLayout else { continue }
      if view.isEngineRoot { view.engineForInstalling?.settle() }
      view.flags.subtreeNeedsLayout = false
      if view.flags.needsLayout {
        view.flags.needsLayout = false
        view.owner?.viewHasGeometry()
        view.updatePropertiesIfNeeded()
        view.owner?.viewWillLayoutSubviews()
        // A layer may override its layout, and a view of the program's own class may lay out its layer.
        if let layer = view.layerIfUsed ?? (ProgramClasses.contain(view) ? view.layer : nil) {
          layer.layoutSublayers()
        } else {
          view.layoutSubviews()
        }
        view.owner?.viewDidLayoutSubviews()
        LayoutStatistics.count(\.layouts)
      }
      stack.append(contentsOf: view.subviews.reversed())
    }
  }

  func hiddenChanged() {
    superview?.arrangedViewChanged(self)
  }
}
