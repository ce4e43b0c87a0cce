import Diagnostics
import ScreenAudit

/// The words with which screens were requested, and the available names.
struct ScreenWords {
  private var unknown: [String]
  private var names: [String] = []
  /// The maximum number of suggested names.
  private static let mostSuggestions = 3

  init(_ words: [String]) { unknown = words }

  mutating func add(_ screens: [SweepScreen]) {
    guard !unknown.isEmpty else { return }
    unknown.removeAll { word in screens.contains { $0.isNamed(word) } }
    names += screens.flatMap { [$0.title] + $0.aliases.filter { !$0.isEmpty } }
  }

  /// Throws an error if a word occurs in no screen's name.
  func check() throws(PreviewRun.Failure) {
    guard let word = unknown.first else { return }
    let typed = EditDistance.letters(of: word)
    let most = max(2, typed.count / 2)
    let ranked = names.unique.map { name -> (name: String, distance: Int) in
      let letters = EditDistance.letters(of: name)
      // Half a name with a typo in it: the beginning of a name counts as much as all of it.
      let start = Array(letters.prefix(typed.count))
      let whole = EditDistance.between(typed, letters)
      return (name, min(whole, EditDistance.between(typed, start) + 1))
    }
    let near = ranked.filter { $0.distance <= most && $0.distance < typed.count }
      .enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
    throw .unknownScreen(
      word,
      nearest: near.prefix(Self.mostSuggestions).map(\.element.name)
    )
  }
}
