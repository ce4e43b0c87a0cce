import CActorIsolation

/// Work of the main actor on the thread that has a screen to itself.
///
/// Views and controllers of a program are often on the main actor, for the compiler and where they run.
/// Here nothing is shown, and a screen belongs to the task that made it. While such a task works, Swift's
/// check of the thread passes on it. A program that touches another object of the main actor from a
/// screen does so at its own risk.
package enum MainActorWork {
  /// Runs a closure.
  package static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    dynamictype_enter_main_actor()
    defer { dynamictype_leave_main_actor() }
    return try body()
  }
}
