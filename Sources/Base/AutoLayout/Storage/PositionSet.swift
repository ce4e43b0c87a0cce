/// A set of numbers from which the smallest or the largest is taken next.
///
/// Definitions are visited in their order with it: upwards to carry values along, downwards to
/// write an expression out. Constraints that are out of place wait in one.
struct PositionSet: ~Copyable {
  private var words = FlatArray<UInt64>(repeating: 0, count: 4)
  private var lowest = Int.max
  private var highest = -1
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  mutating func insert(_ position: Int32) {
    let word = Int(position) >> 6
    let bit = UInt64(1) << UInt64(position & 63)
    if word >= words.count { words.grow(to: (word + 1) * 2, filling: 0) }
    guard words[word] & bit == 0 else { return }
    words[word] |= bit
    count += 1
    lowest = Swift.min(lowest, word)
    highest = Swift.max(highest, word)
  }

  func contains(_ position: Int32) -> Bool {
    let word = Int(position) >> 6
    return word < words.count && words[word] & (1 << UInt64(position & 63)) != 0
  }

  mutating func remove(_ position: Int32) {
    guard contains(position) else { return }
    words[Int(position) >> 6] &= ~(1 << UInt64(position & 63))
    forgetOne()
  }

  /// The smallest position that is not below another one; -1 when there is none.
  @inline(__always)
  func first(from start: Int32) -> Int32 {
    let startWord = Int(start) >> 6
    guard count > 0, startWord <= highest else { return -1 }
    var word = Swift.max(lowest, startWord)
    var bits = words[word]
    if word == startWord { bits &= ~0 << UInt64(start & 63) }
    while bits == 0 {
      word += 1
      guard word <= highest else { return -1 }
      bits = words[word]
    }
    return Int32(word << 6 + bits.trailingZeroBitCount)
  }

  /// Takes the smallest position out; -1 when there is none.
  @inline(__always)
  mutating func popFirst() -> Int32 {
    guard count > 0 else { return -1 }
    while words[lowest] == 0 { lowest += 1 }
    let bit = words[lowest].trailingZeroBitCount
    words[lowest] &= words[lowest] - 1
    let position = Int32(lowest << 6 + bit)
    forgetOne()
    return position
  }

  /// Takes the largest position out; -1 when there is none.
  @inline(__always)
  mutating func popLast() -> Int32 {
    guard count > 0 else { return -1 }
    while words[highest] == 0 { highest -= 1 }
    let bit = 63 - words[highest].leadingZeroBitCount
    words[highest] &= ~(1 << UInt64(bit))
    let position = Int32(highest << 6 + bit)
    forgetOne()
    return position
  }

  func clone() -> PositionSet {
    var copy = PositionSet()
    copy.words = words.clone()
    copy.lowest = lowest
    copy.highest = highest
    copy.count = count
    return copy
  }

  @inline(__always)
  private mutating func forgetOne() {
    count -= 1
    if count == 0 {
      lowest = .max
      highest = -1
    }
  }
}
