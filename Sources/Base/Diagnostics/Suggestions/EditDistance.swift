/// The number of typing mistakes between two words.
public enum EditDistance {
  /// Returns the number of insertions, deletions, replacements and swaps of neighbors.
  ///
  /// This is the optimal string alignment distance: no letter is touched twice.
  /// Complexity: O(n × m) time.
  public static func between(_ source: [UInt8], _ target: [UInt8]) -> Int {
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

  /// Returns the letters of a name that count when names are compared: in lower case, without spaces,
  /// hyphens and underscores.
  public static func letters(of name: String) -> [UInt8] {
    Array(name.lowercased().utf8.filter { !" -_".utf8.contains($0) })
  }
}
