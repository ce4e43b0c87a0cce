import AutoLayout
import Foundation

extension LayoutEngine {
  /// Updates the constraints of the content's size, without a limit of the width.
  func updateContent(of view: UIView) {
    guard let node = view.node else { return }
    let hinted = view.designTimeHints?.intrinsicContentSize
    let isAdaptive = view.adaptsHeightToWidth && hinted == nil
    if isAdaptive != node.isAdaptive { removeContent(of: node) }
    node.isAdaptive = isAdaptive
    node.assumedWidth = nil
    node.isContentKnown = !view.translatesAutoresizingMaskIntoConstraints
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    let size =
      view.translatesAutoresizingMaskIntoConstraints
      ? none
      : hinted ?? view.raised(view.intrinsicContentSize)
    express(size, of: view, node)
  }

  /// Expresses a content size, that of the alignment rectangle, as hugging and compression resistance.
  func express(_ size: CGSize, of view: UIView, _ node: LayoutNode) {
    if size == node.contentSize { return }
    node.contentSize = size
    LayoutStatistics.count(\.intrinsicChanges)
    express(size.width < 0 ? -1 : size.width, node.width, .horizontal, at: 0, view, node)
    express(size.height < 0 ? -1 : size.height, node.height, .vertical, at: 2, view, node)
  }

  private func express(
    _ length: Double,
    _ variable: Variable,
    _ axis: NSLayoutConstraint.Axis,
    at place: Int,
    _ view: UIView,
    _ node: LayoutNode
  ) {
    guard length >= 0, length.isFinite else {
      for index in place..<place + 2 {
        if let id = node.content[index] { remove(id) }
        node.content[index] = nil
      }
      return
    }
    if node.content[place] != nil || node.content[place + 1] != nil {
      set(length, of: node.content[place])
      set(length, of: node.content[place + 1])
      return
    }
    let hugging = view.contentHuggingPriority(for: axis)
    let resistance = view.contentCompressionResistancePriority(for: axis)
    node.content[place] = add(Constraint(variable <= length), hugging, .hugging, node)
    node.content[place + 1] = add(
      Constraint(variable >= length),
      resistance,
      node.isAdaptive && axis == .horizontal ? .wrappingWidth : .content,
      node
    )
  }

  private func add(
    _ constraint: Constraint,
    _ priority: UILayoutPriority,
    _ kind: InternalKind,
    _ node: LayoutNode
  ) -> Constraint.ID? {
    guard let level = priority.level else { return nil }
    var constraint = constraint
    constraint.priority = level
    constraint.tag = kind.tag(of: node)
    do { return try solver.add(constraint) } catch {
      note(error, "a content size")
      return nil
    }
  }

  /// Applies a change of a view's hugging or compression resistance.
  func fittingPrioritiesChanged(of view: UIView) {
    guard let node = view.node, node.engine === self else { return }
    removeContent(of: node)
    node.isContentKnown = false
    pending.contents.append(view)
    view.setNeedsLayout()
  }

  /// Removes the constraints that express a content's size.
  private func removeContent(of node: LayoutNode) {
    for id in node.content.compactMap({ $0 }) { remove(id) }
    node.content = [nil, nil, nil, nil]
    node.contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  func intrinsicSizeChanged(of view: UIView) {
    guard let node = view.node else { return }
    node.isContentKnown = false
    pending.contents.append(view)
  }

  /// The maximum number of rounds in which heights follow widths; a width that follows a height that follows
  /// the width is not resolved further.
  private static let maximumRoundCount = 6

  /// Solves, and updates the heights of texts for the resulting widths.
  func solveAdapting() {
    restart()
    for _ in 0..<Self.maximumRoundCount {
      solver.solve()
      guard !solver.isUnfinished, adapt() else { break }
    }
    takeReports()
  }

  /// Removes limits of widths that the last layout set, so that the result does not depend on it.
  private func restart() {
    for node in nodes {
      guard let node, node.isAdaptive, node.assumedWidth != nil, let view = node.view else {
        continue
      }
      updateContent(of: view)
    }
  }

  /// Measures texts in the width that they got.
  private func adapt() -> Bool {
    var isChanged = false
    let solver = self.solver
    for node in nodes {
      guard let node, node.isAdaptive, let view = node.view else { continue }
      let width = solver.value(of: node.width)
      if let assumed = node.assumedWidth, abs(assumed - width) < 1e-6 { continue }
      if node.assumedWidth == nil && width >= node.contentSize.width - 1e-6
        && !view.needsWidthEvenWhenItFits
      {
        continue
      }
      node.assumedWidth = width
      let size = view.raised(view.intrinsicContentSize(measuredIn: width, node))
      if size != node.contentSize {
        express(size, of: view, node)
        isChanged = true
      }
    }
    return isChanged
  }
}

extension UIView {
  /// The intrinsic size at a width, read from the property that programs override: a label that adds space
  /// around its text is higher by that space.
  fileprivate func intrinsicContentSize(measuredIn width: Double, _ node: LayoutNode) -> CGSize {
    node.contentWidthLimit = width
    defer { node.contentWidthLimit = nil }
    return intrinsicContentSize
  }

  /// The size of a content, or the minimum that the view sets for it.
  fileprivate func raised(_ content: CGSize) -> CGSize {
    let least = minimumIntrinsicSize
    return CGSize(
      width: least.width > 0 ? max(least.width, content.width) : content.width,
      height: least.height > 0 ? max(least.height, content.height) : content.height
    )
  }
}

extension UILayoutPriority {
  /// The solver's priority; `nil` for a priority too low to have an effect.
  var level: Priority? {
    let value = rawValue.isNaN ? 0 : Int(min(1000, max(0, rawValue)).rounded())
    return value == 0 ? nil : Priority(value)
  }
}
