import HeadlessUIKit
import Snapshots

/// Curves in combined outlines are straight lines that leave them by less than a tenth of a pixel.
extension Path {
  /// The area of both outlines.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .union, eoFill)
  }

  /// The area that both outlines have in common.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .intersection, eoFill)
  }

  /// The area of this outline without that of the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .subtraction, eoFill)
  }

  /// The area of either outline without the one that both have in common.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .symmetricDifference, eoFill)
  }

  /// The parts of this outline's line in the area of the other.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(in: other, inside: true, eoFill)
  }

  /// The parts of this outline's line outside of the area of the other.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines(in: other, inside: false, eoFill)
  }

  private func combined(with other: Path, _ combination: AreaCombination, _ eoFill: Bool) -> Path {
    let rule: FillRule = eoFill ? .evenOdd : .nonZero
    return Path(outline.path.combined(with: other.outline.path, combination, rule: rule))
  }

  private func lines(in other: Path, inside: Bool, _ eoFill: Bool) -> Path {
    let rule: FillRule = eoFill ? .evenOdd : .nonZero
    return Path(outline.path.lines(in: other.outline.path, inside: inside, rule: rule))
  }
}

extension Shape {
  /// The area of both shapes.
  nonisolated public func union(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    changed { path, rect in path.union(other.path(in: rect), eoFill: eoFill) }
  }

  /// The area that both shapes have in common.
  nonisolated public func intersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    changed { path, rect in path.intersection(other.path(in: rect), eoFill: eoFill) }
  }

  /// The area of this shape without that of the other.
  nonisolated public func subtracting(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    changed { path, rect in path.subtracting(other.path(in: rect), eoFill: eoFill) }
  }

  /// The area of either shape without the one that both have in common.
  nonisolated public func symmetricDifference(
    _ other: some Shape,
    eoFill: Bool = false
  ) -> some Shape {
    changed { path, rect in path.symmetricDifference(other.path(in: rect), eoFill: eoFill) }
  }

  /// The parts of this shape's line in the area of the other.
  nonisolated public func lineIntersection(
    _ other: some Shape,
    eoFill: Bool = false
  ) -> some Shape {
    changed { path, rect in path.lineIntersection(other.path(in: rect), eoFill: eoFill) }
  }

  /// The parts of this shape's line outside of the area of the other.
  nonisolated public func lineSubtraction(
    _ other: some Shape,
    eoFill: Bool = false
  ) -> some Shape {
    changed { path, rect in path.lineSubtraction(other.path(in: rect), eoFill: eoFill) }
  }
}
