import DynamicType
import Synchronization

/// Counts the work of layout, so that tests can find repeated work.
package struct LayoutStatistics: Hashable, Sendable {
  /// Calls of ``UIView/layoutSubviews()``.
  package var layouts = 0
  /// The number of solved systems with changes.
  package var solutions = 0
  /// The number of frames that a solution changed.
  package var frames = 0
  /// The number of measured texts.
  package var measures = 0
  /// The number of intrinsic sizes that changed.
  package var intrinsicChanges = 0

  package init() {}

  package final class Counter: Sendable {
    let value = Mutex(LayoutStatistics())
  }

  /// The number of functions whose layout work is being counted, in all tasks.
  private static let counters = Atomic(0)

  /// Adds one to a count; without a counter this costs a load.
  @inline(__always)
  static func count(
    _ key: @autoclosure () -> any WritableKeyPath<LayoutStatistics, Int> & Sendable
  ) {
    guard counters.load(ordering: .relaxed) > 0 else { return }
    let key = key()
    ScreenContext.current.layoutCounter?.value.withLock { $0[keyPath: key] += 1 }
  }

  /// Counts the layout work during a function.
  package static func counting<Result>(
    _ body: () throws -> Result
  ) rethrows -> (result: Result, statistics: LayoutStatistics) {
    counters.add(1, ordering: .relaxed)
    defer { counters.subtract(1, ordering: .relaxed) }
    let counter = Counter()
    let result = try ScreenContext.with(\.layoutCounter, counter).perform(body)
    return (result, counter.value.withLock { $0 })
  }
}
