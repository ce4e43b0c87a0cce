extension BidiSequence {
  /// BD16: openings beyond this depth end the search.
  private static let maximumBrackets = 63

  /// A pair of brackets, and the strong classes between them.
  private struct Pair {
    var open: Int
    var close: Int
    var contents: UInt32
  }

  private struct Opening {
    var bracket: Int32
    var pair: Int
    var contents: UInt32 = 0
  }

  /// Rule N0: brackets take a direction together.
  ///
  /// - Parameters:
  ///   - brackets: Brackets by unit, negative when closing.
  ///   - offset: The offset from a unit of the sequence to its place in `brackets`.
  mutating func resolveBrackets(_ brackets: BidiBrackets, offset: Int) {
    let pairs = findPairs(brackets, offset)
    var context = start
    var scanned = 0
    for pair in pairs {
      // Pairs come by their openings, so each opening's context is settled when it is reached.
      while scanned < pair.open {
        context = Self.strong(classes[scanned]) ?? context
        scanned += 1
      }
      let opposite: BidiClass = direction == .leftToRight ? .rightToLeft : .leftToRight
      if pair.contents & direction.bit != 0 {
        set(pair, to: direction)
      } else if pair.contents & opposite.bit != 0 {
        set(pair, to: context == opposite ? opposite : direction)
      }
    }
  }

  /// The pairs of BD16 in the order of their openings.
  ///
  /// The strong classes inside a pair are collected on the way: each opening remembers those that
  /// follow it, and hands them down when it leaves the stack.
  private func findPairs(_ brackets: BidiBrackets, _ offset: Int) -> [Pair] {
    var pairs: [Pair] = []
    var stack: [Opening] = []
    for index in classes.indices {
      if let strong = Self.strong(classes[index]), !stack.isEmpty {
        stack[stack.count - 1].contents |= strong.bit
      }
      guard classes[index] == .otherNeutral else { continue }
      let bracket = brackets.kind(at: Int(units[index]) + offset)
      if bracket == 0 { continue }
      if bracket > 0 {
        if stack.count == Self.maximumBrackets { break }
        stack.append(Opening(bracket: bracket, pair: pairs.count))
        pairs.append(Pair(open: index, close: -1, contents: 0))
      } else {
        close(-bracket, at: index, &stack, &pairs)
      }
    }
    return pairs.filter { $0.close >= 0 }
  }

  private func close(
    _ bracket: Int32,
    at index: Int,
    _ stack: inout [Opening],
    _ pairs: inout [Pair]
  ) {
    guard let match = stack.lastIndex(where: { $0.bracket == bracket }) else { return }
    let contents = stack[match...].reduce(0) { $0 | $1.contents }
    pairs[stack[match].pair].close = index
    pairs[stack[match].pair].contents = contents
    stack.removeSubrange(match...)
    if match > 0 { stack[match - 1].contents |= contents }
  }

  /// Sets both brackets, and the marks that stood on them.
  private mutating func set(_ pair: Pair, to direction: BidiClass) {
    for bracket in [pair.open, pair.close] {
      classes[bracket] = direction
      var mark = bracket + 1
      while mark < classes.count, marks[mark] {
        classes[mark] = direction
        mark += 1
      }
    }
  }

  /// Numbers count as right to left here.
  static func strong(_ current: BidiClass) -> BidiClass? {
    switch current {
    case .leftToRight: .leftToRight
    case .rightToLeft, .arabicNumber, .europeanNumber: .rightToLeft
    default: nil
    }
  }
}
