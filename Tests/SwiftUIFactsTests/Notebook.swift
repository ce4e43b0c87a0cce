import Synchronization

/// Numbers and events that the view of a fact reports while it is laid out.
final class Notebook: Sendable {
  struct Content {
    var numbers: [String: Double] = [:]
    var events: [String] = []
  }

  /// The notebook of the fact that is tried.
  @TaskLocal static var current = Notebook()

  private let content = Mutex(Content())

  var pages: Content { content.withLock { $0 } }

  func write(_ change: @Sendable (inout Content) -> Void) { content.withLock { change(&$0) } }
}

/// Reports a number by its name; the last one counts.
func note(_ name: String, _ number: Double) {
  Notebook.current.write { $0.numbers[name] = number }
}

/// Reports a number by its name; the last one counts.
func note(_ name: String, _ number: Int) { note(name, Double(number)) }

/// The number that was reported last by a name.
func noted(_ name: String) -> Double { Notebook.current.pages.numbers[name] ?? .nan }

/// Counts how often something happens.
func tally(_ name: String) {
  Notebook.current.write { $0.numbers[name, default: 0] += 1 }
}

/// Reports an event; `log` is all of them in their order.
func record(_ event: String) {
  Notebook.current.write { $0.events.append(event) }
}
