public import Dispatch
public import Foundation

/// A place where values are received.
///
/// Screens are laid out without an event loop. So the main queue, the main run loop and the main operation
/// queue receive values at once, in the thread that sends them, and after no delay; other queues do as they
/// do on a device.
public protocol Scheduler<SchedulerTimeType> {
  /// A moment of the scheduler.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

  /// The options of work.
  associatedtype SchedulerOptions

  /// The moment of the call.
  var now: SchedulerTimeType { get }

  /// The smallest delay that is of no account.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Does work as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Does work after a moment.
  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  )

  /// Does work after a moment, and then again and again.
  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable

  /// Whether work is done at once, in the thread that asks for it.
  var isImmediate: Bool { get }
}

extension Scheduler {
  /// Whether work is done at once; a scheduler that does not say so chooses by itself.
  public var isImmediate: Bool { false }

  /// The smallest delay that is of no account: none.
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  /// Does work as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Does work after a moment.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Does work after a number of seconds.
  func schedule(after seconds: Double, _ action: @escaping @Sendable () -> Void) {
    if seconds > 0 {
      schedule(after: now.advanced(by: .seconds(seconds)), action)
    } else {
      schedule(action)
    }
  }
}

/// Work that a scheduler carries to another thread; `@unchecked Sendable`, as Combine asks for no
/// sendable work.
private struct Work: @unchecked Sendable {
  let action: () -> Void
}

/// A scheduler of the system, which does work at once or hands it to a queue.
public protocol SystemScheduler: Scheduler
where SchedulerTimeType == SchedulerTime, SchedulerOptions == Combine.SchedulerOptions {
  /// Does work elsewhere after a number of seconds.
  func run(after seconds: Double, _ action: @escaping @Sendable () -> Void)
}

extension SystemScheduler {
  /// The moment of the call.
  public var now: SchedulerTime { .now }

  /// Does work as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isImmediate { return action() }
    let work = Work(action: action)
    run(after: 0) { work.action() }
  }

  /// Does work after a moment; at once where no time passes.
  public func schedule(
    after date: SchedulerTime,
    tolerance: SchedulerStride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if isImmediate { return action() }
    let work = Work(action: action)
    run(after: max(0, now.distance(to: date).seconds)) { work.action() }
  }

  /// Does work after a moment; where no time passes, once and at once.
  public func schedule(
    after date: SchedulerTime,
    interval: SchedulerStride,
    tolerance: SchedulerStride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let state = RepeatedWork(action)
    if isImmediate {
      state.run()
    } else {
      repeated(state, after: max(0, now.distance(to: date).seconds), every: interval.seconds)
    }
    return AnyCancellable { state.cancel() }
  }

  private func repeated(_ work: RepeatedWork, after seconds: Double, every interval: Double) {
    let again = Work { repeated(work, after: interval, every: interval) }
    run(after: seconds) { if work.run() { again.action() } }
  }
}

/// Work that is done until it is canceled; `@unchecked Sendable`, since a lock guards its state.
private final class RepeatedWork: @unchecked Sendable {
  private let lock = NSLock()
  private let action: () -> Void
  private var isCanceled = false

  init(_ action: @escaping () -> Void) { self.action = action }

  /// Does the work once, and returns whether it goes on.
  @discardableResult
  func run() -> Bool {
    guard !lock.withLock({ isCanceled }) else { return false }
    action()
    return true
  }

  func cancel() { lock.withLock { isCanceled = true } }
}

/// A scheduler that does all work at once.
public struct ImmediateScheduler: SystemScheduler, Sendable {
  /// The scheduler.
  public static let shared = ImmediateScheduler()
  /// Whether work is done at once.
  public var isImmediate: Bool { true }

  /// Does work at once.
  public func run(after seconds: Double, _ action: @escaping @Sendable () -> Void) { action() }
}

extension DispatchQueue: SystemScheduler {
  /// A moment of the queue.
  public typealias SchedulerTimeType = SchedulerTime
  /// The options of work.
  public typealias SchedulerOptions = Combine.SchedulerOptions

  // The queue is another object each time that it is asked for.
  /// Whether work is done at once.
  public var isImmediate: Bool { label == DispatchQueue.main.label }

  /// Does work on the queue after a number of seconds.
  public func run(after seconds: Double, _ action: @escaping @Sendable () -> Void) {
    if seconds > 0 {
      asyncAfter(deadline: .now() + seconds, execute: action)
    } else {
      async(execute: action)
    }
  }
}

extension RunLoop: SystemScheduler {
  /// A moment of the loop.
  public typealias SchedulerTimeType = SchedulerTime
  /// The options of work.
  public typealias SchedulerOptions = Combine.SchedulerOptions

  /// Whether work is done at once.
  public var isImmediate: Bool { self === RunLoop.main }

  /// Does work in the loop as soon as possible.
  public func run(after seconds: Double, _ action: @escaping @Sendable () -> Void) {
    perform(action)
  }
}

extension OperationQueue: SystemScheduler {
  /// A moment of the queue.
  public typealias SchedulerTimeType = SchedulerTime
  /// The options of work.
  public typealias SchedulerOptions = Combine.SchedulerOptions

  /// Whether work is done at once.
  public var isImmediate: Bool { self === OperationQueue.main }

  /// Does work on the queue as soon as possible.
  public func run(after seconds: Double, _ action: @escaping @Sendable () -> Void) {
    addOperation(action)
  }
}
