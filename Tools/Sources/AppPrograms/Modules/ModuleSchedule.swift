import Foundation
import SourceReading

/// The order in which modules are compiled: side by side, each after those that it needs.
struct ModuleSchedule {
  /// For each module the positions of those before it that it needs.
  let needs: [[Int]]

  init(_ modules: [AppModule]) {
    let places = Dictionary(modules.indices.map { (modules[$0].name, $0) }) { first, _ in first }
    needs = modules.indices.map { index in
      guard let names = modules[index].needs else { return Array(0..<index) }
      // In a cycle, the first module is compiled without the others.
      return names.compactMap { places[$0] }.filter { $0 < index }.sorted()
    }
  }

  /// Calls a closure for each module, and returns when all calls have.
  ///
  /// - Parameters:
  ///   - workers: The greatest number of calls at once.
  ///   - body: Is given the position of a module.
  func run(workers: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let state = State(needs)
    let done = DispatchGroup()
    for _ in 0..<max(1, min(workers, needs.count)) {
      done.enter()
      let thread = Thread {
        while let index = state.next() {
          body(index)
          state.finish(index)
        }
        done.leave()
      }
      // Code is nested as deeply as its author likes, and the parser follows it.
      thread.stackSize = SourceTree.stackSize
      thread.start()
    }
    done.wait()
  }

  /// The modules that wait, and those that are done.
  private final class State: @unchecked Sendable {
    // All variables are read and written while the condition is locked.
    private let condition = NSCondition()
    private let needs: [[Int]]
    private var waiting: [Int]
    private var done: Set<Int> = []

    init(_ needs: [[Int]]) { (self.needs, waiting) = (needs, Array(needs.indices)) }

    /// The next module whose needs are done; waits for one, and returns `nil` when none is left.
    func next() -> Int? {
      condition.lock()
      defer { condition.unlock() }
      while !waiting.isEmpty {
        if let place = waiting.firstIndex(where: { done.isSuperset(of: needs[$0]) }) {
          return waiting.remove(at: place)
        }
        condition.wait()
      }
      return nil
    }

    func finish(_ index: Int) {
      condition.lock()
      done.insert(index)
      condition.broadcast()
      condition.unlock()
    }
  }
}
