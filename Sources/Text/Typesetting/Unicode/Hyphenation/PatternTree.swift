/// Patterns by their letters, each with the weights between them.
struct PatternTree: Equatable, Sendable {
  /// Longer patterns are not real ones.
  static let maximumLength = 128

  /// The next node by node and letter.
  private var children: [UInt64: Int32] = [:]

  /// The weights of the pattern that ends at a node: where they are in `weights`, and their number.
  private var patterns: [Int32: Range<Int>] = [:]
  private var weights: [Weight] = []
  private var nodeCount: Int32 = 1

  struct Weight: Hashable, Sendable {
    /// Odd permits a hyphen, even forbids one; the highest decides.
    var value: UInt8
    /// Whether a hyphen here would change letters, which is not offered.
    var changesLetters: Bool
  }

  /// The full stop that stands for the start and the end of a word.
  static let edge = UInt32(0x2E)

  /// Adds a pattern: letters, and one weight more than letters.
  mutating func insert(_ letters: [UInt32], _ values: [Weight]) {
    var node: Int32 = 0
    for letter in letters {
      let key = Self.key(node, letter)
      if let child = children[key] {
        node = child
      } else {
        children[key] = nodeCount
        node = nodeCount
        nodeCount += 1
      }
    }
    patterns[node] = weights.count..<weights.count + values.count
    weights.append(contentsOf: values)
  }

  /// The places in a word where the highest weight permits a hyphen, in the indices of the word.
  func points(in word: ArraySlice<UInt32>) -> [Int] {
    let letters = [Self.edge] + word + [Self.edge]
    var best = Array(repeating: Weight(value: 0, changesLetters: false), count: letters.count + 1)
    for start in letters.indices {
      var node: Int32 = 0
      var end = start
      while end < letters.count, let child = children[Self.key(node, letters[end])] {
        node = child
        end += 1
        guard let pattern = patterns[node] else { continue }
        for (index, weight) in weights[pattern].enumerated()
        where weight.value > best[start + index].value {
          best[start + index] = weight
        }
      }
    }
    // Weight 1 precedes the first letter, for the edge is letter 0.
    return word.indices.dropFirst().filter { index in
      let weight = best[index - word.startIndex + 1]
      return weight.value & 1 == 1 && !weight.changesLetters
    }
  }

  private static func key(_ node: Int32, _ letter: UInt32) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 32 | UInt64(letter)
  }
}
