import RichText

extension ShapedText {
  /// The width of the white space with which the text ends, in points; 0 after a separator.
  ///
  /// White space hangs over the end of a line that is broken there. At the end of a text nothing
  /// is broken, and a label is as wide as its text with it.
  public var trailingSpace: Double {
    guard let last = paragraphs.last else { return 0 }
    return last.styles.withUnsafeBufferPointer(last.shaped.trailingSpace)
  }

  /// The width that a label reports: that of its widest line, and the white space at the end of
  /// an only line.
  ///
  /// - Parameters:
  ///   - measure: What the text takes at a width.
  ///   - limit: That width in points.
  /// - Returns: The width in points, no more than the limit.
  public func labelWidth(_ measure: ParagraphMeasure, limit: Double = .infinity) -> Double {
    let isOneLine = measure.lineCount == 1 && !measure.isTruncated && paragraphs.count == 1
    return min(measure.width + (isOneLine ? trailingSpace : 0), limit)
  }
}

extension ShapedParagraph {
  /// The width of the white space at the end in points.
  func trailingSpace(_ styles: UnsafeBufferPointer<ScaledStyle>) -> Double {
    record.withView { view in
      var first = view.clusterCount
      while first > 0, view.flags(first - 1).contains(.space) { first -= 1 }
      guard first < view.clusterCount else { return 0 }
      return items.withUnsafeBufferPointer { items in
        var source = StyledSource(
          view,
          items: items,
          styles: styles,
          tabs: TabRuler(.default),
          paragraph: nil
        )
        let units = (first..<view.clusterCount).reduce(into: Int64(0)) { sum, cluster in
          if !view.flags(cluster).contains(.tab) { sum += source.cluster(cluster, at: 0) }
        }
        return Double(units) / EmUnits.fillUnitsPerPoint
      }
    }
  }
}
