import FontManagement

/// The neighborhood of a cluster, so that shaping it anew does not cost the whole paragraph.
struct ParagraphWindow {
  /// The cluster, counted from the start of the window.
  private let cluster: Int
  private let clusters: ClusterList
  private let items: [ShapedItem]
  private let units: [UInt16]

  /// Paragraphs of up to so many code units are looked at as a whole: a window of one is a copy.
  static let length = 512

  /// The clusters on each side: more than are shaped anew and looked at as context.
  private static let reach = 48

  init(_ paragraph: ShapedParagraph, around cluster: Int) {
    let count = paragraph.record.clusterCount
    let range = max(0, cluster - Self.reach)..<min(count, cluster + Self.reach)
    let clusters = paragraph.record.clusterList(range)
    let offsets = paragraph.record.withView {
      $0.offset(range.lowerBound)..<$0.offset(range.upperBound)
    }
    self.cluster = cluster - range.lowerBound
    self.clusters = clusters
    units = paragraph.units(offsets)
    items = paragraph.items[paragraph.firstItem(holding: offsets.lowerBound)...]
      .prefix { Int($0.start) < offsets.upperBound }
      .map { item in
        var item = item
        let part = item.range.clamped(to: offsets)
        item.start = Int32(truncatingIfNeeded: part.lowerBound - offsets.lowerBound)
        item.end = Int32(truncatingIfNeeded: part.upperBound - offsets.lowerBound)
        let clusterEnd = min(Int(item.clusterEnd), range.upperBound) - range.lowerBound
        item.clusterEnd = Int32(truncatingIfNeeded: clusterEnd)
        return item
      }
  }

  /// Returns what a break before the cluster changes.
  func delta(in paragraph: ShapedParagraph) -> DeltaRow? {
    ShapingScratch.with { scratch in
      units.withUnsafeBufferPointer { units in
        let shaper = RunShaper(
          text: units,
          language: paragraph.options.language,
          styles: paragraph.styles,
          fallbacks: paragraph.fallbacks,
          scratch: scratch
        )
        return BreakDeltas(shaper: shaper, clusters: clusters, items: items)
          .delta(before: cluster, visibleEnd: cluster)
      }
    }
  }
}

extension ShapedParagraph {
  /// A part of the code units.
  func units(_ range: Range<Int>) -> [UInt16] {
    let view = string.utf16
    let start = view.index(view.startIndex, offsetBy: range.lowerBound)
    return Array(view[start..<view.index(start, offsetBy: range.count)])
  }
}

extension ParagraphRecord {
  /// Clusters as they were when the paragraph was shaped; offsets count from the first.
  fileprivate func clusterList(_ range: Range<Int>) -> ClusterList {
    withView { view in
      let start = view.offset(range.lowerBound)
      var list = ClusterList(
        offsets: (range.lowerBound...range.upperBound).map { Int32(view.offset($0) - start) }
      )
      for cluster in range {
        list.text[cluster - range.lowerBound] = view.textAdvance(cluster)
        list.display[cluster - range.lowerBound] = view.displayAdvance(cluster)
        list.flags[cluster - range.lowerBound] = view.flags(cluster)
      }
      return list
    }
  }
}
