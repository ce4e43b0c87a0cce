import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Processes items on several threads, and returns the results in order.
public struct ParallelMap: Sendable {
  /// The number of processors that this process may use; at least 1.
  public static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  let workers: Int

  /// Processes the numbers below a count.
  ///
  /// - Parameters:
  ///   - count: The number of pieces.
  ///   - work: Processes one item.
  ///   - progress: Called with the number of finished items and the last one; one call at a time.
  /// - Returns: The results, in the order of the numbers.
  func run<Value: Sendable>(
    _ count: Int,
    _ work: @Sendable (Int) -> Value,
    progress: @Sendable (_ done: Int, _ index: Int) -> Void
  ) -> [Value] {
    let next = Atomic<Int>(0)
    let done = Mutex<Int>(0)
    let results = Mutex<[(Int, Value)]>([])
    let workers = min(max(1, workers), max(1, count))
    let order = Self.order(of: count, for: workers)
    WorkerThreads.perform(workers) {
      while case let place = next.add(1, ordering: .relaxed).oldValue, place < count {
        let index = order[place]
        let value = work(index)
        results.withLock { $0.append((index, value)) }
        done.withLock { done in
          done += 1
          progress(done, index)
        }
      }
    }
    return results.withLock { $0 }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The order in which items are started: workers are always far apart.
  ///
  /// Neighbors share a document and its texts. Two workers on one document would constantly count references
  /// to the same objects, which makes each slower than on its own.
  static func order(of count: Int, for workers: Int) -> [Int] {
    let share = (count + workers - 1) / workers
    return (0..<share).flatMap { offset in
      (0..<workers).compactMap { worker in
        let index = worker * share + offset
        return index < count ? index : nil
      }
    }
  }
}
