import FontManagement
import Synchronization

/// The advances of the marks that lines get at their ends: the hyphen and the ellipsis.
///
/// They are shaped once for each style and kept for the life of the process.
enum MarkAdvances {
  /// A mark.
  enum Mark: Hashable, Sendable {
    /// The mark at a soft hyphen.
    case hyphen
    /// The mark for text that does not fit.
    case ellipsis

    /// The characters: the first that the font has is used.
    var candidates: [String] {
      switch self {
      case .hyphen: ["\u{2010}", "-"]
      case .ellipsis: ["\u{2026}", "..."]
      }
    }
  }

  private struct Key: Hashable {
    var mark: Mark
    var style: RunStyle
  }

  private static let known = Mutex<[Key: AdvanceSum]>([:])

  /// The most styles that are kept.
  private static let limit = 1_024

  /// Returns the advance of a mark in a style.
  static func advance(_ mark: Mark, _ style: RunStyle) -> AdvanceSum {
    let key = Key(mark: mark, style: style)
    if let advance = known.withLock({ $0[key] }) { return advance }
    let advance = shape(text(mark, style), style)
    known.withLock {
      if $0.count >= limit { $0.removeAll() }
      $0[key] = advance
    }
    return advance
  }

  /// The characters of a mark that a style's font has.
  static func text(_ mark: Mark, _ style: RunStyle) -> String {
    let candidates = mark.candidates
    return candidates.first { text in
      text.unicodeScalars.allSatisfy { style.recipe.text.covers($0) }
    } ?? candidates[candidates.count - 1]
  }

  private static func shape(_ text: String, _ style: RunStyle) -> AdvanceSum {
    let units = Array(text.utf16)
    var clusters = ClusterList(offsets: (0...units.count).map { Int32($0) })
    let item = ShapedItem.mark(ofUnits: units.count, level: 0)
    ShapingScratch.with { scratch in
      units.withUnsafeBufferPointer { units in
        let shaper = RunShaper(
          text: units,
          language: nil,
          styles: [style],
          fallbacks: [],
          scratch: scratch
        )
        _ = shaper.record(0..<units.count, of: item, into: &clusters, from: 0)
      }
    }
    return clusters.sum(0..<clusters.count)
  }
}
