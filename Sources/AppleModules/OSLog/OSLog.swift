/// A log of a part of a program, which is not written here.
public final class OSLog: Sendable {
  /// The log of programs that name none.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Whether messages of a kind are written, which none are here.
  public func isEnabled(type: OSLogType) -> Bool { false }
  /// Whether marks of time are written, which none are here.
  public var signpostsEnabled: Bool { false }

  /// A log that takes no messages.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// A kind of messages.
  public struct Category: Sendable {
    /// The name.
    public let rawValue: String
    /// Places of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Marks with the traces of calls.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Marks with the stack of calls.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
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
  /// Creates one for a kind of marks.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates one for a log.
  public init(logger: Logger) {}
  /// Whether marks are written, which none are here.
  public var isEnabled: Bool { false }
  /// Creates the identifier of a span.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Creates the identifier of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }
  /// Begins a span with an identifier.
  public func beginInterval(_ name: StaticString, id: OSSignpostID) -> IntervalState {
    IntervalState()
  }
  /// Begins a span with a message.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) -> IntervalState { IntervalState() }
  /// Ends a span with a message.
  public func endInterval(_ name: StaticString, _ state: IntervalState, _ message: OSLogMessage) {}
  /// Calls a closure as a span.
  public func withIntervalSignpost<Result>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    around task: () throws -> Result
  ) rethrows -> Result { try task() }
  /// Marks a moment of a span.
  public func emitEvent(_ name: StaticString, id: OSSignpostID) {}
  /// Marks a moment with a message.
  public func emitEvent(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) {}
  /// Creates one for a log.
  public init(logHandle: OSLog = .default) {}
  /// Begins a span.
  public func beginInterval(_ name: StaticString) -> IntervalState { IntervalState() }
  /// Ends a span.
  public func endInterval(_ name: StaticString, _ state: IntervalState) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString) {}
}

/// The state of a span between its marks.
public typealias OSSignpostIntervalState = OSSignposter.IntervalState
