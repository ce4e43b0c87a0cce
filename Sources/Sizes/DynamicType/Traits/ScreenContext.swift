#if !hasFeature(Embedded)

import Synchronization

/// The values that the code of a screen finds wherever it runs: the device, the application, fonts and more.
///
/// Each task has one context, and child tasks inherit it. A context holds the values that were set in it, and
/// ``perform(_:)`` puts these in the place of the task's. The application's traits are members here. Another
/// module adds a value with a ``ScreenContextKey`` and a property in an extension, as in SwiftUI's environment.
///
/// ```swift
/// var context = ScreenContext()
/// context.application = TraitEnvironment(traits)
/// context.perform { showScreen() }
/// ```
package struct ScreenContext: Sendable {
  private var ownApplication: TraitEnvironment?
  /// The complete traits of ``TraitCollection/performAsCurrent(_:)``; `nil` where those of the application hold.
  package var traits: TraitCollection?
  /// The values of other modules; they are few, so that a search takes less time than a dictionary.
  private var entries: [Entry] = []

  private struct Entry: Sendable {
    var key: ObjectIdentifier
    var box: any AnyObject & Sendable
  }

  private final class Box<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Creates a context without values.
  package init() {}

  /// The application, whose traits fill those that a view or a font leaves open.
  package var application: TraitEnvironment {
    get { ownApplication ?? .ofProgram }
    set { ownApplication = newValue }
  }

  /// Accesses the value of a key; its default where none was set.
  package subscript<Key: ScreenContextKey>(key: Key.Type) -> Key.Value {
    get {
      let identifier = ObjectIdentifier(key)
      guard let entry = entries.first(where: { $0.key == identifier }) else {
        return Key.defaultValue
      }
      // Only the setter adds entries, so the box of a key holds the key's type.
      return unsafeDowncast(entry.box, to: Box<Key.Value>.self).value
    }
    set { set(Entry(key: ObjectIdentifier(key), box: Box(newValue))) }
  }

  private mutating func set(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.key == entry.key }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  /// The context with the values that were set in another.
  private func merging(_ other: ScreenContext) -> ScreenContext {
    var merged = self
    merged.ownApplication = other.ownApplication ?? ownApplication
    merged.traits = other.traits ?? traits
    for entry in other.entries { merged.set(entry) }
    return merged
  }
}

/// The key of a value in a ``ScreenContext``.
package protocol ScreenContextKey {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The value where none was set.
  static var defaultValue: Value { get }
}

extension ScreenContext {
  @TaskLocal private static var bound: ScreenContext?

  /// The values of the program, which hold for each screen that sets no others.
  private static let program = Mutex(ScreenContext())

  /// The values of the current task.
  package static var current: ScreenContext { bound ?? program.withLock { $0 } }

  /// Changes the values of the program; a task that has values already keeps them.
  package static func updateProgram(_ change: (inout ScreenContext) -> Void) {
    program.withLock { change(&$0) }
  }

  /// Runs a closure in which the values of this context are ``current``; child tasks inherit them.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$bound.withValue(Self.current.merging(self), operation: body)
  }

  /// Runs an asynchronous closure in which the values of this context are ``current``; child tasks inherit
  /// them.
  package func perform<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$bound.withValue(Self.current.merging(self), operation: body)
  }

  /// Returns a context with one value.
  package static func with<Value>(
    _ path: WritableKeyPath<ScreenContext, Value>,
    _ value: Value
  ) -> ScreenContext {
    var context = ScreenContext()
    context[keyPath: path] = value
    return context
  }
}

#endif
