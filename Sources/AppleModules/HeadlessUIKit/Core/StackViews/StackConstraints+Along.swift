import Foundation

extension StackConstraints {
  /// Places the views along the axis.
  mutating func arrange() {
    let (first, last) = (views[0], views[views.count - 1])
    let (near, far) = (nearEdge(of: first), farEdge(of: last))
    add(first, near, .equal, container, along.near, constant: end(near))
    switch stack.distribution {
    case .fill:
      prepareGuides(0)
      connect()
      closeOpenViews()
      letNestedStacksGrow()
    case .fillEqually:
      prepareGuides(0)
      connect()
      for view in views.dropFirst() { add(view, along.size, .equal, views[0], along.size) }
      closeOpenViews()
    case .fillProportionally:
      prepareGuides(0)
      connect()
      keepProportions()
      closeOpenViews()
    case .equalSpacing:
      keepApart()
      equalizeGaps()
      closeOpenViews()
    case .equalCentering:
      keepApart()
      equalizeCenters()
      closeOpenViews()
    }
    add(last, far, .equal, container, along.far, constant: -end(far))
  }

  /// The baseline of a text in a column with baseline-relative spacing, otherwise the edge.
  private func nearEdge(of view: UIView) -> NSLayoutConstraint.Attribute {
    measuresFromBaselines && view.hasTextBaseline(.first) ? .firstBaseline : along.near
  }

  private func farEdge(of view: UIView) -> NSLayoutConstraint.Attribute {
    measuresFromBaselines && view.hasTextBaseline(.last) ? .lastBaseline : along.far
  }

  private var measuresFromBaselines: Bool {
    stack.isBaselineRelativeArrangement && along.axis == .vertical
  }

  /// The distance of the outermost views from the ends of the stack: for a baseline it is the spacing, as
  /// Apple's documentation of `isBaselineRelativeArrangement` says.
  private func end(_ edge: NSLayoutConstraint.Attribute) -> CGFloat {
    edge == along.near || edge == along.far ? 0 : max(0, stack.spacing)
  }

  /// Places each view after the one before.
  private mutating func connect() {
    for (before, after) in zip(views, views.dropFirst()) { space(before, after, .equal) }
  }

  /// Keeps at least the spacing between the views, and makes the stack as short as that allows.
  private mutating func keepApart() {
    for (before, after) in zip(views, views.dropFirst()) {
      space(before, after, .greaterThanOrEqual)
    }
    add(stack, along.size, .equal, nil, .notAnAttribute, priority: Wish.fit)
  }

  private mutating func space(
    _ before: UIView,
    _ after: UIView,
    _ relation: NSLayoutConstraint.Relation
  ) {
    let spacing = stack.spacing(after: before)
    let isSystem = spacing == UIStackView.spacingUseSystem
    add(
      after,
      nearEdge(of: after),
      relation,
      before,
      farEdge(of: before),
      constant: isSystem ? 0 : spacing
    )
    if isSystem { made[made.count - 1].systemSpacing = 1 }
  }

  /// Makes views without content as short as possible; the last of them takes the remaining space.
  private mutating func closeOpenViews() {
    let open = views.indices.filter { content[$0].isOpen(along.axis) }
    for index in open {
      add(
        views[index],
        along.size,
        .equal,
        nil,
        .notAnAttribute,
        priority: index == open.last ? Wish.lastOpenView : Wish.openView
      )
    }
  }

  /// Lets a nested stack take space before a view in front of it with the same low hugging.
  private mutating func letNestedStacksGrow() {
    var isBehindContent = false
    for (index, view) in views.enumerated() {
      if view is UIStackView {
        guard isBehindContent else { continue }
        add(view, along.size, .equal, stack, along.size, priority: Wish.nestedStack)
      } else if !content[index].isOpen(along.axis) {
        isBehindContent = true
      }
    }
  }

  /// Gives each view a share of the stack in proportion to its content.
  ///
  /// The priorities of the shares decrease from view to view, so that in a stack of another length the last
  /// view takes the remaining length. Public prints of UIKit's constraints show this
  /// (Documentation/Sources.md).
  private mutating func keepProportions() {
    let lengths = content.map { max(0, $0.natural(along.axis)) }
    guard lengths.count(where: { $0 > 0 }) > 1 else { return }
    let gaps = views.dropLast().map { max(0, stack.spacing(after: $0)) }
    let whole = lengths.reduce(0, +) + gaps.reduce(0, +)
    for (index, length) in lengths.enumerated() where length > 0 {
      add(
        views[index],
        along.size,
        .equal,
        stack,
        along.size,
        multiplier: length / whole,
        priority: UILayoutPriority(max(1, Wish.proportion.rawValue - Float(index)))
      )
    }
  }

  private mutating func equalizeGaps() {
    prepareGuides(views.count - 1)
    for (index, guide) in stack.gapGuides.enumerated() {
      add(guide, along.near, .equal, views[index], along.far)
      add(guide, along.far, .equal, views[index + 1], along.near)
      if index > 0 { add(guide, along.size, .equal, stack.gapGuides[0], along.size) }
      placeAcross(guide)
    }
  }

  /// Makes the distances between centers equal, with decreasing priorities.
  private mutating func equalizeCenters() {
    prepareGuides(views.count - 1)
    for (index, guide) in stack.gapGuides.enumerated() {
      add(guide, along.near, .equal, views[index], along.center)
      add(guide, along.far, .equal, views[index + 1], along.center)
      if index > 0 {
        let priority = UILayoutPriority(max(100, Wish.centering.rawValue - Float(index - 1)))
        add(
          guide,
          along.size,
          .equal,
          stack.gapGuides[0],
          along.size,
          priority: priority
        )
      }
      placeAcross(guide)
    }
  }

  private mutating func placeAcross(_ guide: UILayoutGuide) {
    add(guide, across.near, .equal, stack, across.near)
    add(guide, across.size, .equal, nil, .notAnAttribute)
  }

  /// Places hidden views, with a length of 0, in the middle of the gap (saved frames of Interface Builder
  /// documents show this).
  mutating func parkHiddenViews() {
    var before: UIView?
    let last = views.last
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        before = view
        continue
      }
      park(view, behind: before, isAtEnd: before === last)
    }
  }

  private mutating func park(_ view: UIView, behind before: UIView?, isAtEnd: Bool) {
    if let before, !isAlone {
      let spacing = isAtEnd ? 0 : stack.spacing(after: before)
      let isSystem = spacing == UIStackView.spacingUseSystem
      add(
        view,
        along.near,
        .equal,
        before,
        along.far,
        constant: isSystem ? 4 : spacing / 2,
        priority: Wish.hiding
      )
    } else {
      add(view, firstParkedEdge, .equal, container, along.near, priority: Wish.hiding)
    }
    add(view, along.size, .equal, nil, .notAnAttribute, priority: Wish.hiding)
    for edge in parkedEdges { add(view, edge, .equal, container, edge, priority: Wish.hiding) }
  }

  /// Whether one view alone fills the stack.
  ///
  /// Hidden views before and after it then begin where the stack begins (22 of 23 views of four apps), and
  /// define the stack across its axis (7 of 7).
  private var isAlone: Bool {
    views.count == 1 && stack.distribution == .fill && stack.alignment == .fill
  }

  /// The edge of a leading hidden view that is at the start of the stack.
  ///
  /// This shows where a constraint fixes the length of the view: in 10 of 11 saved stacks that fill it ends
  /// there; in those with equal gaps, and where all views are hidden, it begins there (30 of 30 views of two
  /// apps).
  private var firstParkedEdge: NSLayoutConstraint.Attribute {
    let fills = [.fill, .fillEqually, .fillProportionally].contains(stack.distribution)
    return fills && !views.isEmpty && !isAlone ? along.far : along.near
  }

  /// The place of hidden views across the axis.
  ///
  /// Across the axis they are aligned as the others are, which saved frames show for centered views and for
  /// columns that fill, and at the near edge where the others have baselines. The height of a hidden view
  /// must not make the row higher.
  private var parkedEdges: [NSLayoutConstraint.Attribute] {
    switch stack.alignment {
    case .fill:
      stack.axis == .vertical || isAlone ? [across.near, across.far] : [across.near]
    case .center: [across.center]
    case .trailing: [across.far]
    default: [across.near]
    }
  }
}

extension UIStackView {
  /// The distance after a view.
  func spacing(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let value = custom == Self.spacingUseDefault ? spacing : custom
    return value == Self.spacingUseDefault ? 0 : value
  }
}
