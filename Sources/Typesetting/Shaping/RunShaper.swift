import CHarfBuzz
import FontManagement

/// Shapes items and records the advances of their clusters.
struct RunShaper {
  let text: UTF16Text
  let language: String?
  let styles: [RunStyle]
  var fallbacks: [FontRecipe]
  let scratch: ShapingScratch

  /// The recipe of an item.
  func recipe(of item: ShapedItem) -> FontRecipe {
    let index = Int(item.recipe)
    return index < styles.count ? styles[index].recipe : fallbacks[index - styles.count]
  }

  /// Whether an item's font shares the optical size and the tracking of its style.
  func followsStyle(_ item: ShapedItem) -> Bool {
    let index = Int(item.recipe)
    guard index >= styles.count else { return true }
    let optics = fallbacks[index - styles.count].optics
    return optics != .none && optics == styles[Int(item.style)].recipe.optics
  }

  /// Shapes a part of an item.
  func shape(
    _ range: Range<Int>,
    of item: ShapedItem,
    _ recipe: FontRecipe,
    with face: FaceInstance
  ) -> ShapedGlyphs {
    let style = Int(item.style)
    return scratch.buffer.shape(
      ShapeBuffer.Request(
        text: text,
        range: range,
        script: item.script,
        isRightToLeft: item.isRightToLeft,
        language: styles[style].language ?? recipe.language ?? language,
        features: ShapingFeatures.areUsual(styles[style], recipe)
          ? [] : ShapingFeatures.features(styles[style], recipe)
      ),
      with: face
    )
  }

  /// Shapes a part of an item at both masters and adds the advances to its clusters.
  ///
  /// - Parameters:
  ///   - range: The code units, which begin and end with clusters.
  ///   - item: The item.
  ///   - clusters: The clusters; flags of the range are set, advances added.
  ///   - first: The cluster that the range begins with.
  /// - Returns: Whether some character has no glyph.
  @discardableResult
  func record(
    _ range: Range<Int>,
    of item: ShapedItem,
    into clusters: inout ClusterList,
    from first: Int
  ) -> Bool {
    let recipe = recipe(of: item)
    let follows = followsStyle(item)
    let table = recipe.advances.map { scratch.memory.table($0) }
    if isOnlySpaces(range), recipe.features.isEmpty {
      recordSpaces(range, recipe, table, clusterFlags(item, follows: follows), &clusters, first)
      return false
    }
    var writer = ClusterWriter(
      first: first,
      flags: clusterFlags(item, follows: follows)
    )
    let glyphs = shape(range, of: item, recipe, with: recipe.text)
    let isMissing = glyphs.hasMissingGlyph
    writer.write(
      ClusterWalk(
        glyphs: glyphs,
        text: text,
        range: range,
        face: recipe.text,
        table: table,
        isDisplay: false
      ),
      to: &clusters.text,
      &clusters.flags,
      clusters.offsets
    )
    guard follows, let display = recipe.display else {
      for cluster in first..<writer.last { clusters.display[cluster] = clusters.text[cluster] }
      return isMissing
    }
    let large = shape(range, of: item, recipe, with: display)
    writer.write(
      ClusterWalk(
        glyphs: large,
        text: text,
        range: range,
        face: display,
        table: table,
        isDisplay: true
      ),
      to: &clusters.display,
      &clusters.flags,
      clusters.offsets
    )
    return isMissing
  }

  /// Adds up the advances of a range that is shaped apart, at both masters.
  ///
  /// - Parameters:
  ///   - range: The code units.
  ///   - item: The item.
  ///   - end: The code unit from which on glyphs do not count.
  /// - Returns: The sum, without tracking.
  func sum(_ range: Range<Int>, of item: ShapedItem, upTo end: Int) -> AdvanceSum {
    let recipe = recipe(of: item)
    let table = recipe.advances.map { scratch.memory.table($0) }
    func sum(_ face: FaceInstance, isDisplay: Bool) -> Int32 {
      var sum: Int32 = 0
      ClusterWalk(
        glyphs: shape(range, of: item, recipe, with: face),
        text: text,
        range: range,
        face: face,
        table: table,
        isDisplay: isDisplay
      ).forEach { if $0.range.lowerBound < end { sum &+= $0.advance } }
      return sum
    }
    let small = sum(recipe.text, isDisplay: false)
    guard followsStyle(item), let display = recipe.display else {
      return AdvanceSum(text: small, display: small)
    }
    return AdvanceSum(text: small, display: sum(display, isDisplay: true))
  }

  private func clusterFlags(_ item: ShapedItem, follows: Bool) -> ClusterFlags {
    var flags: ClusterFlags = follows ? .tracked : []
    guard styles[Int(item.style)].isSpaced else { return flags }
    if CursiveScripts.contains(item.script) {
      flags.remove(.tracked)
    } else {
      flags.insert(.spaced)
    }
    return flags
  }
}

/// Adds the advances of glyph clusters to graphemes.
///
/// Glyphs that several graphemes share, such as a ligature's, are divided evenly; a break between
/// such graphemes is unsafe.
struct ClusterWriter {
  /// The grapheme with which the range begins.
  let first: Int
  private let flags: ClusterFlags

  /// One past the last grapheme that was written.
  private(set) var last: Int

  init(first: Int, flags: ClusterFlags) {
    self.first = first
    last = first
    self.flags = flags
  }

  /// Adds the advances of one master.
  mutating func write(
    _ walk: ClusterWalk,
    to advances: inout [Int32],
    _ clusterFlags: inout [ClusterFlags],
    _ offsets: [Int32]
  ) {
    let last = advances.withUnsafeMutableBufferPointer { advances in
      clusterFlags.withUnsafeMutableBufferPointer { clusterFlags in
        offsets.withUnsafeBufferPointer { offsets in
          write(walk, advances, clusterFlags, offsets)
        }
      }
    }
    self.last = max(self.last, last)
  }

  private func write(
    _ walk: ClusterWalk,
    _ advances: UnsafeMutableBufferPointer<Int32>,
    _ clusterFlags: UnsafeMutableBufferPointer<ClusterFlags>,
    _ offsets: UnsafeBufferPointer<Int32>
  ) -> Int {
    var current = first
    var end = first
    walk.forEach { glyphs in
      while current + 1 < advances.count, Int(offsets[current + 1]) <= glyphs.range.lowerBound {
        current += 1
      }
      end = current + 1
      while end < advances.count, Int(offsets[end]) < glyphs.range.upperBound { end += 1 }
      let share = glyphs.advance / Int32(end - current)
      var rest = glyphs.advance - share * Int32(end - current)
      for cluster in current..<end {
        advances[cluster] &+= share + rest
        rest = 0
        if advances[cluster] != 0 { clusterFlags[cluster].formUnion(flags) }
        if cluster > current { clusterFlags[cluster].formUnion([.joined, .unsafeBefore]) }
      }
      if glyphs.isUnsafe, glyphs.range.lowerBound == Int(offsets[current]) {
        clusterFlags[current].insert(.unsafeBefore)
      }
    }
    return end
  }
}

/// The scripts whose letters are joined, so that letter spacing would tear them apart.
enum CursiveScripts {
  private static let tags: Set<UInt32> = Set(
    (["Arab", "Syrc", "Mong", "Nkoo", "Phag", "Mand", "Mani", "Phlp", "Rohg", "Sogd", "Adlm"]
      as [OpenTypeTag]).map(\.rawValue)
  )

  static func contains(_ script: UInt32) -> Bool { tags.contains(script) }
}
