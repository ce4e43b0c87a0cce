/// Finds values for variables under constraints with a thousand strict priorities.
///
/// ```swift
/// let solver = Solver()
/// let width = solver.makeVariable(named: "width")
/// try solver.add(width <= 320)
/// let wish = try solver.add(Constraint(width == 400, priority: 500))
/// solver.value(of: width)  // 320
/// try solver.setConstant(200, of: wish)
/// solver.value(of: width)  // 200
/// ```
///
/// Required constraints always hold. The sum of violations at each priority is as small as possible
/// without larger violations at a higher priority. Where that leaves a choice, constraints that
/// were added earlier are violated, so the same constraints in the same order always give the same
/// errors.
///
/// A solver has one owner; it is not safe to use it from several tasks at once.
public final class Solver {
  /// A constraint as it was given, with its place in the engine.
  struct Member {
    var constraint: Constraint
    var order: Int
    /// -1 for a constraint that is not in the engine.
    var slot: Int32
    var generation: UInt32
    var isBroken = false
    var isPresent = true
    /// Whether the constraint waits for the next solution to enter the engine.
    var isWaiting = false

    /// Whether the constraint always holds and leaves no choice of a side.
    var isRequiredEquation: Bool {
      constraint.priority.isRequired && constraint.relation == .equal && !isBroken
    }
  }

  /// The rule that picks the constraint of a conflict to break.
  public var conflictPolicy: ConflictPolicy

  /// The priority with which broken constraints still pull, or `nil` where they count for nothing.
  package var brokenPriority: Priority?

  /// Called with each conflict after its constraint was broken; must not change the solver.
  public var onConflict: ((ConflictReport) -> Void)?

  /// Called for the name of a constraint without one when a report is made.
  ///
  /// Names are thus written only for reports. Where it returns `nil`, the constraint is written
  /// out.
  public var namesConstraint: ((Constraint) -> String?)?

  /// Whether each change is solved as it is made.
  ///
  /// If not, changes wait for ``solve()``, or for a call that depends on them, such as one for a
  /// value or a report. Conflicts of intermediate states are then not reported.
  public var solvesAtOnce = true

  /// The work that a solution may take, in coefficients that the simplex method looks at.
  ///
  /// A coefficient takes 5 to 40 nanoseconds. The work is counted, not timed, so that the same
  /// system always gives the same result. Constraints of a screen need less than a hundredth of the
  /// default, 67 million; it is reached by trees nested 700 deep with texts at each level, in which
  /// each size depends on all others.
  public var workLimit = 1 << 26

  /// The distance that a variable may move and still not be called ambiguous, such as a part of a pixel.
  package var ambiguityTolerance = 0.0

  /// Whether the last solution was left unfinished because it reached ``workLimit``.
  ///
  /// Constraints may then be violated that could hold. The next change continues from there.
  public internal(set) var isUnfinished = false

  var engine = Engine()
  var members: [Member] = []
  var freeMembers: [Int32] = []
  /// Constraints that enter the engine with the next solution.
  var waiting: [Int32] = []
  /// The places in the engine of constraints that leave it with the next solution.
  var leaving: [Int32] = []
  var names: [Int32: String] = [:]
  /// The equations of variables that are edited, by variable.
  var edits: [Constraint.ID?] = []
  /// Released variables that constraints still mention.
  var released: [Int32] = []
  var freeVariables: [Int32] = []
  var reports: [ConflictReport] = []
  var broken: [Int32] = []
  var mayMend = false
  var batchDepth = 0
  var isSettled = true
  var nextOrder = 0
  /// The ambiguity of each variable; empty when it is not known.
  var ambiguous: [Bool] = []

  /// Creates a solver without variables and constraints.
  public init(conflictPolicy: ConflictPolicy = .breakNewest) {
    self.conflictPolicy = conflictPolicy
  }

  /// Makes a variable; its value is 0 until a constraint says otherwise.
  ///
  /// - Parameter name: The name of the variable in reports.
  /// - Returns: The variable.
  public func makeVariable(named name: String? = nil) -> Variable {
    let index = freeVariables.popLast() ?? engine.addVariable()
    if let name { names[index] = name }
    return Variable(index: index)
  }

  /// Releases a variable, so that another one can take its place.
  ///
  /// Remove the constraints that mention the variable first, and do not use it again.
  public func release(_ variable: Variable) {
    names[variable.index] = nil
    if engine.resetIfUnused(variable.index) {
      freeVariables.append(variable.index)
    } else {
      released.append(variable.index)
    }
  }

  /// Frees the released variables that nothing mentions any more.
  func recycle() {
    released.removeAll { index in
      guard engine.resetIfUnused(index) else { return false }
      freeVariables.append(index)
      return true
    }
  }

  /// The name of a variable, or its number where it has none.
  public func name(of variable: Variable) -> String {
    names[variable.index] ?? variable.description
  }

  /// Makes several changes and solves once, at the end.
  ///
  /// Intermediate states may be in conflict; only the last one counts.
  public func batch<Failure: Error>(_ changes: () throws(Failure) -> Void) throws(Failure) {
    batchDepth += 1
    defer {
      batchDepth -= 1
      if batchDepth == 0 && solvesAtOnce { settle() }
    }
    try changes()
  }

  /// Solves the changes that wait.
  public func solve() { settle() }

  /// Returns a second solver in the same state, for trials that must not change this one.
  ///
  /// Variables and the identities of constraints mean the same in both. Conflicts of the copy do
  /// not reach ``onConflict``.
  ///
  /// - Complexity: Linear in the size of the system; nothing is solved again.
  public func copy() -> Solver {
    settle()
    let copy = Solver(conflictPolicy: conflictPolicy)
    copy.brokenPriority = brokenPriority
    copy.namesConstraint = namesConstraint
    copy.solvesAtOnce = solvesAtOnce
    copy.workLimit = workLimit
    copy.ambiguityTolerance = ambiguityTolerance
    copy.isUnfinished = isUnfinished
    copy.engine = engine.clone()
    copy.members = members
    copy.freeMembers = freeMembers
    copy.names = names
    copy.edits = edits
    copy.released = released
    copy.freeVariables = freeVariables
    copy.broken = broken
    copy.nextOrder = nextOrder
    return copy
  }

  /// Whether changes wait for the next solution, such as constraints that were removed.
  package var hasChanges: Bool { !isSettled }

  /// Returns the conflicts that were found since the last call, and clears them.
  public func takeConflictReports() -> [ConflictReport] {
    settle()
    defer { reports = [] }
    return reports
  }

  /// Notes a change, and solves unless more changes are to come.
  func changed() {
    isSettled = false
    if batchDepth == 0 && solvesAtOnce { settle() }
  }
}
