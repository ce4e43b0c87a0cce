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
    let typed = folded(name)
    let distances = names.map { distance(typed, folded($0)) }
    guard let least = distances.min(), least <= (typed.count + 1) / 3, least < typed.count else {
      return nil
    }
    return distances.firstIndex(of: least).map { names[$0] }
  }

  /// Returns the letters that count when names are compared.
  static func folded(_ name: String) -> [UInt8] {
    Array(name.lowercased().utf8.filter { !" -_".utf8.contains($0) })
  }

  /// The optimal string alignment distance: insertions, deletions, replacements, swaps.
  private static func distance(_ source: [UInt8], _ target: [UInt8]) -> Int {
    var rows = [Array(0...target.count)]
    for i in source.indices {
      var row = [i + 1]
      for j in target.indices {
        let replaced = rows[i][j] + (source[i] == target[j] ? 0 : 1)
        var best = min(replaced, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, source[i] == target[j - 1], source[i - 1] == target[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[source.count][target.count]
  }
}
