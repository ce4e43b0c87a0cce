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

  /// The width that a label reports: that of its widest line with the white space at which it
  /// wraps, or at the end of an only line.
  ///
  /// - Parameters:
  ///   - measure: The measure of the text at a width.
  ///   - limit: That width in points.
  /// - Returns: The width in points, no more than the limit.
  public func labelWidth(_ measure: ParagraphMeasure, limit: Double = .infinity) -> Double {
    guard !measure.isTruncated else { return min(measure.width, limit) }
    if measure.lineCount == 1, paragraphs.count == 1 {
      return min(measure.width + trailingSpace, limit)
    }
    guard measure.lineCount > paragraphs.count, limit.isFinite else {
      return min(measure.width, limit)
    }
    return min(paragraphs.reduce(0) { max($0, $1.labelWidth(limit)) }, limit)
  }
}

extension ShapedText.Paragraph {
  /// The width of the widest line, with the white space at which it wraps.
  fileprivate func labelWidth(_ width: Double) -> Double {
    styles.withUnsafeBufferPointer { styles in
      shaped.record.withView { view in
        if shaped.isUniform {
          return labelWidth(UniformSource(view, styles[0], paragraph: shaped), width)
        }
        return shaped.items.withUnsafeBufferPointer { items in
          labelWidth(
            StyledSource(
              view,
              items: items,
              styles: styles,
              tabs: TabRuler(style),
              paragraph: shaped
            ),
            width
          )
        }
      }
    }
  }

  private func labelWidth<Source: AdvanceSource>(_ source: Source, _ width: Double) -> Double {
    let limits = LineLimits(width: width, style, source)
    var filler = LineFiller(source, breaksAnywhere: style.lineBreakMode == .charWrap)
    var widest = 0.0
    var line = 0
    while let filled = limits.fill(line, style, isLast: false, &filler) {
      var units = filled.width + limits[line].origin
      if !filler.isAtEnd, !filled.isMandatory {
        for cluster in filled.visibleEnd..<filled.end {
          units += filler.source.cluster(cluster, at: units)
        }
      }
      widest = max(widest, source.points(units))
      line += 1
    }
    return widest
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
