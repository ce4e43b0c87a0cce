import Foundation

extension StackConstraints {
  /// Places the views across the axis.
  mutating func align() {
    switch stack.alignment {
    case .fill: fillAcross()
    case .leading: pin(across.near, boundary: across.far)
    case .trailing: pin(across.far, boundary: across.near)
    case .center: pinCenters()
    case .firstBaseline: stack.axis == .horizontal ? pinBaselines(.firstBaseline) : pinLeading()
    case .lastBaseline: stack.axis == .horizontal ? pinBaselines(.lastBaseline) : pinLeading()
    }
    if stack.alignment != .fill { fitAcross() }
  }

  private mutating func fillAcross() {
    for view in views {
      add(view, across.near, .equal, container, across.near)
      add(view, across.far, .equal, container, across.far)
    }
    if content.allSatisfy({ $0.isOpen(across.axis) }) {
      add(stack, across.size, .equal, nil, .notAnAttribute, priority: Wish.lastOpenView)
    }
  }

  /// A column has no baseline alignment; its views are then at the leading edge.
  private mutating func pinLeading() { pin(across.near, boundary: across.far) }

  private mutating func pin(
    _ edge: NSLayoutConstraint.Attribute,
    boundary: NSLayoutConstraint.Attribute
  ) {
    for view in views {
      add(view, edge, .equal, container, edge)
      keep(view, inside: boundary)
    }
  }

  private mutating func pinCenters() {
    for view in views {
      add(view, across.center, .equal, container, across.center)
      keep(view, inside: across.near)
    }
  }

  /// Aligns all views that have a baseline; where the stack is higher, they are at its bottom (saved frames
  /// of Interface Builder documents show this).
  ///
  /// Other views are at the top of a row with first baselines, as in the pictures of Spark's switch, and at
  /// the bottom of a row with last baselines, as in a saved frame.
  private mutating func pinBaselines(_ baseline: NSLayoutConstraint.Attribute) {
    let isFirst = baseline == .firstBaseline
    let (edge, boundary) = isFirst ? (across.near, across.far) : (across.far, across.near)
    var line: UIView?
    for view in views {
      guard view.hasBaseline(isFirst ? .first : .last) else {
        add(view, edge, .equal, container, edge)
        keep(view, inside: boundary)
        continue
      }
      if let line { add(view, baseline, .equal, line, baseline) }
      line = line ?? view
      keep(view, inside: across.near)
      keep(view, inside: across.far)
      add(view, across.far, .equal, container, across.far, priority: Wish.baselineEnd)
    }
  }

  private mutating func keep(_ view: UIView, inside edge: NSLayoutConstraint.Attribute) {
    let isNear = edge == across.near
    add(
      view,
      edge,
      isNear ? .greaterThanOrEqual : .lessThanOrEqual,
      container,
      edge,
      priority: Wish.boundary
    )
  }

  /// Makes the stack as narrow as its views allow, and views without content as narrow as possible.
  private mutating func fitAcross() {
    add(stack, across.size, .equal, nil, .notAnAttribute, priority: Wish.fit)
    for (view, content) in zip(views, content) where content.isOpen(across.axis) {
      add(view, across.size, .equal, nil, .notAnAttribute, priority: Wish.openView)
    }
  }
}

extension UIView {
  /// Whether a stack aligns the view by a baseline, as it does with text views and views with intrinsic
  /// content; the baseline of an image or a control without text is its bottom.
  fileprivate func hasBaseline(_ kind: BaselineKind) -> Bool {
    let source = kind == .first ? forFirstBaselineLayout : forLastBaselineLayout
    return source !== self || baseline(kind) != nil || intrinsicContentSize.height >= 0
      || self is UIStackView
  }

  /// Whether the baseline of the view, or of the view that it names for its baseline, belongs to text.
  func hasTextBaseline(_ kind: BaselineKind) -> Bool {
    var source = self
    for _ in 0..<64 {
      let next = kind == .first ? source.forFirstBaselineLayout : source.forLastBaselineLayout
      if next === source { break }
      source = next
    }
    return source.baseline(kind) != nil
  }
}
