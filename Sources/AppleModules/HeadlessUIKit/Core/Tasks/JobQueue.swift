import CActorIsolation
import Synchronization

/// The work of a screen's tasks, in the order in which it runs.
///
/// Work comes only from the thread that runs the queue. Work that other threads add, such as the response of
/// a server, is dropped: it would arrive at a different moment in each run.
final class JobQueue: Sendable {
  /// The executor that runs a job.
  enum Place {
    case pool, mainActor
  }

  private struct Sleeper {
    var time: Int
    var job: UnownedJob
  }

  private struct Jobs {
    /// The number of jobs that were added as runnable.
    var added = 0
    var ready: [(job: UnownedJob, place: Place)] = []
    var sleeping: [Sleeper] = []
    /// The time that tasks have slept, in units of 50 milliseconds.
    var time = 0
  }

  private let jobs = Mutex(Jobs())

  private var isOfThisThread: Bool {
    dynamictype_queue_owner() == Unmanaged.passUnretained(self).toOpaque()
  }

  /// Adds a job that can run.
  func add(_ job: UnownedJob, _ place: Place) {
    guard isOfThisThread else { return }
    jobs.withLock {
      $0.ready.append((job, place))
      $0.added += 1
    }
  }

  /// The number of jobs that can run.
  var readyCount: Int { jobs.withLock { $0.ready.count } }

  /// The number of sleeping jobs.
  var sleepingCount: Int { jobs.withLock { $0.sleeping.count } }

  /// The number of jobs that were added as runnable.
  var addedCount: Int { jobs.withLock { $0.added } }

  /// Adds a job that waits for a time to pass.
  ///
  /// The time is rounded up, so that sleeps of equal length end in the order in which they began.
  func add(_ job: UnownedJob, after delay: Duration) {
    guard isOfThisThread else { return }
    let units = delay / .milliseconds(50)
    let whole = units > 1 ? Int(min(units.rounded(.awayFromZero), 1e12)) : 1
    jobs.withLock { $0.sleeping.append(Sleeper(time: $0.time + whole, job: job)) }
  }

  /// Takes the next job; without one, advances the time to the first sleeper.
  ///
  /// - Parameter wakes: Whether the time may advance.
  /// - Returns: The job, and whether it slept; `nil` if there is none.
  func next(wakes: Bool) -> (job: UnownedJob, place: Place, hasSlept: Bool)? {
    jobs.withLock { jobs in
      if !jobs.ready.isEmpty {
        let first = jobs.ready.removeFirst()
        return (first.job, first.place, false)
      }
      guard wakes,
        let index = jobs.sleeping.indices.min(by: {
          jobs.sleeping[$0].time < jobs.sleeping[$1].time
        })
      else { return nil }
      let sleeper = jobs.sleeping.remove(at: index)
      jobs.time = max(jobs.time, sleeper.time)
      return (sleeper.job, .pool, true)
    }
  }
}
