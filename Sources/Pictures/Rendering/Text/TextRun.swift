import Snapshots

/// Glyphs of one face with the text they stand for: what the backends draw.
struct TextRun {
  /// The glyphs' shapes.
  var face: FaceGlyphs

  /// The size in points.
  var pointSize: Double

  /// The glyphs from left to right.
  var glyphs: [UInt32]

  /// The place of each glyph's origin relative to the run's, in points, with y growing downwards.
  var positions: [Point]

  /// For each glyph, where its text starts in `text`.
  var clusters: [Int]

  /// The run's text alone.
  var text: [UInt16]

  /// Whether the text runs from right to left.
  var isRightToLeft: Bool

  /// The distance from the run's origin to its right end, in points.
  var width: Double

  /// For each glyph its advance as a share of the face's own; empty where all are the face's.
  var advanceScales: [Double] = []
}

extension TextRun {
  /// Glyphs and the characters that they show together.
  struct Cluster {
    var glyphs: Range<Int>
    var text: String

    /// The left and right end from the run's origin, in points.
    var left: Double
    var right: Double
  }

  /// The clusters from left to right.
  ///
  /// Offsets that do not run in one direction, which no shaper gives, make one cluster.
  var visualClusters: [Cluster] {
    guard !glyphs.isEmpty else { return [] }
    var groups: [Range<Int>] = []
    for index in glyphs.indices {
      if let last = groups.last, clusters[last.lowerBound] == clusters[index] {
        groups[groups.count - 1] = last.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
      }
    }
    let starts = groups.map { clusters[$0.lowerBound] }
    let logical = isRightToLeft ? starts.reversed() : starts
    let isOrdered = zip(logical, logical.dropFirst()).allSatisfy(<)
    guard isOrdered, let first = logical.first, first >= 0, (logical.last ?? 0) <= text.count
    else { return [cluster(glyphs.indices, 0..<text.count)] }
    // Text before the first cluster belongs to it: nothing else could show it.
    let bounds = [0] + logical.dropFirst() + [text.count]
    return groups.indices.map { index in
      let place = isRightToLeft ? groups.count - 1 - index : index
      return cluster(groups[index], bounds[place]..<bounds[place + 1])
    }
  }

  private func cluster(_ glyphs: Range<Int>, _ range: Range<Int>) -> Cluster {
    Cluster(
      glyphs: glyphs,
      text: String(decoding: text[range], as: UTF16.self),
      left: positions[glyphs.lowerBound].x,
      right: glyphs.upperBound < positions.count ? positions[glyphs.upperBound].x : width
    )
  }
}
