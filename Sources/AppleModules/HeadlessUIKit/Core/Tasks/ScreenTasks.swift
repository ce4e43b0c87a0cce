import CActorIsolation
import Foundation
import Synchronization

/// The tasks of a screen, which run on the thread that lays the screen out, as far as they get.
///
/// There is no real waiting: a sleeping task is woken at once, in the order of the durations of the sleeps,
/// or not at all; a task that waits for another thread is left there. Thus each run gives the same screen.
package final class ScreenTasks {
  /// The state in which tasks are left.
  package enum Outcome: Sendable {
    /// Each of them has ended or was canceled.
    case ended
    /// Some wait for an event from outside the screen.
    case waiting
    /// Some never end, and were abandoned.
    case endless
  }

  /// The pieces of work after which tasks are abandoned.
  package static let mostJobs = 10_000
  /// The number of sleeps after which tasks are abandoned, over the life of a screen.
  package static let mostSleeps = 200

  private let queue = JobQueue()
  private let wakesSleepers: Bool
  private let executor: QueueTaskExecutor
  private let mainExecutor: QueueMainExecutor
  private var sleeps = 0
  private var started: [ScreenTask] = []
  /// The total number of tasks that were started here.
  private var startedCount = 0
  /// Whether actions of the screen have started detached tasks, whose ends are not known.
  private var hasOtherTasks = false

  /// Creates no tasks.
  ///
  /// - Parameter wakesSleepers: Whether ``run()`` advances the time, so that the screen comes to rest.
  package init(wakesSleepers: Bool = true) {
    self.wakesSleepers = wakesSleepers
    executor = QueueTaskExecutor(queue)
    mainExecutor = QueueMainExecutor(queue)
  }

  deinit {
    for task in started { task.cancel() }
    if hasOtherTasks || started.contains(where: { !$0.hasEnded }) {
      _ = run(wakes: true)
      // A continuation that another thread holds refers to the executors, although nothing runs there
      // anymore.
      _ = Unmanaged.passRetained(executor)
      _ = Unmanaged.passRetained(mainExecutor)
    }
  }

  /// Adds a block, which is done in ``run()`` after the blocks that were added before it.
  ///
  /// - Parameters:
  ///   - delay: The time after which the block is due.
  ///   - block: The block.
  package func add(after delay: Duration, _ block: @escaping @Sendable () -> Void) {
    _ = start(priority: nil) { @MainActor in
      if delay > .zero { try? await Task.sleep(for: delay) }
      if !Task.isCancelled { block() }
    }
  }

  /// Starts a task, whose first step runs in ``run()``.
  package func start(
    priority: TaskPriority?,
    _ action: @escaping @Sendable () async -> Void
  ) -> ScreenTask {
    let task = ScreenTask()
    onQueue {
      task.handle = Task(executorPreference: executor, priority: priority) {
        await action()
        task.end()
      }
    }
    started.append(task)
    startedCount += 1
    return task
  }

  /// The tasks of the screen whose actions this thread runs; `nil` outside such actions.
  package static var current: ScreenTasks? {
    (Thread.current.threadDictionary[currentKey] as? Current)?.tasks
  }

  private static let currentKey = "HeadlessUIKit.ScreenTasks"

  private final class Current {
    unowned let tasks: ScreenTasks

    init(_ tasks: ScreenTasks) { self.tasks = tasks }
  }

  /// Runs actions of the screen; tasks that they start belong to the screen and run in ``run()``.
  package func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    let (jobs, tasks) = (queue.addedCount, startedCount)
    defer {
      if queue.addedCount - jobs > startedCount - tasks { hasOtherTasks = true }
    }
    return try onQueue(actions)
  }

  /// The pieces of work that wait for a time.
  package var sleepingCount: Int { queue.sleepingCount }

  /// Whether something can run.
  package var hasWork: Bool { queue.readyCount > 0 || started.contains { $0.isCanceled } }

  /// Runs all jobs that can run.
  package func run() -> Outcome { run(wakes: wakesSleepers) }

  private func run(wakes: Bool) -> Outcome {
    let isCut = onQueue {
      for task in started where task.isCanceled { task.handle?.cancel() }
      return runJobs(wakes: wakes)
    }
    started.removeAll { $0.hasEnded || $0.isCanceled }
    guard !started.isEmpty else { return .ended }
    return isCut ? .endless : .waiting
  }

  /// Runs jobs; returns whether some remain because there are too many.
  private func runJobs(wakes: Bool) -> Bool {
    var count = 0
    while count < Self.mostJobs {
      guard let next = queue.next(wakes: wakes && sleeps < Self.mostSleeps) else {
        return sleeps >= Self.mostSleeps
      }
      count += 1
      if next.hasSlept { sleeps += 1 }
      let pool = executor.asUnownedTaskExecutor()
      switch next.place {
      case .pool: next.job.runSynchronously(on: pool)
      case .mainActor:
        next.job.runSynchronously(
          isolatedTo: mainExecutor.asUnownedSerialExecutor(),
          taskExecutor: pool
        )
      }
    }
    return true
  }

  /// Redirects work that is scheduled on this thread to the queue.
  private func onQueue<Result>(_ body: () throws -> Result) rethrows -> Result {
    // An unowned executor consists of its object and the witness table of its conformance.
    let main = unsafeBitCast(mainExecutor.asUnownedSerialExecutor(), to: (UInt, UInt).self)
    let before = dynamictype_exchange_queue(
      dynamictype_queue(
        executor: UnsafeMutableRawPointer(bitPattern: main.0),
        witness: main.1,
        owner: Unmanaged.passUnretained(queue).toOpaque(),
        take: { owner, job in
          guard let owner, let job else { return }
          let queue = Unmanaged<JobQueue>.fromOpaque(owner).takeUnretainedValue()
          queue.add(unsafeBitCast(job, to: UnownedJob.self), .pool)
        }
      )
    )
    let values = Thread.current.threadDictionary
    let outer = values[Self.currentKey]
    values[Self.currentKey] = Current(self)
    defer {
      values[Self.currentKey] = outer
      _ = dynamictype_exchange_queue(before)
    }
    return try MainActorWork.run(body)
  }
}

/// A task of a screen.
package final class ScreenTask: Sendable {
  private struct Values {
    var handle: Task<Void, Never>?
    var hasEnded = false
    var isCanceled = false
  }

  private let values = Mutex(Values())

  fileprivate var handle: Task<Void, Never>? {
    get { values.withLock { $0.handle } }
    set { values.withLock { $0.handle = newValue } }
  }

  /// Whether the action has returned.
  package var hasEnded: Bool { values.withLock { $0.hasEnded } }

  /// Whether the task was canceled.
  package var isCanceled: Bool { values.withLock { $0.isCanceled } }

  /// Cancels the action at the next ``ScreenTasks/run()``.
  package func cancel() { values.withLock { $0.isCanceled = true } }

  fileprivate func end() {
    values.withLock { values in
      values.hasEnded = true
      values.handle = nil
    }
  }
}
