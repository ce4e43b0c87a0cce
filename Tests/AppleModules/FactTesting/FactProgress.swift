import Observation

/// The steps that the screen of a fact has taken, and what its code does at each and at each comparison.
///
/// `@unchecked Sendable`: a fact is tried on one thread from its start to its end.
@Observable
package final class FactProgress: @unchecked Sendable {
  /// The number of steps that the screen has taken.
  package private(set) var step = 0

  @ObservationIgnored private var actions: [() -> Void] = []
  @ObservationIgnored private var measurements: [() -> Void] = []
  @ObservationIgnored private var kept: [AnyObject] = []

  package init() {}

  /// Takes the next step.
  func advance() {
    if actions.indices.contains(step) { actions[step]() }
    step += 1
  }

  /// Does what the code of the screen measures before a comparison.
  func measure() {
    for measurement in measurements { measurement() }
  }

  /// Adds what the next step does that nothing is known of yet.
  func onStep(_ action: @escaping () -> Void) { actions.append(action) }

  /// Adds what is measured before each comparison.
  func measure(_ measurement: @escaping () -> Void) { measurements.append(measurement) }

  /// Keeps an object as long as the screen.
  func keep(_ object: AnyObject) { kept.append(object) }
}

/// The fact that is tried.
enum CurrentFact {
  @TaskLocal static var progress = FactProgress()
}

/// Adds what the screen of the fact does at its next step.
package func onStep(_ action: @escaping () -> Void) {
  CurrentFact.progress.onStep(action)
}

/// Adds what the screen of the fact reports before each comparison.
package func measure(_ measurement: @escaping () -> Void) {
  CurrentFact.progress.measure(measurement)
}

/// Keeps an object, such as a delegate that its view refers to weakly, as long as the screen of the fact.
package func keep<Object: AnyObject>(_ object: Object) -> Object {
  CurrentFact.progress.keep(object)
  return object
}
