import Dispatch
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Does many pieces of work on several threads, and returns their results in order.
public struct ParallelMap: Sendable {
  /// The number of processors that this process may use; at least 1.
  public static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  let workers: Int

  /// Does the work with the numbers below a count.
  ///
  /// - Parameters:
  ///   - count: The number of pieces.
  ///   - work: Does one piece.
  ///   - progress: Is told how many are done and which was done last; one call at a time.
  /// - Returns: The results, in the order of the numbers.
  func run<Value: Sendable>(
    _ count: Int,
    _ work: @Sendable (Int) -> Value,
    progress: @Sendable (_ done: Int, _ index: Int) -> Void
  ) -> [Value] {
    let next = Atomic<Int>(0)
    let done = Mutex<Int>(0)
    let results = Mutex<[(Int, Value)]>([])
    DispatchQueue.concurrentPerform(iterations: min(max(1, workers), max(1, count))) { _ in
      while case let index = next.add(1, ordering: .relaxed).oldValue, index < count {
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
}
