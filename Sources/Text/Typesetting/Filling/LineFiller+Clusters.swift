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
      let hasRoom =
        FillingRules.fits(x + width, within: limit)
        || line.visibleEnd - line.start < FillingRules.minimumClusterCount
      guard flags.hangs || hasRoom else { break }
      x += width
      line.end += 1
      if !flags.hangs {
        line.visibleEnd = line.end
        line.width = x
      }
      if flags.contains(.separator) {
        line.isMandatory = true
        break
      }
    }
    return settled(line, limit)
  }

  /// Adds what the break at the end of a line changes, and goes on behind it.
  private mutating func settled(_ found: FilledLine, _ limit: Int64) -> FilledLine {
    var line = found
    startExtra = 0
    if !line.isMandatory, line.end < source.view.clusterCount {
      if line.visibleEnd == line.end {
        let end = source.settled(
          WordBreak(end: line.end, place: line.width),
          from: line.start,
          keeping: FillingRules.minimumClusterCount,
          within: limit,
          marksWords: line.isEmergency
        )
        line.end = end.end
        line.visibleEnd = end.end
        line.width = end.place + end.gain
        line.hasHyphen = end.hasHyphen
        startExtra = end.startExtra
      } else if let row = source.change(before: line.end) {
        startExtra = source.width(of: row.right, at: line.end)
      }
    }
    moveTo(line.end)
    return line
  }
}
