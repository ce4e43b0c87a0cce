#if compiler(>=6.3)
@_spi(ExperimentalScheduling) import _Concurrency
#endif

/// Puts the work of tasks outside the main actor into a queue.
final class QueueTaskExecutor: TaskExecutor {
  private let queue: JobQueue

  init(_ queue: JobQueue) { self.queue = queue }

  func enqueue(_ job: consuming ExecutorJob) { queue.add(UnownedJob(job), .pool) }
}

/// Puts the work of the main actor into a queue.
final class QueueMainExecutor: SerialExecutor {
  private let queue: JobQueue

  init(_ queue: JobQueue) { self.queue = queue }

  func enqueue(_ job: consuming ExecutorJob) { queue.add(UnownedJob(job), .mainActor) }
}

#if compiler(>=6.3)
/// Sleeping tasks are woken by the queue; toolchains without this let them sleep for their real time.
extension QueueTaskExecutor: SchedulingExecutor {
  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    after delay: C.Duration,
    tolerance: C.Duration?,
    clock: C
  ) {
    queue.add(UnownedJob(job), after: delay as? Duration ?? .zero)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    at instant: C.Instant,
    tolerance: C.Duration?,
    clock: C
  ) {
    queue.add(UnownedJob(job), after: clock.now.duration(to: instant) as? Duration ?? .zero)
  }
}
#endif
