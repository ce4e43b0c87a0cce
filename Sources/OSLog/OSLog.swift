/// A log of a part of a program, which is not written here.
public final class OSLog: Sendable {
  /// The log of programs that name none.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that takes no messages.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// A kind of messages.
  public struct Category: Sendable {
    /// The name.
    public let rawValue: String
    /// Places of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  /// Creates a log.
  public init(subsystem: String, category: String) {}
  /// Creates a log.
  public init(subsystem: String, category: Category) {}
}

/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level.
  public let rawValue: UInt8
  /// Creates a level.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The usual level.
  public static let `default` = OSLogType(rawValue: 0)
  /// Information.
  public static let info = OSLogType(rawValue: 1)
  /// For finding mistakes.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// A mistake of the program.
  public static let fault = OSLogType(rawValue: 17)
}

/// Logs a message of a format with values; nothing is written here.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ arguments: Any...
) {}

/// Logs a message of a level; nothing is written here.
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ arguments: Any...
) {}

/// Measures spans of time in a log, which is not written here.
public struct OSSignposter: Sendable {
  /// A name of a span.
  public struct IntervalState: Sendable {}
  /// Creates one for a part of a program.
  public init(subsystem: String, category: String) {}
  /// Creates one for a log.
  public init(logHandle: OSLog = .default) {}
  /// Begins a span.
  public func beginInterval(_ name: StaticString) -> IntervalState { IntervalState() }
  /// Ends a span.
  public func endInterval(_ name: StaticString, _ state: IntervalState) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString) {}
}
