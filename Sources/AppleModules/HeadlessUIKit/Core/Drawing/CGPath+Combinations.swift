import Snapshots

extension CGPath {
  /// The area of both paths.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, .union, rule)
  }

  /// The area that both paths have in common.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, .intersection, rule)
  }

  /// The area of this path without that of the other.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, .subtraction, rule)
  }

  /// The area of either path without the one that both have in common.
  public func symmetricDifference(
    _ other: CGPath,
    using rule: CGPathFillRule = .winding
  ) -> CGPath { combined(with: other, .symmetricDifference, rule) }

  /// The parts of this path's line in the area of the other.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(steps: steps.lines(in: other.steps, inside: true, rule: rule.own))
  }

  /// The parts of this path's line outside of the area of the other.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(steps: steps.lines(in: other.steps, inside: false, rule: rule.own))
  }

  /// Whether the areas of two paths have a part in common.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  private func combined(
    with other: CGPath,
    _ combination: AreaCombination,
    _ rule: CGPathFillRule
  ) -> CGPath {
    CGPath(steps: steps.combined(with: other.steps, combination, rule: rule.own))
  }
}

extension CGPathFillRule {
  fileprivate var own: FillRule { self == .evenOdd ? .evenOdd : .nonZero }
}
