import RichText

/// Moves lines to their side of the container and stretches justified ones.
enum LineAligner {
  /// Aligns the lines of one paragraph.
  ///
  /// - Parameters:
  ///   - lines: The lines, also those of other paragraphs.
  ///   - range: The positions of the paragraph's lines; `nil` for all.
  ///   - width: The width of the container in points.
  ///   - style: Alignment and indents.
  static func align(
    _ lines: inout [TextLine],
    in range: Range<Int>? = nil,
    width: Double,
    _ style: ParagraphStyle
  ) {
    let range = range ?? lines.indices
    for index in range {
      let indent = index == range.lowerBound ? style.firstLineHeadIndent : style.headIndent
      let end = style.tailIndent > 0 ? style.tailIndent : width + style.tailIndent
      align(&lines[index], from: indent, to: end, in: width, style)
    }
  }

  private static func align(
    _ line: inout TextLine,
    from start: Double,
    to end: Double,
    in width: Double,
    _ style: ParagraphStyle
  ) {
    let isRightToLeft = line.content.paragraph.isRightToLeft
    let left = isRightToLeft ? width - end : start
    let right = isRightToLeft ? width - start : end
    if style.alignment == .justified, !line.endsParagraph { justify(&line, right - left) }
    let room = right - left - line.width
    switch style.alignment {
    case .left: line.x = left
    case .right: line.x = left + room
    case .center: line.x = left + room / 2
    case .natural, .justified: line.x = isRightToLeft ? left + room : left
    }
  }

  /// Shares the room of a line out to its spaces.
  private static func justify(_ line: inout TextLine, _ width: Double) {
    let gain = width - line.width
    let spaces = line.content.spaceCount
    guard gain > 0, spaces > 0 else { return }
    line.content.spaceGain = gain / Double(spaces)
    line.width = width
  }
}

extension LineContent {
  /// The number of spaces that a justified line may stretch.
  var spaceCount: Int {
    paragraph.record.withView { view in
      var count = 0
      var cluster = view.cluster(at: head.lowerBound)
      while cluster < view.clusterCount, view.offset(cluster) < head.upperBound {
        let flags = view.flags(cluster)
        if flags.contains(.space), !flags.contains(.tab) { count += 1 }
        cluster += 1
      }
      return count
    }
  }
}
