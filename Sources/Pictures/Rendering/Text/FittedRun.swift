internal import CHarfBuzz
import FontDescriptors
import FontManagement
import Snapshots

/// A run whose outlines are no wider than the room they are given.
///
/// A stand-in takes another font's advances. Where its ellipsis or its slash is wider than that
/// advance, it would touch the letters beside it. Only ink that stays inside the face's own
/// advance and leaves the new one is changed: what overhangs by design goes on doing so.
struct FittedRun {
  /// The way in which an outline was made narrower.
  enum Fit {
    /// All of it by a factor.
    case scaled(Double)
    /// Its parts stand closer; the factor is that of the advance.
    case closer(Double)

    /// The new advance as a share of the face's own.
    var factor: Double {
      switch self {
      case .scaled(let factor), .closer(let factor): factor
      }
    }
  }

  /// The run, with the origins of the changed glyphs at the left end of their room.
  private(set) var run: TextRun

  /// The shape of each glyph.
  private(set) var shapes: [GlyphShape]

  /// The changes of glyphs, by glyph; nothing for all others.
  private(set) var fits: [Int: Fit] = [:]

  init(_ run: TextRun) {
    self.run = run
    shapes = run.face.shapes(of: run.glyphs)
    for index in run.advanceScales.indices where run.advanceScales[index] < 1 {
      fit(index, by: run.advanceScales[index])
    }
  }

  private mutating func fit(_ index: Int, by factor: Double) {
    guard case .outline(let outline) = shapes[index], factor > 0 else { return }
    let advance = run.face.handle.advance(of: run.glyphs[index])
    let (left, right) = (Double(outline.bounds.x), Double(outline.bounds.z))
    guard left >= 0, right <= advance, right - left > advance * factor else { return }
    if let closer = outline.withPartsCloser(advance: advance, to: advance * factor) {
      shapes[index] = .outline(closer)
      fits[index] = .closer(factor)
    } else {
      shapes[index] = .outline(outline.narrowed(by: Float(factor)))
      fits[index] = .scaled(factor)
    }
    run.positions[index].x += advance * (1 - factor) / 2 * run.pointSize
  }
}

extension FittedRun {
  /// Glyphs that are shown alike.
  struct Piece {
    var run: TextRun
    var shapes: [GlyphShape]
    /// The change of the only glyph, or `nil` where nothing was changed.
    var fit: Fit?

    /// Whether the face draws the glyphs by itself: in one color and once.
    var isPlain: Bool {
      !run.face.handle.synthesis.contains(.weight) && !shapes.contains(where: \.isColored)
    }
  }

  /// The run in the order in which it is read, each changed glyph by itself.
  var pieces: [Piece] {
    guard !fits.isEmpty else { return [Piece(run: run, shapes: shapes, fit: nil)] }
    let clusters = run.visualClusters
    var groups: [(clusters: [TextRun.Cluster], fit: Fit?)] = []
    for cluster in run.isRightToLeft ? clusters.reversed() : clusters {
      let fit = cluster.glyphs.count == 1 ? fits[cluster.glyphs.lowerBound] : nil
      if fit == nil, let last = groups.last, last.fit == nil {
        groups[groups.count - 1].clusters.append(cluster)
      } else {
        groups.append(([cluster], fit))
      }
    }
    return groups.map { piece($0.clusters, $0.fit) }
  }

  /// The piece of clusters that follow one another as they are read.
  private func piece(_ clusters: [TextRun.Cluster], _ fit: Fit?) -> Piece {
    var part = run
    part.text = clusters.flatMap { Array($0.text.utf16) }
    (part.glyphs, part.positions, part.clusters, part.advanceScales) = ([], [], [], [])
    var shapes: [GlyphShape] = []
    var starts = [0]
    for cluster in clusters { starts.append(starts[starts.count - 1] + cluster.text.utf16.count) }
    let visual = Array(zip(clusters, starts))
    for (cluster, start) in run.isRightToLeft ? visual.reversed() : visual {
      for glyph in cluster.glyphs {
        part.glyphs.append(run.glyphs[glyph])
        if !run.advanceScales.isEmpty { part.advanceScales.append(run.advanceScales[glyph]) }
        part.positions.append(run.positions[glyph])
        part.clusters.append(start)
        shapes.append(self.shapes[glyph])
      }
      part.width = cluster.right
    }
    return Piece(run: part, shapes: shapes, fit: fit)
  }
}

extension FontHandle {
  /// The advance of a glyph in em.
  func advance(of glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(font, glyph)) * unit
  }
}
