/// A canonical prefix code for symbols of known frequency.
struct HuffmanCode {
  /// The bits of each symbol's code, reversed as deflate writes them.
  private(set) var codes: [UInt16]

  /// The number of bits; 0 for a symbol that does not occur.
  private(set) var lengths: [UInt8]

  /// Builds the shortest code, with no length above the limit.
  ///
  /// When a code would be too long the frequencies are made more alike; that costs a few bits in
  /// the rarest symbols.
  init(counts: [Int], limit: UInt8) {
    var counts = counts
    var lengths = Self.lengths(for: counts)
    while lengths.contains(where: { $0 > limit }) {
      counts = counts.map { $0 > 0 ? $0 / 2 + 1 : 0 }
      lengths = Self.lengths(for: counts)
    }
    self.lengths = lengths
    codes = Self.codes(for: lengths)
  }

  /// The code of a symbol with its length.
  func entry(_ symbol: Int) -> CodeEntry {
    CodeEntry(code: UInt64(codes[symbol]), length: UInt64(lengths[symbol]))
  }

  /// Lends all codes in the order of the symbols.
  func withEntries(_ body: (UnsafeBufferPointer<CodeEntry>) -> Void) {
    let entries = lengths.indices.map(entry)
    entries.withUnsafeBufferPointer(body)
  }

  private static func lengths(for counts: [Int]) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    let leaves = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $0) < (counts[$1], $1) }
    guard leaves.count > 1 else {
      // One symbol still needs one bit.
      for leaf in leaves { lengths[leaf] = 1 }
      return lengths
    }
    // Two queues in rising order: leaves, and the nodes made of them.
    var weights = leaves.map { counts[$0] }
    var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
    var nextLeaf = 0
    var nextNode = leaves.count
    func takeSmallest() -> Int {
      let isLeaf =
        nextLeaf < leaves.count
        && (nextNode >= weights.count || weights[nextLeaf] <= weights[nextNode])
      defer { if isLeaf { nextLeaf += 1 } else { nextNode += 1 } }
      return isLeaf ? nextLeaf : nextNode
    }
    while weights.count < parents.count {
      let (first, second) = (takeSmallest(), takeSmallest())
      parents[first] = weights.count
      parents[second] = weights.count
      weights.append(weights[first] + weights[second])
    }
    var depths = [UInt8](repeating: 0, count: parents.count)
    for node in (0..<parents.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
    for (index, leaf) in leaves.enumerated() { lengths[leaf] = depths[index] }
    return lengths
  }

  private static func codes(for lengths: [UInt8]) -> [UInt16] {
    var counts = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt16](repeating: 0, count: 17)
    for length in 1...15 { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      let code = next[Int(length)]
      return (0..<Int(length)).reduce(0) { $0 << 1 | (code >> $1 & 1) }
    }
  }
}
