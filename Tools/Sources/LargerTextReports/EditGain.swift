/// An edit with its gain.
public struct EditGain: Hashable, Sendable {
  /// The place.
  public var place: EditPlace
  /// The parts that are supported after it, and were not before.
  public var turned: [AppPart]
  /// The number of obstacles that it removes.
  public var removed: Int
  /// One of these obstacles.
  public var example: String

  /// Returns the edits with the greatest gain, each evaluated after those before it.
  ///
  /// An edit that fixes more parts comes first, then one that removes more obstacles.
  ///
  /// - Parameters:
  ///   - parts: The parts of an app.
  ///   - count: The number of edits, at most.
  /// - Returns: The edits, the best first.
  ///
  /// Complexity: O(n) in the number of obstacles, for each edit.
  public static func best(for parts: [AppPart], count: Int = 3) -> [EditGain] {
    var left = parts.filter { !$0.obstacles.isEmpty }
    var edits: [EditGain] = []
    while edits.count < count, let best = gains(left).min(by: precedes) {
      edits.append(best)
      for index in left.indices { left[index].obstacles.removeAll { $0.edit == best.place } }
      left.removeAll { $0.obstacles.isEmpty }
    }
    return edits
  }

  private static func gains(_ parts: [AppPart]) -> [EditGain] {
    var gains: [EditPlace: EditGain] = [:]
    for part in parts {
      for obstacle in part.obstacles {
        let new = EditGain(place: obstacle.edit, turned: [], removed: 0, example: obstacle.message)
        gains[obstacle.edit, default: new].removed += 1
      }
      let places = Set(part.obstacles.map(\.edit))
      if places.count == 1, let only = places.first { gains[only]?.turned.append(part) }
    }
    return Array(gains.values)
  }

  private static func precedes(_ first: EditGain, _ second: EditGain) -> Bool {
    if first.turned.count != second.turned.count { return first.turned.count > second.turned.count }
    if first.removed != second.removed { return first.removed > second.removed }
    let (one, other) = (first.place, second.place)
    if one.file != other.file { return one.file < other.file }
    if one.line != other.line { return one.line < other.line }
    return (one.objectID ?? "", one.rule ?? "") < (other.objectID ?? "", other.rule ?? "")
  }
}
