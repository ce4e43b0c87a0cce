import CHarfBuzz
import FontManagement
import RichText

/// Shapes the parts of one line and puts them side by side.
struct LineComposer {
  let line: TextLine
  var content: LineContent { line.content }

  /// A part of the line with the widths of its clusters.
  struct Part {
    var piece: LinePiece
    /// The item; for a mark one of its own.
    var item: ShapedItem
    var style: ScaledStyle
    var clusters: ClusterList
    /// The width of each cluster in points.
    var widths: [Double]
    /// The left edge of the part.
    var x: Double
    /// Whether the text is a mark that is not in the paragraph.
    var isMark: Bool

    var width: Double { widths.reduce(0, +) }
  }

  /// Calls a closure with each part of the line from left to right.
  ///
  /// - Parameter body: Takes a part and the shaper of its text.
  func forEachPart(_ body: (Part, RunShaper) -> Void) {
    let pieces = content.visualPieces()
    let markUnits = markUnits
    let tabs = hasTabs(pieces) ? content.filledTabs() : [:]
    content.paragraph.withShaper { shaper in
      var x = 0.0
      for piece in pieces {
        guard piece.item != nil else {
          x += withMark(piece, markUnits, x, body)
          continue
        }
        var part = part(piece, shaper)
        if part.item.kind == .control { part.place(tabs) }
        part.x = x
        body(part, shaper)
        x += part.width
      }
    }
  }

  private func hasTabs(_ pieces: [LinePiece]) -> Bool {
    pieces.contains { piece in
      piece.item.map { content.paragraph.items[$0].kind == .control } ?? false
    }
  }

  /// Shapes a piece at both masters.
  private func part(_ piece: LinePiece, _ shaper: RunShaper) -> Part {
    let paragraph = content.paragraph
    let item = paragraph.items[piece.item ?? 0]
    let style = content.styles[Int(item.style)]
    var clusters = paragraph.clusters(in: piece.range)
    switch item.kind {
    case .text:
      shaper.record(
        piece.range,
        of: item,
        into: &clusters,
        from: 0,
        wantsDisplay: style.isNearDisplay
      )
    case .attachment:
      for cluster in 0..<clusters.count {
        clusters.text[cluster] = EmUnits.perEm
        clusters.display[cluster] = EmUnits.perEm
      }
    case .control: break
    }
    let advances = item.isSizedEmoji ? style.ofEmoji : style
    let widths = (0..<clusters.count).map { cluster in
      advances.points(clusters, cluster)
        + (clusters.flags[cluster].contains(.space) ? content.spaceGain : 0)
    }
    return Part(
      piece: piece,
      item: item,
      style: style,
      clusters: clusters,
      widths: widths,
      x: 0,
      isMark: false
    )
  }

  private var markUnits: [UInt16] {
    guard let mark = content.mark else { return [] }
    return Array(MarkAdvances.text(mark, content.markStyle).utf16)
  }

  /// Calls a closure with the mark, and returns its width.
  private func withMark(
    _ piece: LinePiece,
    _ units: [UInt16],
    _ x: Double,
    _ body: (Part, RunShaper) -> Void
  ) -> Double {
    let runStyle = content.markStyle
    let style = content.styles[content.paragraph.styleIndex(at: content.markOffset)]
    let item = ShapedItem.mark(ofUnits: units.count, level: piece.level)
    return ShapingScratch.with { scratch in
      units.withUnsafeBufferPointer { units in
        let shaper = RunShaper(
          text: units,
          language: content.paragraph.options.language,
          styles: [runStyle],
          fallbacks: [],
          scratch: scratch
        )
        var clusters = ClusterList(offsets: (0...units.count).map { Int32($0) })
        shaper.record(0..<units.count, of: item, into: &clusters, from: 0)
        let widths = (0..<clusters.count).map { style.points(clusters, $0) }
        let part = Part(
          piece: LinePiece(range: 0..<units.count, item: nil, level: piece.level),
          item: item,
          style: style,
          clusters: clusters,
          widths: widths,
          x: x,
          isMark: true
        )
        body(part, shaper)
        return part.width
      }
    }
  }
}

extension LineComposer.Part {
  /// Gives tabs their widths.
  fileprivate mutating func place(_ tabs: [Int: Double]) {
    for cluster in 0..<clusters.count {
      widths[cluster] = tabs[Int(clusters.offsets[cluster])] ?? 0
    }
  }
}

extension ScaledStyle {
  /// Whether glyphs of the display master are drawn rather than those of the text master.
  var isNearDisplay: Bool { displayShare * 2 >= EmUnits.opticalSteps }

  /// The width of a cluster in points.
  func points(_ clusters: ClusterList, _ cluster: Int) -> Double {
    let flags = clusters.flags[cluster]
    let units =
      Int64(clusters.text[cluster]) &* textShare
      &+ Int64(clusters.display[cluster]) &* displayShare
      &+ (flags.contains(.tracked) ? tracking : 0)
      &+ (flags.contains(.spaced) ? letterSpacingUnits : 0)
    return points(units)
  }
}

extension ShapedParagraph {
  /// The clusters of a range without advances; flags say which are white space.
  func clusters(in range: Range<Int>) -> ClusterList {
    record.withView { view in
      let first = view.cluster(at: range.lowerBound)
      var last = first
      while last < view.clusterCount, view.offset(last) < range.upperBound { last += 1 }
      var list = ClusterList(offsets: (first...last).map { Int32(view.offset($0)) })
      for cluster in first..<last {
        list.flags[cluster - first] =
          view.flags(cluster).intersection([.space, .tab, .attachment, .separator])
      }
      return list
    }
  }
}

extension LineContent {
  /// The widths of the tabs of the line in points, by their code units.
  func filledTabs() -> [Int: Double] {
    var widths: [Int: Double] = [:]
    paragraph.record.withView { view in
      paragraph.items.withUnsafeBufferPointer { items in
        styles.withUnsafeBufferPointer { styles in
          var source = StyledSource(
            view,
            items: items,
            styles: styles,
            tabs: TabRuler(paragraphStyle),
            paragraph: paragraph
          )
          var x = Int64((indent * EmUnits.fillUnitsPerPoint).rounded())
          var cluster = view.cluster(at: lineStart)
          while cluster < view.clusterCount, view.offset(cluster) < head.upperBound {
            let width = source.cluster(cluster, at: x)
            if view.flags(cluster).contains(.tab) {
              widths[view.offset(cluster)] = source.points(width)
            }
            x += width
            cluster += 1
          }
        }
      }
    }
    return widths
  }
}
