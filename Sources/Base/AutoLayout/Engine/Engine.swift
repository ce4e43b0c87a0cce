/// The simplex method behind ``Solver``: flat storage, indices, no names.
///
/// Two structures share the work.
///
/// - **Definitions.** Each variable follows from one constraint that mentions it, as in
///   `right = left + width`, and definitions are never put into one another. A chain of ten
///   thousand views is ten thousand short definitions.
/// - **Tableau.** Constraints that define nothing are rows over the activities of those that do.
///   Only here does the simplex method pivot. A required equation that defines a variable can
///   never move and has no column.
///
/// Activities are what moves. A constraint with a column stays at its constant; the others follow.
/// Values of variables are computed from the activities at the end, and only where one changed.
struct Engine: ~Copyable {
  /// A required constraint whose cost is lifted while the others are solved.
  struct Parked: BitwiseCopyable {
    var constraint: Int32
    var rise: Double
    var fall: Double
  }

  /// A part of an objective: by priority, or by constraint where priorities tie.
  struct Slope: BitwiseCopyable {
    var key: Int
    var value: Double
  }

  /// The condition that the engine is in, which a clone takes over.
  struct Counters: BitwiseCopyable {
    var needsFeasibilityCheck = false
    var retiredCount = 0
    var wear = 0
    /// Whether the coefficients have become too inexact for further steps.
    var isWorn = false
    /// Pivots since the engine was made.
    var pivots = 0
    /// The entries of the tableau that may still be looked at in this solution.
    var workLeft = Int.max
  }

  var records = FlatArray<Record>()
  var variables = FlatArray<VariableRecord>()
  var pool = TermPool()
  var tableau = Tableau()

  // Definitions in their order.
  var variableAt = FlatArray<Int32>()
  var stale = PositionSet()
  var pending = PositionSet()
  var listed = FlatArray<Int32>()

  // Work that waits for the next solution.
  /// Constraints to look at.
  var misplaced = PositionSet()
  var unpriced = WorkQueue()
  var parked = FlatArray<Parked>()
  var counters = Counters()

  // Room for intermediate results.
  var byVariable = Accumulator()
  var byConstraint = Accumulator()
  var byLine = Accumulator()
  var byPriority = Accumulator()
  var priorityBits = FlatArray<UInt64>(repeating: 0, count: 16)
  var best = FlatArray<Slope>()
  var candidate = FlatArray<Slope>()
  var bestTies = FlatArray<Slope>()
  var ties = FlatArray<Slope>()
  var freeTerms = FlatArray<Term>()
  var reached = FlatArray<Int32>()
  var reachStamp: Int32 = 0
  /// Whether a variable was not written out because its coefficients canceled.
  var hasCancelled = false

  var freeRecord: Int32 = -1
  /// Steps of the present solution.
  var steps = 0
  /// The members of the last conflict, the row's own constraint first.
  var conflict = FlatArray<Int32>()

  /// Whether a solution was left unfinished because it took too long.
  var isOutOfWork: Bool { counters.workLeft < 0 }

  /// The priority of required constraints.
  static let required = Int16(Priority.required.rawValue)

  init() {}

  /// Adds a variable that is free and 0.
  mutating func addVariable() -> Int32 {
    let variable = Int32(variables.count)
    variables.append(VariableRecord(position: Int32(variableAt.count)))
    variableAt.append(variable)
    return variable
  }

  /// Makes a variable as new if nothing mentions it.
  mutating func resetIfUnused(_ variable: Int32) -> Bool {
    guard variables[variable].isFree && variables[variable].firstMention < 0 else { return false }
    variables[variable].value = 0
    variables[variable].reported = 0
    return true
  }

  mutating func addRecord(_ record: Record) -> Int32 {
    guard freeRecord >= 0 else {
      records.append(record)
      return Int32(records.count - 1)
    }
    let index = freeRecord
    freeRecord = records[index].place
    records[index] = record
    return index
  }

  mutating func releaseRecord(_ index: Int32) {
    records[index].standing = .vacant
    records[index].place = freeRecord
    freeRecord = index
  }

  /// An engine of its own in the same state.
  func clone() -> Engine {
    var copy = Engine()
    copy.records = records.clone()
    copy.variables = variables.clone()
    copy.pool = pool.clone()
    copy.tableau = tableau.clone()
    copy.variableAt = variableAt.clone()
    copy.stale = stale.clone()
    copy.listed = listed.clone()
    copy.misplaced = misplaced.clone()
    copy.unpriced = unpriced.clone()
    copy.parked = parked.clone()
    copy.freeRecord = freeRecord
    copy.counters = counters
    return copy
  }
}
