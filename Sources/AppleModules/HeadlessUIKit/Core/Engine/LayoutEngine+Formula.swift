import AutoLayout
import Foundation

extension LayoutEngine {
  /// A constraint as a linear expression that is compared with 0.
  struct Formula {
    var expression: AutoLayout.Expression
    /// Whether the constant depends on fonts or margins, so that it may change without the program.
    var isComputed = false
  }

  /// One side of a constraint.
  private struct Side {
    var terms: [AutoLayout.Expression.Term] = []
    var constant = 0.0
    var isComputed = false

    mutating func add(_ variable: Variable, _ factor: Double = 1) {
      terms.append(.init(variable, factor))
    }
  }

  func formula(of constraint: NSLayoutConstraint) -> Formula? {
    guard let first = constraint.firstItem, let holder = constraint.holder,
      let left = side(first, constraint.firstAttribute, constraint, holder)
    else { return nil }
    var expression = AutoLayout.Expression()
    for term in left.terms { expression.append(term) }
    expression.constant = left.constant
    var isComputed = left.isComputed
    if let second = constraint.secondItem {
      guard let right = side(second, constraint.secondAttribute, constraint, holder) else {
        return nil
      }
      for term in right.terms {
        expression.append(.init(term.variable, -constraint.multiplier * term.coefficient))
      }
      expression.constant -= constraint.multiplier * right.constant
      isComputed = isComputed || right.isComputed
    }
    expression.constant -= constraint.constant
    if let multiplier = constraint.systemSpacing {
      expression.constant -= multiplier * spacing(of: constraint)
      isComputed = true
    }
    return Formula(expression: expression, isComputed: isComputed)
  }

  /// Whether leading is at the right for a constraint.
  private func isFlipped(_ holder: UIView) -> Bool {
    holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func side(
    _ item: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute,
    _ constraint: NSLayoutConstraint,
    _ holder: UIView
  ) -> Side? {
    if attribute.isSize { return size(item, attribute) }
    if attribute == .firstBaseline || attribute == .lastBaseline {
      return baseline(item, attribute == .firstBaseline ? .first : .last, holder)
    }
    let isDirectional =
      constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
    return edge(item, attribute, holder, flips: isDirectional && isFlipped(holder))
  }

  private func size(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> Side? {
    guard let node = anyNode(of: item) else { return nil }
    var side = Side()
    side.add(attribute == .width ? node.width : node.height)
    return side
  }

  private func anyNode(of item: AnyObject) -> LayoutNode? {
    if let view = item as? UIView { return node(of: view) }
    if let guide = item as? UILayoutGuide { return node(of: guide) }
    return nil
  }

  /// An edge or center in the coordinates of the view that holds the constraint; both sides are measured from
  /// the right where one of them follows a right-to-left language.
  private func edge(
    _ item: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute,
    _ holder: UIView,
    flips: Bool = false
  ) -> Side? {
    var item = item
    var attribute = attribute
    var side = Side()
    if attribute.isMargin, let view = item as? UIView {
      if view === holder, view.contentEdgesGuide != nil {
        side.constant = marginOffset(of: view, attribute, flipped: isFlipped(holder))
        side.isComputed = true
      } else {
        item = view.layoutMarginsGuide
      }
      attribute = attribute.withoutMargin
    }
    let isVertical = attribute.axis == .vertical
    let sign = flips ? -1.0 : 1.0
    let kind = EdgeKind(attribute, isFlipped: flips)
    if let view = item as? UIView, view === holder {
      // Centers of a scroll view refer to its frame, edges to its content.
      if kind != .middle, let guide = view.contentEdgesGuide, let node = node(of: guide) {
        place(kind, node, isVertical, sign, &side)
      } else if let node = node(of: view) {
        placeOwn(kind, view, node, isVertical, sign, &side)
      } else {
        return nil
      }
      return side
    }
    guard let node = anyNode(of: item) else { return nil }
    place(kind, node, isVertical, sign, &side)
    let container = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    addPath(from: container, to: holder, isVertical, sign, &side)
    return side
  }

  /// The near edge, the far edge or the middle.
  private enum EdgeKind {
    case near
    case far
    case middle

    init(_ attribute: NSLayoutConstraint.Attribute, isFlipped: Bool) {
      switch attribute {
      case .left, .top: self = .near
      case .right, .bottom: self = .far
      case .leading: self = isFlipped ? .far : .near
      case .trailing: self = isFlipped ? .near : .far
      default: self = .middle
      }
    }

    var share: Double {
      switch self {
      case .near: 0
      case .far: 1
      case .middle: 0.5
      }
    }
  }

  private func place(
    _ kind: EdgeKind,
    _ node: LayoutNode,
    _ isVertical: Bool,
    _ sign: Double,
    _ side: inout Side
  ) {
    side.add(isVertical ? node.y : node.x, sign)
    if kind != .near { side.add(isVertical ? node.height : node.width, sign * kind.share) }
  }

  /// An edge of the view in its own coordinates.
  private func placeOwn(
    _ kind: EdgeKind,
    _ view: UIView,
    _ node: LayoutNode,
    _ isVertical: Bool,
    _ sign: Double,
    _ side: inout Side
  ) {
    let insets = view === root ? .zero : view.alignmentRectInsets
    side.constant += sign * (isVertical ? insets.top : insets.left)
    if kind != .near { side.add(isVertical ? node.height : node.width, sign * kind.share) }
  }

  /// Adds the positions of the containers between an item and the holder.
  private func addPath(
    from container: UIView?,
    to holder: UIView,
    _ isVertical: Bool,
    _ sign: Double,
    _ side: inout Side
  ) {
    var step = container
    while let view = step, view !== holder {
      guard let node = node(of: view) else { return }
      side.add(isVertical ? node.y : node.x, sign)
      let insets = view.alignmentRectInsets
      side.constant -= sign * (isVertical ? insets.top : insets.left)
      step = view.superview
    }
  }

  /// The distance of a margin from the edge, where the edge is that of scrolled content.
  private func marginOffset(
    of view: UIView,
    _ attribute: NSLayoutConstraint.Attribute,
    flipped: Bool
  ) -> Double {
    let margins = view.layoutMargins
    switch attribute {
    case .leftMargin: return margins.left
    case .rightMargin: return -margins.right
    case .topMargin: return margins.top
    case .bottomMargin: return -margins.bottom
    case .leadingMargin: return flipped ? margins.right : margins.left
    case .trailingMargin: return flipped ? -margins.left : -margins.right
    case .centerXWithinMargins: return (margins.left - margins.right) / 2
    case .centerYWithinMargins: return (margins.top - margins.bottom) / 2
    default: return 0
    }
  }

  private func baseline(_ item: AnyObject, _ kind: BaselineKind, _ holder: UIView) -> Side? {
    guard let view = item as? UIView else { return edge(item, .bottom, holder) }
    var source = view
    for _ in 0..<64 {
      let next = kind == .first ? source.forFirstBaselineLayout : source.forLastBaselineLayout
      if next === source { break }
      source = next
    }
    guard source.isDescendant(of: holder), let rule = source.baseline(kind) else {
      return edge(source.isDescendant(of: holder) ? source : view, .bottom, holder)
    }
    let attribute: NSLayoutConstraint.Attribute =
      switch rule.origin {
      case .top: .top
      case .center: .centerY
      case .bottom: .bottom
      }
    guard var side = edge(source, attribute, holder) else { return nil }
    side.constant += rule.offset
    side.isComputed = true
    return side
  }

  /// The system's spacing: 8 points between edges (measured), and between baselines the larger
  /// leading of the two fonts, which is this project's reading of "depends on the fonts".
  private func spacing(of constraint: NSLayoutConstraint) -> Double {
    let kinds: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
    guard kinds.contains(constraint.firstAttribute) || kinds.contains(constraint.secondAttribute)
    else { return 8 }
    let fonts = [constraint.firstItem, constraint.secondItem].compactMap {
      ($0 as? UIView)?.fontForBaselineSpacing
    }
    return fonts.map { $0.lineHeight + $0.leading }.max() ?? 8
  }
}
