/// Rule X10's isolating run sequences: level runs, linked across their isolates (BD13).
struct IsolatingRuns {
  struct Run {
    /// The units of the run, removed ones included.
    var range: Range<Int>
    var level: UInt8
    /// The run that continues the sequence after an isolate.
    var next: Int?
    /// Whether the run ends with an isolate's start.
    var endsWithIsolate: Bool
  }

  private(set) var runs: [Run] = []

  /// The first run of each sequence.
  private(set) var firstRuns: [Int] = []

  private var open: [Int] = []

  mutating func collect(_ original: UnsafeBufferPointer<BidiClass>, explicit: ExplicitLevels) {
    runs.removeAll(keepingCapacity: true)
    firstRuns.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    var start = 0
    var last: Int?
    for index in original.indices where explicit.classes[index] != .boundaryNeutral {
      if let last, explicit.levels[last] != explicit.levels[index] {
        append(start..<index, last: last, original, explicit)
        start = index
      }
      last = index
    }
    if let last { append(start..<original.count, last: last, original, explicit) }
  }

  private mutating func append(
    _ range: Range<Int>,
    last: Int,
    _ original: UnsafeBufferPointer<BidiClass>,
    _ explicit: ExplicitLevels
  ) {
    let isolates = BidiClass.set(.leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate)
    let run = Run(
      range: range,
      level: explicit.levels[last],
      next: nil,
      endsWithIsolate: original[last].isIn(isolates)
    )
    // A run that starts with the end of an isolate continues the run that started it. The first
    // run may start with removed characters, but then no isolate is open.
    if original[range.lowerBound] == .popDirectionalIsolate, let opener = open.popLast() {
      runs[opener].next = runs.count
    } else {
      firstRuns.append(runs.count)
    }
    if run.endsWithIsolate { open.append(runs.count) }
    runs.append(run)
  }
}
