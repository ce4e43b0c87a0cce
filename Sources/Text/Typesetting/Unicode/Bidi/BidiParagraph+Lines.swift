extension BidiParagraph {
  /// The levels of a line: white space at its end has the paragraph's level (rule L1).
  package func levels(in line: Range<Int>) -> [UInt8] {
    if marks.isEmpty { return Array(repeating: 0, count: line.count) }
    let end = contentEnd(of: line)
    var levels = marks[line.lowerBound..<end].map(\.level)
    levels.append(
      contentsOf: repeatElement(
        baseLevel(at: line.lowerBound),
        count: line.upperBound - end
      )
    )
    return levels
  }

  /// The runs of a line from left to right (rule L2).
  ///
  /// Inside a right-to-left run the units are in logical order: shaping reverses them.
  package func visualRuns(in line: Range<Int>) -> [VisualRun] {
    if line.isEmpty { return [] }
    if marks.isEmpty { return [VisualRun(range: line, level: 0)] }
    var runs = logicalRuns(in: line)
    Self.reorder(&runs)
    return runs
  }

  /// The runs of equal level in logical order, for shaping.
  package func logicalRuns(in line: Range<Int>) -> [VisualRun] {
    if line.isEmpty { return [] }
    if marks.isEmpty { return [VisualRun(range: line, level: 0)] }
    let end = contentEnd(of: line)
    var runs: [VisualRun] = []
    var start = line.lowerBound
    while start < end {
      let level = marks[start].level
      var next = start + 1
      while next < end, marks[next].level == level { next += 1 }
      runs.append(VisualRun(range: start..<next, level: level))
      start = next
    }
    if end < line.upperBound { append(end..<line.upperBound, to: &runs, in: line) }
    return runs
  }

  private func append(_ trailing: Range<Int>, to runs: inout [VisualRun], in line: Range<Int>) {
    let level = baseLevel(at: line.lowerBound)
    if let last = runs.last, last.level == level {
      runs[runs.count - 1].range = last.range.lowerBound..<trailing.upperBound
    } else {
      runs.append(VisualRun(range: trailing, level: level))
    }
  }

  /// Returns the start of the white space at the end of a line.
  private func contentEnd(of line: Range<Int>) -> Int {
    var end = line.upperBound
    while end > line.lowerBound, marks[end - 1].isReset { end -= 1 }
    return end
  }

  /// Rule L2: from the deepest level to the least odd one, reverses what is at least as deep.
  private static func reorder(_ runs: inout [VisualRun]) {
    let deepest = runs.reduce(0) { max($0, $1.level) }
    guard let leastOdd = runs.lazy.map(\.level).filter({ $0 & 1 == 1 }).min() else { return }
    for level in stride(from: deepest, through: leastOdd, by: -1) {
      var index = 0
      while index < runs.count {
        guard runs[index].level >= level else {
          index += 1
          continue
        }
        let first = index
        while index < runs.count, runs[index].level >= level { index += 1 }
        runs[first..<index].reverse()
      }
    }
  }
}
