/// The known name that a mistyped one was probably meant to be.
package enum NameSuggestion {
  /// Returns a question for the person who mistyped, or `nil` when no name is near.
  static func hint(for name: String, in names: [String]) -> String? {
    nearest(to: name, in: names).map { "Did you mean '\($0)'?" }
  }

  /// Returns the name with the fewest typing mistakes, of which one in three letters is allowed.
  ///
  /// Case, spaces, hyphens and underscores do not count; of equally near names the first wins.
  static func nearest(to name: String, in names: [String]) -> String? {
    // Longer texts are no typing mistake, and comparing them would cost their square.
    guard name.utf8.count <= 100 else { return nil }
    let typed = EditDistance.letters(of: name)
    let distances = names.map { EditDistance.between(typed, EditDistance.letters(of: $0)) }
    guard let least = distances.min(), least <= (typed.count + 1) / 3, least < typed.count else {
      return nil
    }
    return distances.firstIndex(of: least).map { names[$0] }
  }

  /// Returns the names with the fewest typing mistakes, however many these are; the nearest comes first.
  ///
  /// Each name is there once. Texts of more than 100 bytes are no names.
  package static func nearestNames(
    to name: String,
    in names: [String],
    most: Int = 3
  ) -> [String] {
    let typed = EditDistance.letters(of: String(name.prefix(100)))
    var distances: [(name: String, distance: Int)] = []
    var seen: Set<String> = []
    for name in names where !name.isEmpty && name.utf8.count <= 100 && seen.insert(name).inserted {
      distances.append((name, EditDistance.between(typed, EditDistance.letters(of: name))))
    }
    // Sorting keeps the order of equally near names.
    let sorted = distances.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }
    return sorted.prefix(most).map(\.element.name)
  }
}
