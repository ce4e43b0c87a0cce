/// Required constraints that cannot hold together, and the one that was broken.
public struct ConflictReport: Equatable, Sendable {
  /// The constraints of the conflict, in the order in which they were added.
  ///
  /// Without any one of them the others can hold.
  public var constraints: [Constraint.ID]

  /// The names of the constraints, in the same order.
  public var names: [String]

  /// The tags of the constraints, in the same order.
  public var tags: [Int]

  /// The place in ``constraints`` of the constraint that was broken.
  public var brokenIndex: Int

  /// The constraint that was broken.
  public var broken: Constraint.ID { constraints[brokenIndex] }

  /// The name of the constraint that was broken.
  public var brokenName: String { names[brokenIndex] }

  /// The tag of the constraint that was broken.
  public var brokenTag: Int { tags[brokenIndex] }

  /// The report as UIKit writes it to the log.
  public var text: String {
    """
    Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
    \tTry this:\u{20}
    \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
    (
    \(names.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    )

    Will attempt to recover by breaking constraint\u{20}
    \(brokenName)

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
    debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
    <UIKitCore/UIView.h> may also be helpful.
    """
  }
}
