import FontDescriptors
import FontManagement

/// Cuts a paragraph into items: one style, font, script, direction and kind each.
final class Itemizer {
  let text: UTF16Text
  let styles: [RunStyle]
  /// The end of each run of the text and its style.
  let styleRuns: [StyleRun]
  let bidi: BidiParagraph
  let language: String?
  let scratch: ShapingScratch
  // A local of one call has the object, so accesses need not be checked while it runs.
  @exclusivity(unchecked) private(set) var fallbacks: [FontRecipe] = []
  /// The coverage of the faces of styles and fallbacks.
  @exclusivity(unchecked) private var faces: [FaceCoverage] = []
  /// The fallback that characters of a kind got before.
  @exclusivity(unchecked) private var chosen: [(kind: Kind, recipe: UInt16)] = []

  /// The properties of text that decide the first fallback that is tried.
  private struct Kind: Equatable {
    var style: Int
    var script: UInt32
    var isEmoji: Bool
  }

  /// A run of one style.
  struct StyleRun: Hashable, Sendable {
    /// One past its last code unit; that of the last run is not looked at.
    var end: Int
    var style: Int
  }

  init(
    text: UTF16Text,
    styles: [RunStyle],
    styleRuns: [StyleRun],
    bidi: BidiParagraph,
    language: String?,
    scratch: ShapingScratch
  ) {
    self.text = text
    self.styles = styles
    self.styleRuns = styleRuns
    self.bidi = bidi
    self.language = language
    self.scratch = scratch
  }

  /// The items of a text in one style of Latin letters and punctuation, or `nil`.
  ///
  /// Whether the font has the characters is seen when they are shaped.
  func latinItems() -> [ShapedItem]? {
    guard styleRuns.count == 1, bidi.isLeftToRight, text.count <= ShapedItem.longest,
      text.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 >= 0xA0 && $0 < 0x250 && $0 != 0xAD })
    else { return nil }
    return [
      ShapedItem(
        start: 0,
        end: Int32(text.count),
        clusterEnd: Int32(text.count),
        script: ShapedItem.latin,
        style: 0,
        recipe: 0,
        level: 0,
        kind: .text
      )
    ]
  }

  /// The items of any text.
  ///
  /// - Parameter clusters: The clusters, whose flags for spaces and controls are set already.
  /// - Returns: The items in the order of the text.
  func items(_ clusters: ClusterList) -> [ShapedItem] {
    var scripts = ScriptCursor(text)
    var emoji = EmojiCursor(text)
    var items: [ShapedItem] = []
    var run = 0
    var cluster = 0
    faces = styles.map { scratch.caches.coverage(of: $0.recipe.text) }
    defer { withExtendedLifetime(faces) {} }
    while cluster < clusters.count {
      let start = Int(clusters.offsets[cluster])
      while run + 1 < styleRuns.count, styleRuns[run].end <= start { run += 1 }
      let style = styleRuns[run].style
      let flags = clusters.flags[cluster]
      let isControl = CharacterKinds.isControl(text[start])
      var item = ShapedItem(
        start: Int32(start),
        end: clusters.offsets[cluster + 1],
        clusterEnd: Int32(cluster + 1),
        script: scripts.script(at: start),
        style: UInt16(truncatingIfNeeded: style),
        recipe: UInt16(truncatingIfNeeded: style),
        level: bidi.level(at: start),
        kind: flags.contains(.attachment) ? .attachment : isControl ? .control : .text
      )
      var isEmoji = false
      if item.kind == .text {
        isEmoji = emoji.isEmoji(at: start)
        item.recipe =
          (isEmoji ? nil : recipe(item, style))
          ?? recipe(for: item.range, isEmoji: isEmoji, style, item.script)
        item.isSizedEmoji = isEmoji && isSized(item.recipe)
      }
      if let last = items.last, last.continues(item) {
        item.start = last.start
        items.removeLast()
      }
      if item.kind == .text, !isEmoji, bidi.isLeftToRight {
        extend(&item, over: clusters, upTo: min(styleRuns[run].end, scripts.end, emoji.end))
      }
      items.append(item)
      cluster = Int(item.clusterEnd)
    }
    return items
  }

  /// Adds the clusters that follow an item, as long as they are one code unit that has its font.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - clusters: The clusters.
  ///   - end: The code unit up to which style, script and direction stay the same.
  private func extend(_ item: inout ShapedItem, over clusters: ClusterList, upTo end: Int) {
    let end = min(end, text.count, Int(item.start) + Int(ShapedItem.longest))
    let style = Int(item.style)
    var offset = Int(item.end)
    var cluster = Int(item.clusterEnd)
    while offset < end, Int(clusters.offsets[cluster + 1]) == offset + 1 {
      let unit = text[offset]
      guard unit & 0xF800 != 0xD800, !CharacterKinds.isControl(unit),
        !clusters.flags[cluster].contains(.attachment),
        item.recipe == item.style
          ? hasOwnFont(unit, style)
          : !hasOwnFont(unit, style) && covers(Int(item.recipe), unit)
      else { break }
      offset += 1
      cluster += 1
    }
    item.end = Int32(truncatingIfNeeded: offset)
    item.clusterEnd = Int32(truncatingIfNeeded: cluster)
  }

  /// Whether the font of a style has a character, or does not need it.
  @inline(__always)
  private func hasOwnFont(_ unit: UInt16, _ style: Int) -> Bool {
    unit >= 0xAD && Self.isIgnorable(UInt32(unit)) || covers(style, unit)
  }

  @inline(__always)
  private func covers(_ face: Int, _ unit: UInt16) -> Bool {
    // The array keeps the objects alive while items are found.
    Unmanaged.passUnretained(faces[face])._withUnsafeGuaranteedRef { $0.covers(UInt32(unit)) }
  }

  /// The font of a cluster of one code unit when it is the style's own or that of the last such
  /// cluster which needed another; most text needs no longer look.
  @inline(__always)
  private func recipe(_ item: ShapedItem, _ style: Int) -> UInt16? {
    let unit = text[Int(item.start)]
    guard item.end &- item.start == 1, unit & 0xF800 != 0xD800 else { return nil }
    if hasOwnFont(unit, style) { return item.style }
    let kind = Kind(style: style, script: item.script, isEmoji: false)
    guard let last = chosen.last, last.kind == kind else { return nil }
    return covers(Int(last.recipe), unit) ? last.recipe : nil
  }

  /// The font of a cluster: the style's own when it has the characters, else a fallback's.
  private func recipe(
    for range: Range<Int>,
    isEmoji: Bool,
    _ style: Int,
    _ script: UInt32
  ) -> UInt16 {
    if !isEmoji, covers(faces[style], range) { return UInt16(truncatingIfNeeded: style) }
    let kind = Kind(style: style, script: script, isEmoji: isEmoji)
    let known = chosen.firstIndex { $0.kind == kind }
    if let known, covers(faces[Int(chosen[known].recipe)], range) { return chosen[known].recipe }
    guard let found = fallback(for: range, kind) else {
      return UInt16(truncatingIfNeeded: style)
    }
    let index = number(of: found)
    if let known {
      chosen[known].recipe = index
    } else {
      chosen.append((kind, index))
    }
    return index
  }

  /// Whether a fallback is emoji with advances of their own for each size.
  private func isSized(_ recipe: UInt16) -> Bool {
    let index = Int(recipe) - styles.count
    return index >= 0 && fallbacks[index].optics == .emoji
  }

  /// The number of a fallback, which is added when it is new.
  private func number(of fallback: FontRecipe) -> UInt16 {
    if let known = fallbacks.firstIndex(of: fallback) {
      return UInt16(truncatingIfNeeded: styles.count + known)
    }
    fallbacks.append(fallback)
    faces.append(scratch.caches.coverage(of: fallback.text))
    return UInt16(truncatingIfNeeded: styles.count + fallbacks.count - 1)
  }

  /// The fallback of a cluster: what text of its kind got last if that has the characters, else
  /// the collection's answer.
  private func fallback(for range: Range<Int>, _ kind: Kind) -> FontRecipe? {
    let primary = styles[kind.style].recipe
    let language = styles[kind.style].language ?? language
    let collection = FontCollection.current
    let key = ThreadCaches.FallbackKey(
      collection: collection,
      primary: primary,
      script: kind.script,
      language: language,
      isEmoji: kind.isEmoji
    )
    if let known = scratch.caches[fallback: key] {
      let face = scratch.caches.coverage(of: known.text)
      if covers(face, range) { return known }
    }
    let found = collection.fallback(
      for: scalars(range),
      isEmoji: kind.isEmoji,
      language: language,
      primary: primary
    )
    if let found { scratch.caches[fallback: key] = found }
    return found
  }

  private func scalars(_ range: Range<Int>) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var offset = range.lowerBound
    while offset < range.upperBound, result.count < 64 {
      let (value, length) = text.scalar(at: offset)
      result.append(Unicode.Scalar(value) ?? "\u{FFFD}")
      offset += length
    }
    return result
  }

  /// Whether a face has all characters of a cluster that are drawn.
  private func covers(_ face: FaceCoverage, _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (value, length) = text.scalar(at: offset)
      offset += length
      if !face.covers(value), !Self.isIgnorable(value) { return false }
    }
    return true
  }

  /// Whether a character is not drawn and need not be in a font: joiners, selectors, tags.
  private static func isIgnorable(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F,
      0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF,
      0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
