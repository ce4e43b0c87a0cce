import Dispatch
import Foundation

/// Threads whose stacks are large enough for deeply nested code.
package enum LargeStackThreads {
  /// Returns the results of `body` for all items, in order; each thread takes the next item.
  package static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item],
    threads: Int = ProcessInfo.processInfo.activeProcessorCount,
    _ body: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let work = ItemQueue<Item, Result>(items)
    let done = DispatchGroup()
    for _ in 0..<max(1, min(threads, items.count)) {
      done.enter()
      let thread = Thread {
        while let (index, item) = work.next() { work.finish(index, body(item)) }
        done.leave()
      }
      thread.stackSize = SourceTree.stackSize
      thread.start()
    }
    done.wait()
    return work.results
  }
}

/// The items that threads share.
///
/// `@unchecked Sendable`: a lock guards every access.
private final class ItemQueue<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  private let items: [Item]
  private let lock = NSLock()
  private var position = 0
  private var found: [Result?]

  init(_ items: [Item]) {
    self.items = items
    found = Array(repeating: nil, count: items.count)
  }

  var results: [Result] { lock.withLock { found.compactMap { $0 } } }

  func next() -> (Int, Item)? {
    lock.withLock {
      guard position < items.count else { return nil }
      defer { position += 1 }
      return (position, items[position])
    }
  }

  func finish(_ index: Int, _ result: Result) {
    lock.withLock { found[index] = result }
  }
}
