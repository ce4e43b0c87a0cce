/// Messages of a part of a program; there is no log here, and nothing is written.
public struct Logger: Sendable {
  /// Creates a log for all messages.
  public init() {}
  /// Creates a log of a part of a program.
  public init(subsystem: String, category: String) {}
  /// Creates a log.
  public init(_ logObj: OSLog) {}

  /// Logs a message.
  public func log(_ message: OSLogMessage) {}
  /// Logs a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Logs a message.
  public func trace(_ message: OSLogMessage) {}
  /// Logs a message.
  public func debug(_ message: OSLogMessage) {}
  /// Logs a message.
  public func info(_ message: OSLogMessage) {}
  /// Logs a message.
  public func notice(_ message: OSLogMessage) {}
  /// Logs a message.
  public func warning(_ message: OSLogMessage) {}
  /// Logs a message.
  public func error(_ message: OSLogMessage) {}
  /// Logs a message.
  public func critical(_ message: OSLogMessage) {}
  /// Logs a message.
  public func fault(_ message: OSLogMessage) {}
}

/// A message with values, whose privacy and format are not used here.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  /// Creates a message of a text.
  public init(stringLiteral value: String) {}
  /// Creates a message of a text with values.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// Creates the parts of a message.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Adds a text.
  public mutating func appendLiteral(_ literal: String) {}

  /// Adds a value, which is not read.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}

  /// Adds a number, which is not read.
  public mutating func appendInterpolation<Value: Numeric>(
    _ value: @autoclosure () -> Value,
    format: OSLogNumberFormat,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
}

/// The readers to whom a value of a message is shown.
public struct OSLogPrivacy: Sendable {
  /// The mask in place of a private value.
  public enum Mask: Sendable {
    case hash, none
  }
  /// Decided by the kind of the value.
  public static let auto = OSLogPrivacy()
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// Nobody.
  public static let `private` = OSLogPrivacy()
  /// Nobody, at no time.
  public static let sensitive = OSLogPrivacy()
  /// Decided by the kind of the value, with a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Nobody, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The side to which a value is filled up.
public struct OSLogStringAlignment: Sendable {
  /// As it is.
  public static let none = OSLogStringAlignment()
  /// To the left of a column.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
  /// To the right of a column.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
}

/// The way in which a number is written.
public struct OSLogNumberFormat: Sendable {
  /// As a decimal number.
  public static let decimal = OSLogNumberFormat()
  /// With a number of digits after the point.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogNumberFormat { .decimal }
  /// With a number of digits after the point.
  public static let fixed = OSLogNumberFormat()
  /// As a hexadecimal number.
  public static let hex = OSLogNumberFormat()
}
