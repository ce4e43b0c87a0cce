import Foundation

/// A span of time that can be made of seconds and parts of them.
public protocol SchedulerTimeIntervalConvertible {
  /// A span of seconds.
  static func seconds(_ value: Int) -> Self
  /// A span of seconds.
  static func seconds(_ value: Double) -> Self
  /// A span of milliseconds.
  static func milliseconds(_ value: Int) -> Self
  /// A span of microseconds.
  static func microseconds(_ value: Int) -> Self
  /// A span of nanoseconds.
  static func nanoseconds(_ value: Int) -> Self
}

/// A span of time of a scheduler.
public struct SchedulerStride: Hashable, Sendable, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible
{
  /// The span in seconds.
  public private(set) var seconds: Double

  private init(seconds: Double) { self.seconds = seconds }

  /// Creates a span of seconds.
  public init(floatLiteral value: Double) { self.init(seconds: value) }
  /// Creates a span of seconds.
  public init(integerLiteral value: Int) { self.init(seconds: Double(value)) }
  /// Creates a span of seconds; `nil` for a number that has no exact one.
  public init?(exactly source: some BinaryInteger) {
    guard let seconds = Double(exactly: source) else { return nil }
    self.init(seconds: seconds)
  }
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

  /// The length of the span.
  public var magnitude: SchedulerStride { SchedulerStride(seconds: seconds.magnitude) }
  /// Whether a span is shorter than another.
  public static func < (left: SchedulerStride, right: SchedulerStride) -> Bool {
    left.seconds < right.seconds
  }
  /// Adds two spans.
  public static func + (left: SchedulerStride, right: SchedulerStride) -> SchedulerStride {
    SchedulerStride(seconds: left.seconds + right.seconds)
  }
  /// Takes a span from another.
  public static func - (left: SchedulerStride, right: SchedulerStride) -> SchedulerStride {
    SchedulerStride(seconds: left.seconds - right.seconds)
  }
  /// Multiplies two spans as numbers of seconds.
  public static func * (left: SchedulerStride, right: SchedulerStride) -> SchedulerStride {
    SchedulerStride(seconds: left.seconds * right.seconds)
  }
  /// Multiplies a span as a number of seconds.
  public static func *= (left: inout SchedulerStride, right: SchedulerStride) {
    left = left * right
  }
}

/// A moment of a scheduler.
public struct SchedulerTime: Hashable, Sendable, Strideable {
  /// The seconds since the system was started.
  let seconds: Double

  /// The moment of the call.
  static var now: SchedulerTime { SchedulerTime(seconds: ProcessInfo.processInfo.systemUptime) }

  /// The span to another moment.
  public func distance(to other: SchedulerTime) -> SchedulerStride {
    .seconds(other.seconds - seconds)
  }

  /// The moment after a span.
  public func advanced(by span: SchedulerStride) -> SchedulerTime {
    SchedulerTime(seconds: seconds + span.seconds)
  }
}
