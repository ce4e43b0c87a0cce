extension GlyphOutline {
  /// Returns the outline with all of it narrower.
  func narrowed(by factor: Float) -> GlyphOutline {
    moved { $0 * factor }
  }

  /// Returns the outline with the white between its parts narrower and the parts as they are.
  ///
  /// The dots of an ellipsis stay round. The white before, between and behind the parts shrinks
  /// alike; where less than half of it would be left, the parts would look like one.
  ///
  /// - Parameters:
  ///   - advance: The advance that the outline is drawn for, in em.
  ///   - room: The advance that it gets.
  /// - Returns: The outline, or `nil` when there is too little white.
  func withPartsCloser(advance: Double, to room: Double) -> GlyphOutline? {
    let parts = parts
    let ink = parts.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    let share = (Float(room) - ink) / (Float(advance) - ink)
    guard parts.count > 1, share >= 0.5 else { return nil }
    return moved { x in
      let before = parts.prefix { $0.upperBound < x }.reduce(0) {
        $0 + $1.upperBound - $1.lowerBound
      }
      let inside = parts.first { $0.contains(x) }.map { x - $0.lowerBound } ?? 0
      return (x - before - inside) * share + before + inside
    }
  }

  /// The horizontal stretches that have ink, from left to right.
  private var parts: [ClosedRange<Float>] {
    var ranges: [ClosedRange<Float>] = []
    for contour in contours.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = ranges.last, contour.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, contour.upperBound)
      } else {
        ranges.append(contour)
      }
    }
    return ranges
  }

  /// The extent of each contour from left to right.
  private var contours: [ClosedRange<Float>] {
    var ranges: [ClosedRange<Float>] = []
    var index = 0
    for verb in verbs {
      let end = index + verb.coordinateCount
      for x in stride(from: index, to: end, by: 2).map({ coordinates[$0] }) {
        if verb == .move || ranges.isEmpty { ranges.append(x...x) }
        let known = ranges[ranges.count - 1]
        ranges[ranges.count - 1] = min(known.lowerBound, x)...max(known.upperBound, x)
      }
      index = end
    }
    return ranges
  }

  private func moved(_ x: (Float) -> Float) -> GlyphOutline {
    GlyphOutline(
      verbs: verbs,
      coordinates: coordinates.indices.map {
        $0.isMultiple(of: 2) ? x(coordinates[$0]) : coordinates[$0]
      }
    )
  }
}

extension GlyphOutline.Verb {
  /// The number of coordinates of the step.
  fileprivate var coordinateCount: Int {
    switch self {
    case .move, .line: 2
    case .quadratic: 4
    case .cubic: 6
    case .close: 0
    }
  }
}
