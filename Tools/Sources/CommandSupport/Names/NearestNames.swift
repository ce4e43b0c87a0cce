import Diagnostics

/// The known names that a mistyped one was probably meant to be.
public enum NearestNames {
  /// Returns the names with the fewest typing mistakes between them and a text.
  ///
  /// Case, spaces, hyphens and underscores are ignored. About one mistake in three letters is allowed. If no
  /// name is that near, the names that contain the text are returned, so half a name finds the whole one.
  ///
  /// - Parameters:
  ///   - text: The typed text.
  ///   - names: The known names; of equally near ones the earlier is preferred.
  ///   - limit: The most names to return.
  /// - Returns: The names as they are spelled in `names`; empty if none is near.
  public static func nearest(to text: String, in names: [String], limit: Int = 3) -> [String] {
    let typed = EditDistance.letters(of: text)
    guard !typed.isEmpty else { return [] }
    let reach = max(1, (typed.count + 1) / 3)
    let distances = names.map { EditDistance.between(typed, EditDistance.letters(of: $0)) }
    guard let least = distances.min(), least <= reach, least < typed.count else {
      return Array(names.filter { contains(EditDistance.letters(of: $0), typed) }.prefix(limit))
    }
    let nearest = zip(names, distances).filter { $0.1 == least }.map(\.0)
    return Array(sorted(nearest, by: typed).prefix(limit))
  }

  /// Sorts names of the same length by the distance of their letters: AX5 before AX1 for AX6.
  private static func sorted(_ names: [String], by typed: [UInt8]) -> [String] {
    let gaps = names.map { letterGap(EditDistance.letters(of: $0), typed) }
    return names.indices.sorted { (gaps[$0], $0) < (gaps[$1], $1) }.map { names[$0] }
  }

  private static func letterGap(_ name: [UInt8], _ typed: [UInt8]) -> Int {
    guard name.count == typed.count else { return 0 }
    return zip(name, typed).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
  }

  private static func contains(_ name: [UInt8], _ typed: [UInt8]) -> Bool {
    guard typed.count >= 3, name.count >= typed.count else { return false }
    return (0...(name.count - typed.count)).contains { name[$0...].starts(with: typed) }
  }
}
