/// The engine's record of one constraint `a·x (relation) c`.
///
/// Every constraint is a number, its activity `a·x`, and a cost that is a broken line with its
/// corner at `c`: it rises by ``rise`` above and by ``fall`` below. A required constraint has the
/// same shape one priority above all others, and is never left violated.
struct Record: BitwiseCopyable {
  /// The source of the activity.
  enum Standing: UInt8 {
    /// The slot is free.
    case vacant
    /// The activity follows others: there is a row.
    case basic
    /// The activity stays at the constant: there is a column.
    case nonbasic
    /// The activity stays at the constant, required to, and has no column.
    case fixed
  }

  var constant: Double
  var activity: Double
  var rise: Double
  var fall: Double
  /// The largest amount that went into the activity since it was last computed afresh.
  var scale: Double = 0
  /// The row or column; for a vacant slot the next one.
  var place: Int32 = -1
  /// The variable that this constraint defines.
  var variable: Int32 = -1
  /// The first of the definitions that are written out in terms of this activity.
  var firstUse: Int32 = -1
  var firstTerm: Int32 = -1
  var termCount: Int32 = 0
  /// The terms that there is room for.
  var termRoom: Int32 = 0
  /// The number by which the solver knows the constraint; -1 for one that was removed.
  var handle: Int32
  var priority: Int16
  /// The side of the corner whose slope counts: -1, 1, or 0 at the corner itself.
  var side: Int8 = 0
  var standing: Standing = .vacant
  /// The place in the order in which constraints were added.
  var order: Int

  /// The slope of the cost where the activity is.
  @inline(__always)
  var slope: Double { slope(on: side) }

  @inline(__always)
  func slope(on side: Int8) -> Double {
    side == 0 ? 0 : side > 0 ? rise : -fall
  }

  /// The distance from the corner that is taken for none.
  ///
  /// A thousand-millionth of a point, and the rounding of the largest amounts that went in.
  @inline(__always)
  var tolerance: Double { 1e-9 + 4e-14 * Swift.max(scale, constant.magnitude) }

  /// The side that the activity is on.
  @inline(__always)
  var actualSide: Int8 {
    let distance = activity - constant
    return distance > tolerance ? 1 : distance < -tolerance ? -1 : 0
  }

  /// Whether the activity is on a side where the slope is not the one that counts.
  @inline(__always)
  var isMisplaced: Bool {
    let actual = actualSide
    return actual != 0 && actual != side && slope(on: actual) != slope
  }

  /// Whether the activity is so near its constant that the rounding of the numbers that layouts are
  /// made of accounts for it: a millionth.
  var isNearlyInPlace: Bool {
    (activity - constant).magnitude < 1e-6 * Swift.max(1, scale, constant.magnitude)
  }

  /// Whether the constraint was removed and remains as a degree of freedom.
  var isRetired: Bool { handle == -1 }

  var isRequired: Bool { priority == Int16(Priority.required.rawValue) }

  var isEquation: Bool { rise > 0 && fall > 0 }

  var costsNothing: Bool { rise == 0 && fall == 0 }
}

/// The engine's record of one variable.
struct VariableRecord: BitwiseCopyable {
  var value = 0.0
  /// The value that ``Solver/takeChangedValues(_:)`` reported last.
  var reported = 0.0
  /// The constraint that defines the variable; -1 for a free variable.
  var definer: Int32 = -1
  /// The coefficient in the defining constraint.
  var coefficient = 0.0
  /// The first of the terms that mention the variable.
  var firstMention: Int32 = -1
  /// The place in the order in which definitions follow from one another.
  var position: Int32
  /// The terms of a definition that is written out, in place of the constraint's own.
  var firstTerm: Int32 = -1
  var termCount: Int32 = 0
  var isListed = false
  /// Whether the value follows from required equations alone, so that it is fixed for good.
  var isPinned = false

  var isFree: Bool { definer < 0 }
  var isWrittenOut: Bool { termCount > 0 }
}
