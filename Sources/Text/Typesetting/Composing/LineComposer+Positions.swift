extension LineComposer.Part {
  /// A cluster's place in the line.
  struct Edge {
    /// The code units of the paragraph, or of the mark.
    var range: Range<Int>
    var x: Double
    var width: Double
  }

  /// The places of the clusters from left to right.
  var edges: [Edge] {
    let order =
      item.isRightToLeft
      ? Array((0..<clusters.count).reversed()) : Array(0..<clusters.count)
    var x = x
    return order.map { cluster in
      defer { x += widths[cluster] }
      return Edge(
        range: Int(clusters.offsets[cluster])..<Int(clusters.offsets[cluster + 1]),
        x: x,
        width: widths[cluster]
      )
    }
  }
}

extension TextLine {
  /// Returns the place of the caret before a character.
  ///
  /// - Parameter offset: The code unit; one inside a grapheme counts as the grapheme's start.
  /// - Returns: The distance from the left edge of the line in points. Past the visible text, the
  ///   side at which the line ends.
  public func caretX(at offset: Int) -> Double {
    var found: Double?
    let composer = LineComposer(line: self)
    composer.forEachPart { part, _ in
      guard !part.isMark, found == nil else { return }
      for edge in part.edges
      where edge.range.contains(offset - content.offset) {
        found = part.item.isRightToLeft ? edge.x + edge.width : edge.x
      }
    }
    let isRightToLeft = content.paragraph.isRightToLeft
    guard offset > range.lowerBound else { return found ?? (isRightToLeft ? width : 0) }
    return found ?? (isRightToLeft ? 0 : width)
  }

  /// Returns the caret position nearest to a place on the line.
  ///
  /// - Parameter x: The distance from the left edge of the line in points.
  /// - Returns: The code unit before which the caret lies: always the start of a grapheme or the
  ///   end of the line's visible text.
  public func offset(at x: Double) -> Int {
    var best = (distance: Double.infinity, offset: range.lowerBound)
    LineComposer(line: self).forEachPart { part, _ in
      guard !part.isMark else { return }
      for edge in part.edges {
        let before = part.item.isRightToLeft ? edge.x + edge.width : edge.x
        let after = part.item.isRightToLeft ? edge.x : edge.x + edge.width
        for (place, offset) in [(before, edge.range.lowerBound), (after, edge.range.upperBound)]
        where abs(place - x) < best.distance {
          best = (abs(place - x), content.offset + offset)
        }
      }
    }
    return best.offset
  }
}
