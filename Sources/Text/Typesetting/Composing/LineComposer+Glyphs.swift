import CHarfBuzz
import FontManagement
import RichText

extension LineComposer {
  /// The glyphs of the line from left to right.
  func glyphRuns() -> [GlyphRun] {
    var runs: [GlyphRun] = []
    forEachPart { part, shaper in
      guard part.item.kind == .text else { return }
      append(part, shaper, to: &runs)
    }
    return runs
  }

  private func append(_ part: Part, _ shaper: RunShaper, to runs: inout [GlyphRun]) {
    let recipe = shaper.recipe(of: part.item)
    let isDisplay = part.style.isNearDisplay && shaper.followsStyle(part.item)
    let face = isDisplay ? recipe.display ?? recipe.text : recipe.text
    let glyphs =
      shaper.scratch.buffer.glyphs(of: part.piece.range, with: face)
      ?? shaper.shape(part.piece.range, of: part.item, recipe, with: face)
    let walk = ClusterWalk(
      glyphs: glyphs,
      text: shaper.text,
      range: part.piece.range,
      face: face,
      table: recipe.advances.map { shaper.scratch.caches.table($0) },
      isDisplay: isDisplay
    )
    var clusters: [GlyphCluster] = []
    clusters.reserveCapacity(glyphs.count)
    walk.forEach { clusters.append($0, inside: part.clusters) }
    if part.item.isRightToLeft { clusters.reverse() }
    var writer = GlyphWriter(part: part, content: content, face: face)
    for cluster in clusters { writer.append(cluster, walk, to: &runs) }
    writer.finish(&runs)
  }
}

/// Gives the glyphs of a part their positions and cuts them into runs of one color.
private struct GlyphWriter {
  let part: LineComposer.Part
  let content: LineContent
  let face: FaceInstance
  private var x: Double
  private var attributes: Int?
  private let scale: Double
  /// The run that is written, until it is finished.
  private var run: GlyphRun?

  init(part: LineComposer.Part, content: LineContent, face: FaceInstance) {
    self.part = part
    self.content = content
    self.face = face
    x = part.x
    scale = part.style.pointSize / Double(EmUnits.perEm)
  }

  mutating func append(
    _ cluster: GlyphCluster,
    _ walk: ClusterWalk,
    to runs: inout [GlyphRun]
  ) {
    let glyphs = walk.glyphs
    let (width, spacing) = width(of: cluster.range)
    startRun(at: cluster.range, glyphs.count, &runs)
    // A measured advance differs from the glyph's own: the glyph stays in its middle.
    let isMeasured = cluster.advance != cluster.faceAdvance || part.item.isSizedEmoji
    let inset =
      isMeasured ? (width - spacing - Double(cluster.faceAdvance) * scale) / 2 : 0
    let share = isMeasured ? advanceScale(of: cluster, walk, letters: width - spacing) : 1
    var pen = x + inset
    let offset = textOffset(cluster.range.lowerBound)
    for index in cluster.glyphs {
      let glyph =
        part.item.isRightToLeft
        ? cluster.glyphs.lowerBound + cluster.glyphs.upperBound - 1 - index : index
      let position = glyphs.position(glyph)
      run?.glyphs.append(
        GlyphRun.Glyph(
          number: glyphs.info(glyph).codepoint,
          x: pen + Double(position.x_offset) * scale,
          y: -Double(position.y_offset) * scale - part.style.baselineOffset,
          cluster: offset,
          advanceScale: share
        )
      )
      pen += Double(position.x_advance) * scale
    }
    x += width
    run?.width += width
  }

  /// The advance of a glyph in the line as a share of the face's own, both without kerning; 1 for
  /// a cluster of several glyphs.
  private func advanceScale(
    of cluster: GlyphCluster,
    _ walk: ClusterWalk,
    letters: Double
  ) -> Double {
    guard cluster.glyphs.count == 1 else { return 1 }
    let glyph = walk.glyphs.info(cluster.glyphs.lowerBound).codepoint
    let own = Double(face.advance(of: glyph)) * scale
    if part.item.isSizedEmoji { return own > 0 ? max(letters / own, 0) : 1 }
    guard let measured = walk.measuredAdvance(of: cluster) else { return 1 }
    let kerning = Double(cluster.advance &- measured) * scale
    return own > 0 ? max((letters - kerning) / own, 0) : 1
  }

  /// Adds the run that is written to the others.
  mutating func finish(_ runs: inout [GlyphRun]) {
    if let run { runs.append(run) }
    run = nil
  }

  /// The width of a glyph cluster, and how much of it is tracking and spacing.
  private func width(of range: Range<Int>) -> (Double, Double) {
    let clusters = part.clusters
    let style = part.item.isSizedEmoji ? part.style.ofEmoji : part.style
    var index = clusters.index(holding: range.lowerBound)
    var width = 0.0
    var spacing = 0.0
    guard index < clusters.count, Int(clusters.offsets[index]) >= range.lowerBound else {
      return (0, 0)
    }
    while index < clusters.count, Int(clusters.offsets[index]) < range.upperBound {
      width += part.widths[index]
      let letters =
        Int64(clusters.text[index]) &* style.textShare
        &+ Int64(clusters.display[index]) &* style.displayShare
      spacing += part.widths[index] - style.points(letters)
      index += 1
    }
    return (width, spacing)
  }

  private func textOffset(_ offset: Int) -> Int {
    content.offset + (part.isMark ? content.markOffset : offset)
  }

  /// Begins a run, or goes on with the last when the attributes are the same.
  private mutating func startRun(
    at range: Range<Int>,
    _ capacity: Int,
    _ runs: inout [GlyphRun]
  ) {
    let offset = textOffset(range.lowerBound)
    let index = content.text?.runIndex(at: offset)
    let covered =
      part.isMark ? offset..<offset : offset..<content.offset + range.upperBound
    if attributes == index ?? 0, let known = run?.textRange {
      run?.textRange =
        min(known.lowerBound, covered.lowerBound)..<max(known.upperBound, covered.upperBound)
      return
    }
    finish(&runs)
    attributes = index ?? 0
    var started = GlyphRun(
      face: face,
      pointSize: part.style.pointSize,
      textRange: covered,
      insertedText: part.isMark
        ? content.mark.map { MarkAdvances.text($0, content.markStyle) } : nil,
      isRightToLeft: part.item.isRightToLeft,
      x: x,
      width: 0,
      color: index.flatMap { content.text?.runs[$0].attributes.foregroundColor }
    )
    started.glyphs.reserveCapacity(capacity)
    run = started
  }
}

extension [GlyphCluster] {
  /// Adds a cluster of HarfBuzz, to the last one when both belong to one recorded cluster.
  ///
  /// HarfBuzz may see several clusters in one grapheme, as in a Devanagari conjunct that the font
  /// does not join; widths are recorded for the whole grapheme.
  fileprivate mutating func append(_ cluster: GlyphCluster, inside recorded: ClusterList) {
    let start = cluster.range.lowerBound
    let index = recorded.index(holding: start)
    guard let last = indices.last, index < recorded.count, Int(recorded.offsets[index]) < start,
      Int(recorded.offsets[index]) <= self[last].range.lowerBound
    else {
      append(cluster)
      return
    }
    self[last].glyphs = self[last].glyphs.lowerBound..<cluster.glyphs.upperBound
    self[last].range = self[last].range.lowerBound..<cluster.range.upperBound
    self[last].advance &+= cluster.advance
    self[last].faceAdvance &+= cluster.faceAdvance
    self[last].isUnsafe = self[last].isUnsafe || cluster.isUnsafe
  }
}

extension ClusterList {
  /// The cluster that holds a code unit, by search.
  func index(holding offset: Int) -> Int {
    (1..<max(count, 1)).partitionPoint { Int(offsets[$0]) > offset } - 1
  }
}
