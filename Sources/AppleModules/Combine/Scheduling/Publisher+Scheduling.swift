import Foundation

/// Options of a scheduler; none are used here.
public struct SchedulerOptions: Sendable {}

/// A value that a scheduler's work carries; `@unchecked Sendable`, as Combine asks for no sendable
/// values.
private struct Carried<Value>: @unchecked Sendable {
  let value: Value
}

extension Publisher {
  /// Receives values in another place.
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { scheduled(on: scheduler, after: 0) }

  /// Subscribes at once: there is no other place where publishers of this module begin.
  public func subscribe<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Receives values later.
  public func delay<S: Scheduler>(
    for interval: SchedulerStride,
    tolerance: SchedulerStride? = nil,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { scheduled(on: scheduler, after: interval.seconds) }

  /// Receives a value once no other has come for a time; at once on the main queue.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerStride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    if scheduler.isImmediate { return eraseToAnyPublisher() }
    return AnyPublisher { downstream in
      let count = Counter()
      let observer = observe { value in
        let number = count.next()
        let carried = Carried(value: (downstream, value))
        scheduler.schedule(after: dueTime.seconds) {
          if count.current == number { carried.value.0.send(carried.value.1) }
        }
      } completion: { completion in
        let carried = Carried(value: (downstream, completion))
        scheduler.schedule(after: dueTime.seconds) {
          carried.value.0.send(completion: carried.value.1)
        }
      }
      downstream.onCancel { observer.cancel() }
    }
  }

  /// Receives at most one value in a time; all of them on the main queue, where no time passes.
  public func throttle<S: Scheduler>(
    for interval: SchedulerStride,
    scheduler: S,
    latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    if scheduler.isImmediate { return eraseToAnyPublisher() }
    let last = Counter()
    return filter { _ in last.passes(every: interval.seconds) }
  }

  private func scheduled<S: Scheduler>(
    on scheduler: S,
    after seconds: Double
  ) -> AnyPublisher<Output, Failure> {
    if scheduler.isImmediate { return eraseToAnyPublisher() }
    return AnyPublisher { downstream in
      let observer = observe { value in
        let carried = Carried(value: (downstream, value))
        scheduler.schedule(after: seconds) { carried.value.0.send(carried.value.1) }
      } completion: { completion in
        let carried = Carried(value: (downstream, completion))
        scheduler.schedule(after: seconds) { carried.value.0.send(completion: carried.value.1) }
      }
      downstream.onCancel { observer.cancel() }
    }
  }
}

/// A number that several threads count on; `@unchecked Sendable`, since a lock guards it.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0
  private var time = -Double.infinity

  var current: Int { lock.withLock { number } }

  func next() -> Int {
    lock.withLock {
      number += 1
      return number
    }
  }

  /// Whether a time has passed since it was last asked with this answer.
  func passes(every seconds: Double) -> Bool {
    lock.withLock {
      let now = ProcessInfo.processInfo.systemUptime
      guard now - time >= seconds else { return false }
      time = now
      return true
    }
  }
}
