extension Engine {
  /// Finds the cost of moving the owner of a column, one part a priority, the strongest first.
  ///
  /// The parts go to `candidate`. Parts that are rounding only are left out.
  mutating func price(_ column: Int32, direction: Double) {
    candidate.truncate()
    forEachCost(of: column, direction) { $0.addPart($2, $0.records[$1].priority) }
    drainParts()
  }

  /// Calls a function with each constraint that pays when the owner of a column moves, the owner
  /// last, and with the cost of a step of 1 to it.
  @inline(__always)
  private mutating func forEachCost(
    of column: Int32,
    _ direction: Double,
    _ body: (inout Engine, _ constraint: Int32, _ cost: Double) -> Void
  ) {
    counters.workLeft -= Int(tableau.columns[column].count)
    var entry = tableau.columns[column].first
    while entry >= 0 {
      let owner = tableau.rows[tableau.entries[entry].row].owner
      let coefficient = tableau.entries[entry].coefficient
      let slope = records[owner].slope
      if slope != 0 && coefficient.magnitude > Tableau.smallestPivot {
        body(&self, owner, slope * coefficient * direction)
      }
      entry = tableau.entries[entry].inColumn.next
    }
    let owner = tableau.columns[column].owner
    let own = direction > 0 ? records[owner].rise : records[owner].fall
    if own != 0 { body(&self, owner, own) }
  }

  @inline(__always)
  private mutating func addPart(_ part: Double, _ priority: Int16) {
    byPriority.add(part, at: Int32(priority))
    priorityBits[Int(priority) >> 6] |= 1 << UInt64(priority & 63)
  }

  private mutating func drainParts() {
    guard !byPriority.touched.isEmpty else { return }
    var word = 15
    while word >= 0 {
      while priorityBits[word] != 0 {
        let bit = 63 - priorityBits[word].leadingZeroBitCount
        priorityBits[word] &= ~(1 << UInt64(bit))
        let priority = word << 6 + bit
        let value = byPriority.price(at: Int32(priority))
        if value != 0 { candidate.append(Slope(key: priority, value: value)) }
      }
      word -= 1
    }
    byPriority.clear()
  }

  /// Finds the cost of moving the owner of a column by constraint, the last added first.
  ///
  /// Where all priorities tie, an infinitely small extra weight on each constraint decides, larger
  /// for later ones. So the later constraint is kept, and one solution is the only one.
  mutating func priceTies(_ column: Int32, direction: Double) {
    ties.truncate()
    forEachCost(of: column, direction) { engine, constraint, cost in
      engine.ties.append(Slope(key: engine.records[constraint].order, value: cost))
    }
    sortTies()
  }

  private mutating func sortTies() {
    guard ties.count > 1 else { return }
    if ties.count > 24 { return heapSortTies() }
    for index in 1..<ties.count {
      let item = ties[index]
      var hole = index
      while hole > 0 && ties[hole - 1].key < item.key {
        ties[hole] = ties[hole - 1]
        hole -= 1
      }
      ties[hole] = item
    }
  }

  private mutating func heapSortTies() {
    let count = ties.count
    for root in stride(from: count / 2 - 1, through: 0, by: -1) { siftDown(root, count) }
    for end in stride(from: count - 1, to: 0, by: -1) {
      let item = ties[end]
      ties[end] = ties[0]
      ties[0] = item
      siftDown(0, end)
    }
  }

  private mutating func siftDown(_ start: Int, _ end: Int) {
    var root = start
    while root * 2 + 1 < end {
      var child = root * 2 + 1
      if child + 1 < end && ties[child + 1].key < ties[child].key { child += 1 }
      guard ties[child].key < ties[root].key else { return }
      let item = ties[root]
      ties[root] = ties[child]
      ties[child] = item
      root = child
    }
  }

  /// The direction in which moving the owner of a column makes the solution better; 0 for none.
  mutating func improvingDirection(of column: Int32) -> Int8 {
    guard hasSlope(column) else { return 0 }
    return improves(column, direction: 1) ? 1 : improves(column, direction: -1) ? -1 : 0
  }

  private mutating func improves(_ column: Int32, direction: Double) -> Bool {
    price(column, direction: direction)
    guard candidate.isEmpty else { return candidate[0].value < 0 }
    priceTies(column, direction: direction)
    return !ties.isEmpty && ties[0].value < 0
  }

  @inline(__always)
  private func hasSlope(_ column: Int32) -> Bool {
    var entry = tableau.columns[column].first
    while entry >= 0 {
      if records[tableau.rows[tableau.entries[entry].row].owner].slope != 0 { return true }
      entry = tableau.entries[entry].inColumn.next
    }
    return false
  }

  /// Compares costs, each times a factor, part by part: -1, 0 or 1.
  static func compare(
    _ first: borrowing FlatArray<Slope>,
    _ firstFactor: Double,
    _ second: borrowing FlatArray<Slope>,
    _ secondFactor: Double
  ) -> Int {
    var one = 0
    var two = 0
    while one < first.count || two < second.count {
      let firstKey = one < first.count ? first[one].key : Int.min
      let secondKey = two < second.count ? second[two].key : Int.min
      var difference = 0.0
      var size = 0.0
      if firstKey >= secondKey {
        difference = first[one].value * firstFactor
        size = difference.magnitude
        one += 1
      }
      if secondKey >= firstKey {
        let value = second[two].value * secondFactor
        difference -= value
        size = max(size, value.magnitude)
        two += 1
      }
      if difference.magnitude > 1e-9 * size { return difference < 0 ? -1 : 1 }
    }
    return 0
  }
}
