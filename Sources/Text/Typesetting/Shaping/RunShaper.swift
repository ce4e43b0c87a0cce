import CHarfBuzz
import FontDescriptors
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
  ///   - wantsDisplay: Whether the glyphs of the display master are wanted afterwards.
  /// - Returns: Whether some character has no glyph.
  @discardableResult
  func record(
    _ range: Range<Int>,
    of item: ShapedItem,
    into clusters: inout ClusterList,
    from first: Int,
    wantsDisplay: Bool = true
  ) -> Bool {
    let recipe = recipe(of: item)
    let follows = followsStyle(item)
    let table = recipe.advances.map { scratch.caches.table($0) }
    let flags = clusterFlags(item, follows: follows)
    if isOnlySpaces(range), !recipe.hasFeatures {
      recordSpaces(range, recipe, table, flags, &clusters, first)
      return false
    }
    var writer = ClusterWriter(first: first, flags: flags)
    guard follows, let display = recipe.display else {
      let walk = walk(range, of: item, recipe, table, display: nil)
      writer.write(walk, to: &clusters.text, &clusters.flags, clusters.offsets)
      for cluster in first..<writer.last {
        let sum = masters(clusters.text[cluster], of: recipe)
        clusters.text[cluster] = sum.text
        clusters.display[cluster] = sum.display
      }
      return walk.glyphs.hasMissingGlyph
    }
    var isMissing = false
    // The master whose glyphs are wanted is shaped last.
    for isDisplay in [!wantsDisplay, wantsDisplay] {
      let walk = walk(range, of: item, recipe, table, display: isDisplay ? display : nil)
      if isDisplay {
        writer.write(walk, to: &clusters.display, &clusters.flags, clusters.offsets)
      } else {
        isMissing = walk.glyphs.hasMissingGlyph
        writer.write(walk, to: &clusters.text, &clusters.flags, clusters.offsets)
      }
    }
    return isMissing
  }

  /// Shapes a part of an item with one master.
  private func walk(
    _ range: Range<Int>,
    of item: ShapedItem,
    _ recipe: FontRecipe,
    _ table: AdvanceTable?,
    display: FaceInstance?
  ) -> ClusterWalk {
    let face = display ?? recipe.text
    return ClusterWalk(
      glyphs: shape(range, of: item, recipe, with: face),
      text: text,
      range: range,
      face: face,
      table: table,
      isDisplay: display != nil
    )
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
    let follows = followsStyle(item)
    let style = Int(item.style)
    guard ShapingFeatures.areUsual(styles[style], recipe),
      let key = StretchCache.Key(
        text,
        range,
        upTo: end,
        of: item,
        recipe,
        setting: scratch.caches.stretches.setting(
          recipe,
          styles[style].language ?? recipe.language ?? language
        ),
        follows: follows
      )
    else { return shapedSum(range, of: item, recipe, upTo: end, follows: follows) }
    if let known = scratch.caches.stretches[key] { return known }
    let sum = shapedSum(range, of: item, recipe, upTo: end, follows: follows)
    scratch.caches.stretches[key] = sum
    return sum
  }

  private func shapedSum(
    _ range: Range<Int>,
    of item: ShapedItem,
    _ recipe: FontRecipe,
    upTo end: Int,
    follows: Bool
  ) -> AdvanceSum {
    let table = recipe.advances.map { scratch.caches.table($0) }
    func sum(_ display: FaceInstance?) -> Int32 {
      var sum: Int32 = 0
      walk(range, of: item, recipe, table, display: display).forEach {
        if $0.range.lowerBound < end { sum &+= $0.advance }
      }
      return sum
    }
    let small = sum(nil)
    guard follows, let display = recipe.display else { return masters(small, of: recipe) }
    return AdvanceSum(text: small, display: sum(display))
  }

  /// The advances at both masters of what is shaped with one face.
  private func masters(_ advance: Int32, of recipe: FontRecipe) -> AdvanceSum {
    recipe.optics == .emoji
      ? .emoji(advance, face: recipe.text) : AdvanceSum(text: advance, display: advance)
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
      let count = Int32(truncatingIfNeeded: end - current)
      // A division is as slow as all the rest, and hardly any glyph is shared.
      let share = count == 1 ? glyphs.advance : glyphs.advance / count
      var rest = glyphs.advance &- share &* count
      for cluster in current..<end {
        advances[cluster] &+= share &+ rest
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
