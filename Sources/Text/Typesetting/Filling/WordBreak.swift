/// The end of a line inside a word.
struct WordBreak: Equatable {
  /// One past the last cluster of the line.
  var end: Int

  /// The end of the line's letters in the text as it was shaped: a width, or a place in the text.
  var place: Int64

  /// The width that the break adds to the line that ends.
  var gain: Int64 = 0

  /// The width that the break adds to the line that begins.
  var startExtra: Int64 = 0

  var hasHyphen = false
}

extension ClusterWidths {
  /// Applies rule 5 of ``FillingRules`` to a line that ends inside a word.
  ///
  /// - Parameters:
  ///   - found: The end of as many clusters as fit, without what the break changes.
  ///   - first: The first cluster of the line.
  ///   - minimumCount: The fewest clusters that the line keeps.
  ///   - limit: The limit of the line, in the units of the break's place.
  ///   - marksWords: Whether a hyphen marks the break where the paragraph asks for it.
  /// - Returns: The end at which the line fits, or that of the fewest clusters.
  mutating func settled(
    _ found: WordBreak,
    from first: Int,
    keeping minimumCount: Int,
    within limit: Int64,
    marksWords: Bool = false
  ) -> WordBreak {
    var line = found
    while line.end > first, line.end < view.clusterCount {
      let row = change(before: line.end)
      let hyphen = marksWords ? hyphenWidth(before: line.end) : 0
      guard row != nil || hyphen > 0 else { return line }
      let gain = hyphen + (row.map { width(of: $0.left, at: line.end - 1) } ?? 0)
      let fits = FillingRules.fits(line.place + gain, within: limit)
      guard !fits, line.end - 1 >= first + minimumCount else {
        line.gain = gain
        line.startExtra = row.map { width(of: $0.right, at: line.end) } ?? 0
        line.hasHyphen = hyphen > 0
        return line
      }
      line.end -= 1
      line.place -= cluster(line.end, at: line.place)
    }
    return line
  }

  /// The width of the hyphen that marks a break before a cluster; 0 without one.
  private mutating func hyphenWidth(before cluster: Int) -> Int64 {
    guard let paragraph, let marks = paragraph.brokenWords, marks[cluster] else { return 0 }
    let style = paragraph.styles[paragraph.styleIndex(at: view.offset(cluster - 1))]
    return width(of: MarkAdvances.advance(.hyphen, style), at: cluster - 1)
  }
}
