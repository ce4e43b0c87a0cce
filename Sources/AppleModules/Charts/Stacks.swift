import HeadlessSwiftUI

/// Bars and areas with the places that they have above each other.
struct Stacks {
  private(set) var placed: [Mark]
  private var totals: [Key: Double] = [:]
  private var ends: [Key: Double] = [:]

  private struct Key: Hashable {
    var kind: Int
    var place: _PlotValue?
    var position: _PlotValue?
    var isNegative: Bool
  }

  init(_ marks: [Mark]) {
    placed = marks
    for mark in marks {
      guard let length = Self.length(of: mark) else { continue }
      totals[key(mark, length.value), default: 0] += length.value
    }
    for index in placed.indices {
      guard let length = Self.length(of: placed[index]) else { continue }
      let stretch = stretch(of: placed[index], length)
      if length.isAlongX { placed[index].x = stretch } else { placed[index].y = stretch }
    }
  }

  private mutating func stretch(
    of mark: Mark,
    _ length: (value: Double, isAlongX: Bool, method: MarkStackingMethod)
  ) -> PlotStretch {
    let key = key(mark, length.value)
    let total = totals[key] ?? 0
    switch length.method.kind {
    case .unstacked: return .from(.number(0), to: .number(length.value))
    case .standard:
      let start = ends[key] ?? 0
      ends[key] = start + length.value
      return .from(.number(start), to: .number(start + length.value))
    case .normalized:
      let start = ends[key] ?? 0
      let part = total == 0 ? 0 : length.value / abs(total)
      ends[key] = start + part
      return .from(.number(start), to: .number(start + part))
    case .center:
      let start = ends[key] ?? -total / 2
      ends[key] = start + length.value
      return .from(.number(start), to: .number(start + length.value))
    }
  }

  private func key(_ mark: Mark, _ value: Double) -> Key {
    let length = Self.length(of: mark)
    let other = length?.isAlongX == true ? mark.y : mark.x
    var place: _PlotValue?
    if case .point(let point) = other { place = point.value }
    let isBar = if case .bar = mark.shape { true } else { false }
    return Key(
      kind: isBar ? 0 : 1,
      place: place,
      position: isBar ? mark.style.positionValue : nil,
      isNegative: value < 0
    )
  }

  /// The length of a bar or an area that begins at zero or where another ends.
  private static func length(
    of mark: Mark
  ) -> (value: Double, isAlongX: Bool, method: MarkStackingMethod)? {
    let method: MarkStackingMethod
    switch mark.shape {
    case .bar(let stacking): method = stacking
    case .area(let stacking):
      method = mark.style.groupValue == nil && mark.series == nil ? .unstacked : stacking
    default: return nil
    }
    if case .point(let y) = mark.y, case .number(let number) = y.value {
      return (number, false, method)
    }
    if case .point(let x) = mark.x, case .number(let number) = x.value {
      return (number, true, method)
    }
    return nil
  }
}
