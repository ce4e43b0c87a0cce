import CActorIsolation

/// Main-actor work on the thread that owns a screen.
///
/// Views and controllers of a program are often on the main actor, for the compiler and at run time. Here
/// nothing is displayed, and a screen belongs to the task that made it. While such a task works, Swift's
/// check of the thread passes on that thread. A program that uses another main-actor object from a screen
/// does so at its own risk.
package enum MainActorWork {
  /// Runs a closure.
  package static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    dynamictype_enter_main_actor()
    defer { dynamictype_leave_main_actor() }
    return try body()
  }
}
