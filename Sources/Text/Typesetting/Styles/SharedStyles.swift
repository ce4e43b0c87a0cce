import FontManagement
import Synchronization

/// Keeps one copy of what many paragraphs have in common: their styles and their fallbacks.
///
/// Labels are set in a handful of fonts; a copy for each of them would be a third of its memory.
enum SharedStyles {
  private static let styles = Mutex<[[RunStyle]]>([])
  private static let recipes = Mutex<[[FontRecipe]]>([])

  /// The most lists that are kept.
  private static let limit = 16

  /// Returns equal styles that an earlier paragraph has, or these.
  static func shared(_ list: [RunStyle]) -> [RunStyle] { styles.withLock { find(list, in: &$0) } }

  /// Returns equal fallbacks that an earlier paragraph has, or these.
  static func shared(_ list: [FontRecipe]) -> [FontRecipe] {
    list.isEmpty ? [] : recipes.withLock { find(list, in: &$0) }
  }

  private static func find<Element: Equatable>(
    _ list: [Element],
    in known: inout [[Element]]
  ) -> [Element] {
    if let index = known.firstIndex(of: list) { return known[index] }
    if known.count >= limit { known.removeFirst() }
    known.append(list)
    return list
  }
}
