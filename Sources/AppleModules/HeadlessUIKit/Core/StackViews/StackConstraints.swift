import Foundation

/// Makes the constraints of a stack view.
///
/// Edges and distances are required. The rest is determined by constraints of a priority below those of
/// programs, which only break ties.
struct StackConstraints {
  /// The priorities of the wishes, from strong to weak.
  ///
  /// A view stays inside the stack across the axis unless a required constraint demands otherwise;
  /// undetermined gaps and sizes are as small as possible.
  enum Wish {
    static let boundary: UILayoutPriority = 999
    static let proportion: UILayoutPriority = 999
    static let hiding: UILayoutPriority = 999
    static let centering: UILayoutPriority = 149
    static let fit: UILayoutPriority = 49
    static let baselineEnd: UILayoutPriority = 48
    static let openView: UILayoutPriority = 25
    static let lastOpenView: UILayoutPriority = 24
    static let nestedStack: UILayoutPriority = 2
  }

  let stack: UIStackView
  let along: StackAxis
  let across: StackAxis
  let views: [UIView]
  let content: [StackContent]
  /// The stack or its margins.
  let container: AnyObject
  var made: [NSLayoutConstraint] = []

  init(_ stack: UIStackView) {
    self.stack = stack
    along = StackAxis(stack.axis)
    across = StackAxis(stack.axis == .horizontal ? .vertical : .horizontal)
    views = stack.visibleViews
    let isMeasured = stack.distribution == .fillProportionally
    content = views.map { StackContent(of: $0, isMeasured: isMeasured) }
    container = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  mutating func build() {
    guard !views.isEmpty else {
      collapse()
      parkHiddenViews()
      prepareGuides(0)
      return
    }
    arrange()
    align()
    addFloors()
    parkHiddenViews()
  }

  /// Prevents negative sizes where the constraints of the views do not: in deep nests, a redundant constraint
  /// for each stack is costly.
  private mutating func addFloors() {
    let hasMargins = stack.isLayoutMarginsRelativeArrangement
    if hasMargins || views.contains(where: { stack.spacing(after: $0) < 0 }) {
      add(stack, along.size, .greaterThanOrEqual, nil, .notAnAttribute)
    }
    if hasMargins || stack.alignment != .fill {
      add(stack, across.size, .greaterThanOrEqual, nil, .notAnAttribute)
    }
  }

  /// Makes a stack without views as small as possible.
  private mutating func collapse() {
    for size in [along.size, across.size] {
      add(stack, size, .greaterThanOrEqual, nil, .notAnAttribute)
      add(stack, size, .equal, nil, .notAnAttribute, priority: Wish.fit)
    }
  }

  mutating func add(
    _ item: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ other: AnyObject?,
    _ otherAttribute: NSLayoutConstraint.Attribute,
    multiplier: Double = 1,
    constant: Double = 0,
    priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: item,
      attribute: attribute,
      relatedBy: relation,
      toItem: other,
      attribute: otherAttribute,
      multiplier: multiplier,
      constant: constant
    )
    constraint.priority = priority
    made.append(constraint)
  }

  /// Adds the guides that a distribution needs, and removes those that it does not need.
  mutating func prepareGuides(_ count: Int) {
    for guide in stack.gapGuides.dropFirst(count) { stack.removeLayoutGuide(guide) }
    stack.gapGuides.removeLast(max(0, stack.gapGuides.count - count))
    while stack.gapGuides.count < count {
      let guide = UILayoutGuide()
      guide.identifier = "UIStackView gap"
      stack.addLayoutGuide(guide)
      stack.gapGuides.append(guide)
    }
  }
}

/// The attributes of a direction.
struct StackAxis {
  let axis: NSLayoutConstraint.Axis
  let near: NSLayoutConstraint.Attribute
  let far: NSLayoutConstraint.Attribute
  let size: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute

  init(_ axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    let isVertical = axis == .vertical
    near = isVertical ? .top : .leading
    far = isVertical ? .bottom : .trailing
    size = isVertical ? .height : .width
    center = isVertical ? .centerY : .centerX
  }
}
