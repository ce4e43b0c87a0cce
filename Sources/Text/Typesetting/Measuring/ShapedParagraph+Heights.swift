import FontManagement
import RichText

extension ShapedParagraph {
  /// The heights of a line: of its styles, and of fallback fonts where lines grow.
  func heights(
    of line: FilledLine,
    _ scaled: UnsafeBufferPointer<ScaledStyle>,
    _ style: ParagraphStyle
  ) -> LineStack.Heights {
    guard styles.count > 1 || style.fallbackLineHeight == .grow else {
      return LineStack.Heights(scaled[0])
    }
    var heights: LineStack.Heights?
    for item in items[firstItem(holdingCluster: line.start)...] {
      var itemStyle = scaled[Int(item.style)]
      if style.fallbackLineHeight == .grow, Int(item.recipe) >= styles.count {
        let metrics = recipe(of: item).lineMetrics(at: itemStyle.pointSize)
        itemStyle.ascent = max(itemStyle.ascent, metrics.ascent)
        itemStyle.descent = max(itemStyle.descent, metrics.descent)
      }
      heights?.formUnion(itemStyle)
      heights = heights ?? LineStack.Heights(itemStyle)
      guard Int(item.clusterEnd) < line.end else { break }
    }
    return heights ?? LineStack.Heights(scaled[0])
  }

  /// The heights of an empty line at a code unit.
  func heights(at offset: Int, _ scaled: UnsafeBufferPointer<ScaledStyle>) -> LineStack.Heights {
    LineStack.Heights(scaled[styleIndex(at: offset)])
  }
}
