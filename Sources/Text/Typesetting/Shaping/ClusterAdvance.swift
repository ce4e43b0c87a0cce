import CHarfBuzz
import FontManagement

/// A HarfBuzz cluster of a shaped range: glyphs, code units and an advance.
struct GlyphCluster {
  /// The glyphs in the order of the text.
  var glyphs: Range<Int>

  /// The code units.
  var range: Range<Int>

  /// The advance in em units as recorded: measured advances replaced, the face's kerning kept.
  var advance: Int32

  /// The advance that HarfBuzz gave.
  var faceAdvance: Int32

  /// Whether a break before it changes the shape of either side.
  var isUnsafe: Bool
}

/// Walks over the clusters of shaped glyphs and finds the advance of each.
struct ClusterWalk {
  let glyphs: ShapedGlyphs
  let text: UTF16Text
  let range: Range<Int>
  let face: FaceInstance

  /// The measured advances that replace those of the face.
  let table: AdvanceTable?

  /// Whether the measured advance of the display master is wanted.
  let isDisplay: Bool

  /// Calls a closure for every cluster in the order of the text.
  @inline(__always)
  func forEach(_ body: (GlyphCluster) -> Void) {
    var first = 0
    while first < glyphs.count {
      let start = Int(glyphs.info(first).cluster)
      var end = first
      var sum: Int32 = 0
      var isUnsafe = false
      while end < glyphs.count, Int(glyphs.info(end).cluster) == start {
        sum = EmUnits.clamped(Int64(sum) + Int64(glyphs.position(end).x_advance))
        isUnsafe = isUnsafe || glyphs.info(end).isUnsafeToBreak
        end += 1
      }
      let next = end < glyphs.count ? Int(glyphs.info(end).cluster) : range.upperBound
      let units = start..<max(start, next)
      let advance = replaced(sum, first..<end, units)
      body(
        GlyphCluster(
          glyphs: first..<end,
          range: units,
          advance: advance,
          faceAdvance: sum,
          isUnsafe: isUnsafe
        )
      )
      first = end
    }
  }

  /// The measured advance of a cluster's characters in em units, without kerning, or `nil`.
  func measuredAdvance(of cluster: GlyphCluster) -> Int32? {
    table.flatMap { measured($0, cluster.range) }
  }

  /// The measured advances of a cluster's characters plus what the face added by kerning.
  @inline(__always)
  private func replaced(_ sum: Int32, _ glyphs: Range<Int>, _ units: Range<Int>) -> Int32 {
    guard let table, let measured = measured(table, units) else { return sum }
    var nominal: Int32 = 0
    for glyph in glyphs {
      nominal &+= hb_font_get_glyph_h_advance(face.hbFont, self.glyphs.info(glyph).codepoint)
    }
    return measured &+ kerning(sum &- nominal, table, after: units)
  }

  /// The kerning after a cluster, corrected for the font that is stood in for.
  private func kerning(
    _ kerning: Int32,
    _ table: AdvanceTable,
    after units: Range<Int>
  ) -> Int32 {
    guard kerning != 0, units.upperBound < text.count,
      let left = Unicode.Scalar(text.scalar(at: units.lowerBound).value),
      let right = Unicode.Scalar(text.scalar(at: units.upperBound).value)
    else { return kerning }
    return table.kerning(kerning, between: left, and: right, isDisplay: isDisplay)
  }

  /// The sum of the measured advances, or `nil` when a character with a width was not measured.
  ///
  /// Marks have no width of their own.
  @inline(__always)
  private func measured(_ table: AdvanceTable, _ units: Range<Int>) -> Int32? {
    var sum: Int32 = 0
    var offset = units.lowerBound
    while offset < units.upperBound {
      let (scalar, length) = text.scalar(at: offset)
      if let advance = table.advance(of: scalar, isDisplay: isDisplay) {
        sum &+= advance
      } else if offset == units.lowerBound || !Self.isMark(scalar) {
        return nil
      }
      offset += length
    }
    return sum
  }

  private static func isMark(_ scalar: UInt32) -> Bool {
    PropertyTable.shared[scalar].graphemeBreak == .extend
  }
}
