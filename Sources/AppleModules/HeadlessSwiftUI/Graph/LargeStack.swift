import Dispatch
import Foundation

/// Work on trees of views that are too deep for the stack of an ordinary thread.
///
/// Views, items and their releases call each other down the tree, so that the stack grows with the depth.
/// A tree of ordinary depth stays on its thread. Where a deeper one is found, the rest of the work is done
/// on a thread with a stack of its own, with the values that belong to the task.
enum LargeStack {
  /// The depth of nodes from which on the work goes to a large stack: the smallest usual one has 512 KB.
  static let depth = 128

  /// The bytes of the stack; its memory is taken as it is touched, so that a large one costs addresses alone.
  private static let bytes = 1 << 31

  /// Runs a closure on such a thread and waits for it.
  static func run<Result>(_ body: () -> Result) -> Result {
    nonisolated(unsafe) var result: Result?
    withoutActuallyEscaping(body) { body in
      // The task may live a little longer than the work: it lets go of the closure at its end.
      nonisolated(unsafe) var work: (() -> Result)? = body
      let ended = DispatchSemaphore(value: 0)
      // A task takes over the values of the task that waits here for it.
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

/// Runs each piece of work on a new thread with a stack of a size.
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
