/// One isolating run sequence, gathered from its runs so that the rules see it in one piece.
struct BidiSequence {
  /// The unit of each character of the sequence; removed ones are left out.
  var units: [Int32] = []

  /// The class of each character, which the rules change.
  var classes: [BidiClass] = []

  /// Whether each character was a nonspacing mark at first (needed by N0).
  var marks: [Bool] = []

  var level: UInt8 = 0

  /// The direction of the text before and after the sequence: sos and eos of rule X10.
  var start: BidiClass = .leftToRight
  var end: BidiClass = .leftToRight

  /// Every class that the sequence had at first, so that rules without work are skipped.
  var present: UInt32 = 0

  mutating func gather(
    from first: Int,
    in sequences: IsolatingRuns,
    classes original: UnsafeBufferPointer<BidiClass>,
    explicit: ExplicitLevels
  ) {
    units.removeAll(keepingCapacity: true)
    classes.removeAll(keepingCapacity: true)
    marks.removeAll(keepingCapacity: true)
    present = 0
    var current = first
    while true {
      append(sequences.runs[current].range, original, explicit)
      guard let next = sequences.runs[current].next else { break }
      current = next
    }
    level = sequences.runs[first].level
    setEnds(first, current, sequences.runs, paragraphLevel: explicit.paragraphLevel)
  }

  private mutating func append(
    _ range: Range<Int>,
    _ original: UnsafeBufferPointer<BidiClass>,
    _ explicit: ExplicitLevels
  ) {
    units.reserveCapacity(units.count + range.count)
    classes.reserveCapacity(units.count + range.count)
    marks.reserveCapacity(units.count + range.count)
    for unit in range {
      let current = explicit.classes[unit]
      if current == .boundaryNeutral { continue }
      units.append(Int32(truncatingIfNeeded: unit))
      classes.append(current)
      marks.append(original[unit] == .nonspacingMark)
      present |= current.bit
    }
  }

  private mutating func setEnds(
    _ first: Int,
    _ last: Int,
    _ runs: [IsolatingRuns.Run],
    paragraphLevel: UInt8
  ) {
    let before = first > 0 ? runs[first - 1].level : paragraphLevel
    let isLast = runs[last].endsWithIsolate || last + 1 == runs.count
    let after = isLast ? paragraphLevel : runs[last + 1].level
    start = Self.direction(max(level, before))
    end = Self.direction(max(level, after))
  }

  static func direction(_ level: UInt8) -> BidiClass {
    level & 1 == 0 ? .leftToRight : .rightToLeft
  }

  /// The direction of the sequence's own level.
  var direction: BidiClass { Self.direction(level) }
}
