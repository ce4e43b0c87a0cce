/// A time as a number of parts of a second.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The number of parts.
  public var value: Int64
  /// The parts of a second; 0 for a time that is none.
  public var timescale: Int32

  /// Creates a time.
  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
  }

  /// Creates a time of seconds.
  public init(seconds: Double, preferredTimescale: Int32) {
    guard seconds.isFinite else {
      self.init(value: 0, timescale: 0)
      return
    }
    let parts = (seconds * Double(preferredTimescale)).rounded()
    self.init(value: Int64(exactly: parts) ?? 0, timescale: preferredTimescale)
  }

  /// No time at all.
  public static let invalid = CMTime(value: 0, timescale: 0)
  /// The begin.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time after all others.
  public static let positiveInfinity = CMTime(value: .max, timescale: 1)

  /// Whether it is a time.
  public var isValid: Bool { timescale > 0 }
  /// Whether it is a time with an end.
  public var isNumeric: Bool { isValid && value != .max }
  /// Whether the time has no length that is known.
  public var isIndefinite: Bool { !isNumeric }
  /// The seconds; not a number for none.
  public var seconds: Double { isNumeric ? Double(value) / Double(timescale) : .nan }

  /// Whether one time is before another.
  public static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.seconds < rhs.seconds }
  /// Returns the sum of two times.
  public static func + (lhs: CMTime, rhs: CMTime) -> CMTime {
    CMTime(
      seconds: lhs.seconds + rhs.seconds,
      preferredTimescale: max(lhs.timescale, rhs.timescale)
    )
  }
  /// Returns the difference of two times.
  public static func - (lhs: CMTime, rhs: CMTime) -> CMTime {
    CMTime(
      seconds: lhs.seconds - rhs.seconds,
      preferredTimescale: max(lhs.timescale, rhs.timescale)
    )
  }
}

/// A span of time.
public struct CMTimeRange: Hashable, Sendable {
  /// The begin.
  public var start: CMTime
  /// The length.
  public var duration: CMTime
  /// Creates a span.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }
  /// The end.
  public var end: CMTime { start + duration }
}

/// Returns a time.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Returns a time of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns the seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Returns a span of time.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
