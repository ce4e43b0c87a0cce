import FontManagement
import RichText

/// Shapes a paragraph and records its clusters, segments and breaks.
struct ParagraphBuilder {
  let text: UTF16Text
  let styles: [RunStyle]
  let styleRuns: [Itemizer.StyleRun]
  let options: ParagraphOptions
  let scratch: ShapingScratch

  /// The shaped paragraph.
  struct Result {
    var record: ParagraphRecord
    var items: [ShapedItem]
    var fallbacks: [FontRecipe]
    var bidi: BidiParagraph
    var natural: AdvanceSum
    var isUniform: Bool
    var brokenWords: BrokenWordHyphens?
  }

  /// Shapes.
  func build() -> Result {
    var clusters = makeClusters()
    let bidi = BidiParagraph(text, base: options.direction)
    let itemizer = Itemizer(
      text: text,
      styles: styles,
      styleRuns: styleRuns,
      bidi: bidi,
      language: options.language,
      scratch: scratch
    )
    var items = itemizer.latinItems() ?? []
    var shaper = RunShaper(
      text: text,
      language: options.language,
      styles: styles,
      fallbacks: [],
      scratch: scratch
    )
    if items.isEmpty || record(items, shaper, into: &clusters) {
      if !items.isEmpty { clusters = makeClusters() }
      items = itemizer.items(clusters)
      shaper.fallbacks = itemizer.fallbacks
      _ = record(items, shaper, into: &clusters)
    }
    let (segments, deltas) = breaks(clusters, items, shaper)
    return Result(
      record: ParagraphRecord(
        clusters: clusters,
        segments: segments,
        deltas: deltas,
        isFilledBySums: !options.marksBrokenWords
      ),
      items: items,
      fallbacks: shaper.fallbacks,
      bidi: bidi,
      natural: natural(segments),
      isUniform: isUniform(clusters, items),
      brokenWords: options.marksBrokenWords ? BrokenWordHyphens(text, clusters.offsets) : nil
    )
  }

  /// The graphemes, with what is known of them before shaping.
  private func makeClusters() -> ClusterList {
    scratch.ends.removeAll(keepingCapacity: true)
    Graphemes.appendBoundaries(in: text, to: &scratch.ends)
    var offsets: [Int32] = []
    offsets.reserveCapacity(scratch.ends.count + 1)
    offsets.append(0)
    for end in scratch.ends { offsets.append(Int32(truncatingIfNeeded: end)) }
    var clusters = ClusterList(offsets: offsets)
    for cluster in 0..<clusters.count {
      clusters.flags[cluster] = CharacterKinds.flags(text[Int(offsets[cluster])])
    }
    markAttachments(&clusters)
    return clusters
  }

  private func markAttachments(_ clusters: inout ClusterList) {
    guard styles.contains(where: \.isAttachment) else { return }
    var run = 0
    for cluster in 0..<clusters.count {
      let offset = Int(clusters.offsets[cluster])
      while run + 1 < styleRuns.count, styleRuns[run].end <= offset { run += 1 }
      let isAttachment = styles[styleRuns[run].style].isAttachment
      if isAttachment, text[offset] == 0xFFFC { clusters.flags[cluster] = .attachment }
    }
  }

  /// Records the advances of all items.
  ///
  /// - Returns: Whether some character has no glyph.
  private func record(
    _ items: [ShapedItem],
    _ shaper: RunShaper,
    into clusters: inout ClusterList
  ) -> Bool {
    var first = 0
    var isMissing = false
    for item in items {
      switch item.kind {
      case .text:
        isMissing =
          shaper.record(item.range, of: item, into: &clusters, from: first) || isMissing
      case .attachment:
        clusters.text[first] = EmUnits.perEm
        clusters.display[first] = EmUnits.perEm
      case .control: break
      }
      first = Int(item.clusterEnd)
    }
    return isMissing
  }

  private func breaks(
    _ clusters: ClusterList,
    _ items: [ShapedItem],
    _ shaper: RunShaper
  ) -> ([SegmentRow], [DeltaRow]) {
    let language = options.language ?? styles.first?.language
    let breaks = scratch.caches.breaks(language, options)
    var builder = SegmentBuilder(clusters)
    builder.build(opportunities(breaks.opportunities(in: text), language))
    var segments = builder.segments
    var deltas: [DeltaRow] = []
    let finder = BreakDeltas(shaper: shaper, clusters: clusters, items: items)
    for index in segments.indices.dropLast() {
      if let row = delta(after: index, segments[index], finder) {
        segments[index].flags.insert(.delta)
        deltas.append(row)
      }
    }
    return (segments, deltas)
  }

  /// Takes the words of the paragraph's breaker and adds the places where words may be hyphenated.
  private func opportunities(_ breaks: [LineBreak], _ language: String?) -> [LineBreak] {
    var breaks = breaks
    if let breaker = options.wordBreaker {
      breaks = WordBreaks(breaker: breaker, text: text, language: language).replacing(breaks)
    }
    guard options.usesHyphenation else { return breaks }
    return HyphenationPoints.adding(to: breaks, in: text, language: language)
  }

  private func delta(
    after index: Int,
    _ segment: SegmentRow,
    _ finder: BreakDeltas<ClusterList>
  ) -> DeltaRow? {
    let end = segment.clusterEnd
    guard segment.flags.isDisjoint(with: [.glued, .mandatory]) else { return nil }
    var row = DeltaRow(segment: index, left: AdvanceSum(), right: AdvanceSum())
    if finder.clusters.flags(end).contains(.unsafeBefore),
      let found = finder.delta(before: end, visibleEnd: end - segment.spaceCount)
    {
      row.left = found.left
      row.right = found.right
    }
    if segment.flags.contains(.hyphen), let style = style(before: end, finder) {
      row.left = row.left + MarkAdvances.advance(.hyphen, style)
    }
    return row.left == AdvanceSum() && row.right == AdvanceSum() ? nil : row
  }

  private func style(before cluster: Int, _ finder: BreakDeltas<ClusterList>) -> RunStyle? {
    let item = finder.item(holding: cluster - 1)
    return item.map { styles[Int($0.style)] }
  }

  /// The width of everything, or what a line of it would be; sums beyond 32 bits are cut off.
  private func natural(_ segments: [SegmentRow]) -> AdvanceSum {
    guard segments.count <= 64, segments.allSatisfy(\.flags.isPlain) else {
      return AdvanceSum(text: .max, display: .max)
    }
    var sum = segments.dropLast().reduce(AdvanceSum()) { $0 + $1.body + $1.space }
    if let last = segments.last { sum = sum + last.body }
    let ems = segments.reduce(Int64(0)) { $0 + Int64($1.body.text) + Int64($1.space.text) }
    guard ems < Int64(Int32.max / 2) else { return AdvanceSum(text: .max, display: .max) }
    return sum
  }

  /// Whether one sum a segment is enough: one style, no tabs, no attachments, no emoji that
  /// grow in their own way.
  private func isUniform(_ clusters: ClusterList, _ items: [ShapedItem]) -> Bool {
    guard styles.count == 1, !items.contains(where: \.isSizedEmoji) else { return false }
    let isSpaced = styles[0].isSpaced
    return clusters.flags.allSatisfy { flags in
      flags.isDisjoint(with: [.tab, .attachment])
        && (!isSpaced || flags.contains(.tracked) == flags.contains(.spaced))
    }
  }
}
