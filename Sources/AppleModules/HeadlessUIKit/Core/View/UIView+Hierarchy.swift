import Foundation
import Snapshots

extension UIView {
  /// Exchanges two subviews.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviews.swapAt(index1, index2)
  }

  func move(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: index)
  }

  func insert(_ view: UIView, below sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  func insert(_ view: UIView, above sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  func insert(_ view: UIView, at index: Int) {
    guard !isInside(view) else { return refuse(view) }
    if view.superview === self {
      move(view, to: min(index, subviews.count - 1))
      return
    }
    let window = self.window
    guard let window else { return take(view, at: index, window: nil) }
    window.change { take(view, at: index, window: window) }
  }

  private func take(_ view: UIView, at index: Int, window: UIWindow?) {
    let changesWindow = view.window !== window
    if view.superview != nil { view.leaveSuperview() }
    view.willMove(toSuperview: self)
    if changesWindow { view.tellOfWindow(before: window) }
    view.dropEngine()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.joinDomain(of: self)
    view.joinTree()
    view.updateTraitsIfNeeded()
    view.didMoveToSuperview()
    if changesWindow {
      view.applyAppearanceInTree()
      view.tellOfWindow(after: window)
    }
    didAddSubview(view)
  }

  /// Whether the view is another one or inside it; fast for a view without a superview.
  private func isInside(_ view: UIView) -> Bool {
    if view.subviews.isEmpty { return view === self }
    return view.superview == nil ? rootOfTree === view : liesIn(view)
  }

  /// Refuses a change that would make the tree circular, and reports it.
  private func refuse(_ view: UIView) {
    treeIssues.append(
      LayoutIssue(
        .message,
        message: "\(view.nameInReports) cannot be put into itself or into a view that it holds",
        objectID: view.identity.objectID
      )
    )
  }

  func leaveTree() {
    guard superview != nil else { return }
    let hadWindow = window != nil
    willMove(toSuperview: nil)
    if hadWindow { tellOfWindow(before: nil) }
    leaveSuperview()
    didMoveToSuperview()
    if hadWindow { tellOfWindow(after: nil) }
    updateTraitsIfNeeded()
  }

  /// Notifies the tree and its controllers before a change of the window.
  private func tellOfWindow(before window: UIWindow?) {
    forEachInTree { view in
      view.willMove(toWindow: window)
      view.owner?.viewWillMove(to: window)
    }
  }

  /// Notifies the tree and its controllers after a change of the window.
  private func tellOfWindow(after window: UIWindow?) {
    forEachInTree { view in
      view.didMoveToWindow()
      view.owner?.viewDidMove(to: window)
    }
  }

  private func leaveSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    leaveEngine()
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
    startDomain()
  }

  func liesIn(_ view: UIView) -> Bool {
    var step: UIView? = self
    while let current = step {
      if current === view { return true }
      step = current.superview
    }
    return false
  }

  /// The nearest view that contains both.
  func commonAncestor(with other: UIView) -> UIView? {
    // Almost all constraints relate a view to its superview or its siblings.
    if other.superview === self || self === other { return self }
    if let superview, superview === other || superview === other.superview { return superview }
    var mine = self
    var others = other
    var difference = mine.depth - others.depth
    while difference > 0, let above = mine.superview {
      mine = above
      difference -= 1
    }
    while difference < 0, let above = others.superview {
      others = above
      difference += 1
    }
    while mine !== others {
      guard let one = mine.superview, let two = others.superview else { return nil }
      mine = one
      others = two
    }
    return mine
  }

  /// The number of views above.
  var depth: Int {
    var count = 0
    var step = superview
    while let current = step {
      count += 1
      step = current.superview
    }
    return count
  }

  /// Calls a function with the view and all below, parents first, without recursion.
  package func forEachInTree(_ body: (UIView) -> Void) {
    var stack = [self]
    while let view = stack.popLast() {
      body(view)
      stack.append(contentsOf: view.subviews.reversed())
    }
  }
}
