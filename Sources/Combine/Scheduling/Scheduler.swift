public import Dispatch
public import Foundation

/// A place where values are received.
///
/// Screens are laid out without an event loop. So the main queue, the main run loop and the main operation
/// queue receive values at once, in the thread that sends them, and after no delay; other queues do as they
/// do on a device.
public protocol Scheduler {
  /// Whether work is done at once.
  var isImmediate: Bool { get }

  /// Does work after a number of seconds.
  func schedule(after seconds: Double, _ action: @escaping @Sendable () -> Void)
}

/// A span of time of a scheduler.
public struct SchedulerStride: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The span in seconds.
  public let seconds: Double

  private init(seconds: Double) { self.seconds = seconds }

  /// Creates a span of seconds.
  public init(floatLiteral value: Double) { self.init(seconds: value) }
  /// Creates a span of seconds.
  public init(integerLiteral value: Int) { self.init(seconds: Double(value)) }
  /// A span of seconds.
  public static func seconds(_ value: Double) -> SchedulerStride { .init(seconds: value) }
  /// A span of seconds.
  public static func seconds(_ value: Int) -> SchedulerStride { .init(seconds: Double(value)) }
  /// A span of milliseconds.
  public static func milliseconds(_ value: Int) -> SchedulerStride {
    .init(seconds: Double(value) / 1000)
  }
  /// A span of microseconds.
  public static func microseconds(_ value: Int) -> SchedulerStride {
    .init(seconds: Double(value) / 1_000_000)
  }
  /// A span of nanoseconds.
  public static func nanoseconds(_ value: Int) -> SchedulerStride {
    .init(seconds: Double(value) / 1_000_000_000)
  }
}

/// A scheduler that does all work at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The scheduler.
  public static let shared = ImmediateScheduler()
  /// Whether work is done at once.
  public var isImmediate: Bool { true }

  /// Does work after a number of seconds.
  public func schedule(after seconds: Double, _ action: @escaping @Sendable () -> Void) { action() }
}

extension DispatchQueue: Scheduler {
  // The queue is another object each time that it is asked for.
  /// Whether work is done at once.
  public var isImmediate: Bool { label == DispatchQueue.main.label }

  /// Does work after a number of seconds.
  public func schedule(after seconds: Double, _ action: @escaping @Sendable () -> Void) {
    if seconds > 0 {
      asyncAfter(deadline: .now() + seconds, execute: action)
    } else {
      async(execute: action)
    }
  }
}

extension RunLoop: Scheduler {
  /// Whether work is done at once.
  public var isImmediate: Bool { self === RunLoop.main }

  /// Does work after a number of seconds.
  public func schedule(after seconds: Double, _ action: @escaping @Sendable () -> Void) {
    perform(action)
  }
}

extension OperationQueue: Scheduler {
  /// Whether work is done at once.
  public var isImmediate: Bool { self === OperationQueue.main }

  /// Does work after a number of seconds.
  public func schedule(after seconds: Double, _ action: @escaping @Sendable () -> Void) {
    addOperation(action)
  }
}
