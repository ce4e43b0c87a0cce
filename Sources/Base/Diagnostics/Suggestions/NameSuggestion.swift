/// The known name that a mistyped one was probably meant to be.
enum NameSuggestion {
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
}
