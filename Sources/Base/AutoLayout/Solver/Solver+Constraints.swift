extension Solver {
  /// Adds a constraint.
  ///
  /// A required constraint that conflicts with others is not refused: ``conflictPolicy`` picks a
  /// constraint of the conflict, which is broken and reported. A broken constraint stays in the
  /// solver and is tried again when something changes that could help.
  ///
  /// - Parameter constraint: The constraint; its variables are of this solver.
  /// - Returns: The constraint's identity, for changing and removing it.
  /// - Throws: ``SolverError`` when a number is not finite or a variable is unknown.
  @discardableResult
  public func add(_ constraint: Constraint) throws(SolverError) -> Constraint.ID {
    try check(constraint)
    let order = nextOrder
    nextOrder += 1
    let id = store(Member(constraint: constraint, order: order, slot: -1, generation: 0))
    members[Int(id.handle)].isWaiting = true
    waiting.append(id.handle)
    changed()
    return id
  }

  /// Adds both constraints of a size.
  ///
  /// - Parameter intrinsic: The constraints; hugging is added first.
  /// - Returns: Their identities.
  /// - Throws: ``SolverError`` when a number is not finite or a variable is unknown.
  @discardableResult
  public func add(
    _ intrinsic: Constraint.Intrinsic
  ) throws(SolverError) -> (hugging: Constraint.ID, compressionResistance: Constraint.ID) {
    let hugging = try add(intrinsic.hugging)
    return (hugging, try add(intrinsic.compressionResistance))
  }

  /// Removes a constraint.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)`` when it is not there.
  public func remove(_ id: Constraint.ID) throws(SolverError) {
    let handle = try handle(of: id)
    if members[handle].slot >= 0 {
      leaving.append(members[handle].slot)
      mayMend = true
    }
    if members[handle].isBroken { broken.removeAll { $0 == handle } }
    members[handle].isPresent = false
    members[handle].isWaiting = false
    members[handle].isBroken = false
    members[handle].slot = -1
    members[handle].generation &+= 1
    members[handle].constraint = Constraint(Expression(), .equal)
    freeMembers.append(Int32(handle))
    changed()
  }

  /// Changes the constant on the right side of a constraint, as in `width == 100`.
  ///
  /// This is the common change, and the solver takes only the steps that it needs. The constant is
  /// the one with all variables on the left side.
  ///
  /// - Throws: ``SolverError`` when the constant is not finite or the constraint is not there.
  public func setConstant(_ constant: Double, of id: Constraint.ID) throws(SolverError) {
    let handle = try handle(of: id)
    guard constant.isFinite else {
      throw .notFinite(.constant, constraint: describe(members[handle].constraint))
    }
    guard members[handle].constraint.expression.constant != -constant else { return }
    members[handle].constraint.expression.constant = -constant
    let slot = members[handle].slot
    if slot >= 0 { engine.setConstant(Self.held(constant), of: slot) }
    if members[handle].constraint.priority.isRequired { mayMend = true }
    changed()
  }

  /// The constant on the right side of a constraint.
  public func constant(of id: Constraint.ID) -> Double? {
    (try? handle(of: id)).map { 0 - members[$0].constraint.expression.constant }
  }

  /// Changes the priority of a constraint.
  ///
  /// It keeps its place in the order of constraints.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)`` when the constraint is not there.
  public func setPriority(_ priority: Priority, of id: Constraint.ID) throws(SolverError) {
    let handle = try handle(of: id)
    guard members[handle].constraint.priority != priority else { return }
    members[handle].constraint.priority = priority
    let slot = members[handle].slot
    if slot >= 0 {
      let cost = Self.cost(of: members[handle].constraint)
      engine.setCost(
        slot,
        priority: Int16(priority.rawValue),
        rise: cost.rise,
        fall: cost.fall
      )
    }
    mayMend = true
    changed()
  }

  /// The constraint as it was given, with its present constant and priority.
  public func constraint(_ id: Constraint.ID) -> Constraint? {
    (try? handle(of: id)).map { members[$0].constraint }
  }

  /// Whether a constraint is broken because of a conflict.
  public func isBroken(_ id: Constraint.ID) -> Bool {
    settle()
    return (try? handle(of: id)).map { members[$0].isBroken } ?? false
  }

  /// The constraints that are broken, in the order in which they were added.
  public var brokenConstraints: [Constraint.ID] {
    settle()
    return broken.map { Constraint.ID(handle: $0, generation: members[Int($0)].generation) }
  }
}

extension Solver {
  /// The constant beyond which a number stands for "as far as you like".
  ///
  /// `CGFloat.greatestFiniteMagnitude` is often given for that, and sums with it are infinite.
  /// UIKit puts a smaller constant in place of such a number too, and logs it.
  static let largestConstant = 1e12

  /// Returns whether products with a coefficient or a weight stay apart from 0 and do not overflow.
  private static func isUsable(_ factor: Double) -> Bool {
    factor == 0 || (1e-6...1e6).contains(factor.magnitude)
  }

  static func held(_ constant: Double) -> Double {
    max(-largestConstant, min(constant, largestConstant))
  }

  /// Returns the cost of being above and below the constant.
  static func cost(of constraint: Constraint) -> (rise: Double, fall: Double) {
    let weight = constraint.priority.isRequired ? 1 : constraint.weight
    return (
      constraint.relation == .greaterThanOrEqual ? 0 : weight,
      constraint.relation == .lessThanOrEqual ? 0 : weight
    )
  }

  /// The index of a constraint that is there.
  func handle(of id: Constraint.ID) throws(SolverError) -> Int {
    let handle = Int(id.handle)
    guard members.indices.contains(handle), members[handle].generation == id.generation,
      members[handle].isPresent
    else { throw .unknownConstraint(id) }
    return handle
  }

  /// Gives a constraint a place in the engine.
  func install(_ handle: Int32) {
    let constraint = members[Int(handle)].constraint
    let isWish = members[Int(handle)].isBroken && constraint.priority.isRequired
    let priority = isWish ? brokenPriority ?? constraint.priority : constraint.priority
    let cost = Self.cost(of: constraint)
    let record = Record(
      constant: Self.held(0 - constraint.expression.constant),
      activity: 0,
      rise: cost.rise,
      fall: cost.fall,
      handle: handle,
      priority: Int16(priority.rawValue),
      order: members[Int(handle)].order
    )
    members[Int(handle)].slot = engine.add(record, constraint.expression)
  }

  private func store(_ member: Member) -> Constraint.ID {
    guard let handle = freeMembers.popLast() else {
      members.append(member)
      return Constraint.ID(handle: Int32(members.count - 1), generation: 0)
    }
    let generation = members[Int(handle)].generation
    members[Int(handle)] = member
    members[Int(handle)].generation = generation
    return Constraint.ID(handle: handle, generation: generation)
  }

  private func check(_ constraint: Constraint) throws(SolverError) {
    let expression = constraint.expression
    for index in 0..<expression.count {
      let variable = expression.term(at: index).variable
      guard 0..<Int32(engine.variables.count) ~= variable.index else {
        throw .unknownVariable(variable)
      }
    }
    guard expression.constant.isFinite else {
      throw .notFinite(.constant, constraint: describe(constraint))
    }
    for index in 0..<expression.count where !Self.isUsable(expression.term(at: index).coefficient) {
      throw .notFinite(.coefficient, constraint: describe(constraint))
    }
    guard constraint.weight > 0 && Self.isUsable(constraint.weight) else {
      throw .notFinite(.weight, constraint: describe(constraint))
    }
  }
}
