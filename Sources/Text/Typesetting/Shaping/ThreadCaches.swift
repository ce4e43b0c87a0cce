import FontManagement
import RichText

/// Facts about fonts that a thread keeps from paragraph to paragraph.
struct ThreadCaches {
  private var coverage: [FaceCoverage] = []
  private var tables: [(advances: MeasuredAdvances, table: AdvanceTable)] = []
  private var fallbacks: [FallbackKey: FontRecipe] = [:]
  /// The fallback that was asked for last: texts come in the same script as those before.
  private var latestFallback: (key: FallbackKey, recipe: FontRecipe)?
  private var breaks: (key: BreaksKey, value: LineBreaks)?

  /// The sums of short stretches of text.
  var stretches = StretchCache()

  /// The most tables and fallbacks that are kept.
  private static let limit = 64

  /// The key of the first fallback that is tried.
  struct FallbackKey: Hashable {
    var collection: FontCollection
    var primary: FontRecipe
    var script: UInt32
    var language: String?
    var isEmoji: Bool
  }

  private struct BreaksKey: Equatable {
    var language: String?
    var strictness: LineBreakStrictness
    var tailoring: LineBreakTailoring
  }

  /// The line breaks of a language: those of the last paragraph if it had the same.
  mutating func breaks(_ language: String?, _ options: ParagraphOptions) -> LineBreaks {
    let key = BreaksKey(
      language: language,
      strictness: options.strictness,
      tailoring: options.tailoring
    )
    if let breaks, breaks.key == key { return breaks.value }
    let new = LineBreaks(
      language: language,
      strictness: options.strictness,
      tailoring: options.tailoring
    )
    breaks = (key, new)
    return new
  }

  /// Returns what is known of a face.
  mutating func coverage(of face: FaceInstance) -> FaceCoverage {
    if let known = coverage.first(where: { $0.face === face }) { return known }
    if coverage.count >= Self.limit { coverage.removeAll() }
    let new = FaceCoverage(face)
    coverage.append(new)
    return new
  }

  /// The table of measured advances.
  mutating func table(_ advances: MeasuredAdvances) -> AdvanceTable {
    if let known = tables.first(where: { $0.advances == advances }) { return known.table }
    if tables.count >= Self.limit { tables.removeAll() }
    let table = AdvanceTable(advances)
    tables.append((advances, table))
    return table
  }

  /// The fallback that a text of this kind got last.
  subscript(fallback key: FallbackKey) -> FontRecipe? {
    mutating get {
      if let latest = latestFallback, latest.key == key { return latest.recipe }
      guard let recipe = fallbacks[key] else { return nil }
      latestFallback = (key, recipe)
      return recipe
    }
    set {
      latestFallback = nil
      if fallbacks.count >= Self.limit * 8 { fallbacks.removeAll() }
      fallbacks[key] = newValue
    }
  }
}
