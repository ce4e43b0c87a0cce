import Synchronization

/// Numbers and events that the view of a fact reports while it is laid out.
package final class Notebook: Sendable {
  package struct Content: Sendable {
    package var numbers: [String: Double]
    package var events: [String]

    package init(numbers: [String: Double] = [:], events: [String] = []) {
      (self.numbers, self.events) = (numbers, events)
    }
  }

  /// The notebook of the fact that is tried.
  @TaskLocal package static var current = Notebook()

  private let content = Mutex(Content())

  package init() {}

  package var pages: Content { content.withLock { $0 } }

  package func write(_ change: @Sendable (inout Content) -> Void) {
    content.withLock { change(&$0) }
  }
}

/// Reports a number by its name; the last one counts.
package func note(_ name: String, _ number: Double) {
  Notebook.current.write { $0.numbers[name] = number }
}

/// Reports a number by its name; the last one counts.
package func note(_ name: String, _ number: Int) { note(name, Double(number)) }

/// The number that was reported last by a name.
package func noted(_ name: String) -> Double { Notebook.current.pages.numbers[name] ?? .nan }

/// Counts how often something happens.
package func tally(_ name: String) {
  Notebook.current.write { $0.numbers[name, default: 0] += 1 }
}

/// Reports an event; `log` is all of them in their order.
package func record(_ event: String) {
  Notebook.current.write { $0.events.append(event) }
}
