extension LineFiller {
  /// Fills a line with as many clusters as fit, at least one; white space hangs.
  mutating func clusterLine(_ limit: Int64, _ origin: Int64, isEmergency: Bool) -> FilledLine {
    let view = source.view
    var line = FilledLine(
      start: cluster,
      end: cluster,
      visibleEnd: cluster,
      width: startExtra,
      startExtra: startExtra
    )
    line.isEmergency = isEmergency
    var x = startExtra
    while line.end < view.clusterCount {
      let flags = view.flags(line.end)
      let width = source.cluster(line.end, at: x + origin)
      let hangs = !flags.isDisjoint(with: [.space, .separator])
      guard hangs || x + width <= limit || line.visibleEnd == line.start else { break }
      x += width
      line.end += 1
      if !hangs {
        line.visibleEnd = line.end
        line.width = x
      }
      if flags.contains(.separator) {
        line.isMandatory = true
        break
      }
    }
    return finishCluster(line, limit)
  }

  /// Takes clusters back while the text shaped for this end is wider than the limit.
  private mutating func finishCluster(_ found: FilledLine, _ limit: Int64) -> FilledLine {
    var line = found
    var right: Int64 = 0
    while !line.isMandatory, line.end < source.view.clusterCount {
      let row = delta(before: line.end)
      let hyphen = line.isEmergency ? hyphenWidth(before: line.end) : 0
      right = row.map { source.width(of: $0.right, at: line.end) } ?? 0
      guard row != nil || hyphen > 0, line.visibleEnd == line.end else { break }
      let left = hyphen + (row.map { source.width(of: $0.left, at: line.end - 1) } ?? 0)
      guard line.width + left > limit, line.end - 1 > line.start else {
        line.width += left
        line.hasHyphen = hyphen > 0
        break
      }
      line.end -= 1
      line.visibleEnd = line.end
      line.width -= source.cluster(line.end, at: line.width)
      right = 0
    }
    startExtra = right
    moveTo(line.end)
    return line
  }

  /// The width of the hyphen that marks a break before a cluster; 0 without one.
  private mutating func hyphenWidth(before cluster: Int) -> Int64 {
    guard let paragraph = source.paragraph, let marks = paragraph.brokenWords, marks[cluster]
    else { return 0 }
    let style = paragraph.styles[paragraph.styleIndex(at: source.view.offset(cluster - 1))]
    return source.width(of: MarkAdvances.advance(.hyphen, style), at: cluster - 1)
  }

  /// What a break inside of a word changes, or `nil` when nothing.
  private mutating func delta(before cluster: Int) -> DeltaRow? {
    guard source.view.flags(cluster).contains(.unsafeBefore) else { return nil }
    return source.paragraph?.clusterDelta(before: cluster)
  }
}
