import Dispatch
import Foundation

/// Work on trees of views that are too deep for the stack of an ordinary thread.
///
/// Views, items and their releases call each other down the tree, so the stack grows with the depth. A tree
/// of ordinary depth stays on its thread. When a deeper one is found, the rest of the work runs on a thread
/// with a larger stack, with the task's values.
enum LargeStack {
  /// The depth of nodes beyond which the work moves to a large stack: the smallest usual stack has 512 KB.
  static let depth = 128

  /// The bytes of the stack; its memory is allocated as it is touched, so a large stack costs only addresses.
  private static let bytes = 1 << 31

  /// Runs a closure on such a thread and waits for it.
  static func run<Result>(_ body: () -> Result) -> Result {
    nonisolated(unsafe) var result: Result?
    withoutActuallyEscaping(body) { body in
      // The task may live a little longer than the work: it releases the closure at its end.
      nonisolated(unsafe) var work: (() -> Result)? = body
      let ended = DispatchSemaphore(value: 0)
      // A task adopts the values of the task that waits for it.
      Task(executorPreference: LargeStackExecutor(bytes: bytes)) {
        result = work?()
        work = nil
        ended.signal()
      }
      ended.wait()
    }
    guard let result else { preconditionFailure("A closure that has ended has a result.") }
    return result
  }
}

/// Runs each piece of work on a new thread with a stack of the given size.
private final class LargeStackExecutor: TaskExecutor {
  private let bytes: Int

  init(bytes: Int) { self.bytes = bytes }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let thread = Thread { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    thread.stackSize = bytes
    thread.start()
  }
}
