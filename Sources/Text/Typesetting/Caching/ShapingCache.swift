import FontManagement
import RichText
import Synchronization

/// Shaped paragraphs by their text and fonts, without sizes and widths.
///
/// The oldest ones are dropped when all together take more memory than allowed. A paragraph that
/// would take more than a quarter of it is kept separately until the next one of that kind, because
/// a text of a megabyte takes seconds to shape at each size. A cache may be used by several
/// threads; two threads that miss at once both shape, and one result is kept.
public final class ShapingCache: Sendable {
  /// The cache that is used when none is given; 16 MB, some 15,000 labels.
  public static let shared = ShapingCache(byteLimit: 16 << 20)

  /// The most bytes that the paragraphs take, without the large one.
  public let byteLimit: Int

  private let state = Mutex(State())

  fileprivate struct Key: Hashable {
    var string: String
    var styles: [RunStyle]
    var runs: [Itemizer.StyleRun]
    var options: ParagraphOptions
    var collection = FontCollection.current
  }

  fileprivate struct Entry {
    var paragraph: ShapedParagraph
    var lastUse: UInt64
  }

  fileprivate struct State {
    var entries: [Key: Entry] = [:]
    var large: (key: Key, paragraph: ShapedParagraph)?
    var bytes = 0
    var clock: UInt64 = 0
  }

  /// Creates a cache.
  ///
  /// - Parameter byteLimit: The most bytes; 0 keeps nothing.
  public init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// The bytes that the paragraphs take, about, without the large one.
  public var byteCount: Int { state.withLock { $0.bytes } }

  /// The number of paragraphs.
  public var count: Int { state.withLock { $0.entries.count + ($0.large == nil ? 0 : 1) } }

  /// Drops everything.
  public func removeAll() {
    state.withLock { $0 = State() }
  }

  /// Returns a paragraph, shaped now or before.
  func paragraph(
    _ string: String,
    styles: [RunStyle],
    runs: [Itemizer.StyleRun],
    options: ParagraphOptions
  ) -> ShapedParagraph {
    let key = Key(string: string, styles: styles, runs: runs, options: options)
    if let known = find(key) { return known }
    let paragraph = ShapedParagraph(string, styles: styles, runs: runs, options: options)
    insert(paragraph, key)
    return paragraph
  }

  private func find(_ key: Key) -> ShapedParagraph? {
    state.withLock { state in
      guard let index = state.entries.index(forKey: key) else {
        return state.large?.key == key ? state.large?.paragraph : nil
      }
      state.clock += 1
      state.entries.values[index].lastUse = state.clock
      return state.entries.values[index].paragraph
    }
  }

  private func insert(_ paragraph: ShapedParagraph, _ key: Key) {
    let bytes = paragraph.byteCount
    guard bytes * 4 <= byteLimit else {
      if byteLimit > 0 { state.withLock { $0.large = (key, paragraph) } }
      return
    }
    state.withLock { state in
      state.clock += 1
      let entry = Entry(paragraph: paragraph, lastUse: state.clock)
      guard state.entries.updateValue(entry, forKey: key) == nil else { return }
      state.bytes += bytes
      if state.bytes > byteLimit { state.evict(to: byteLimit / 4 * 3) }
    }
  }
}

extension ShapingCache.State {
  /// Drops the paragraphs that were not used for the longest time.
  fileprivate mutating func evict(to limit: Int) {
    let oldest = entries.map { ($0.key, $0.value.lastUse) }.sorted { $0.1 < $1.1 }
    for (key, _) in oldest {
      guard bytes > limit else { return }
      if let removed = entries.removeValue(forKey: key) { bytes -= removed.paragraph.byteCount }
    }
  }
}

extension ShapedParagraph {
  /// The bytes that the paragraph takes, about, with its entry in a cache.
  var byteCount: Int {
    320 + string.utf8.count + view.layout.byteCount
      + items.count * MemoryLayout<ShapedItem>.stride
      + fallbacks.count * MemoryLayout<FontRecipe>.stride + (bidi.isLeftToRight ? 0 : count)
  }
}
