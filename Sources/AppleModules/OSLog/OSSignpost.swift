/// A kind of mark in a log of times.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// Creates a kind.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The begin of a span.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of a span.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Tells spans of the same name apart.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// The identifier of spans that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An identifier that names no span.
  public static let invalid = OSSignpostID(.max)
  /// The identifier of nothing.
  public static let null = OSSignpostID(0)
  /// Creates an identifier by its number.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates an identifier for a log.
  public init(log: OSLog) { self = .exclusive }
  /// Creates the identifier of an object.
  public init(log: OSLog, object: AnyObject) {
    self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
  }
  /// Whether one number is less than another.
  public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// Marks a moment in a log; nothing is written here.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment in a log with values; nothing is written here.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ arguments: Any...
) {}
