/// The level of a unit, and whether a line end resets it (rule L1, clause 4).
struct BidiMark: Hashable, Sendable {
  private var bits: UInt8

  @inline(__always)
  init(level: UInt8, isReset: Bool) { bits = level | (isReset ? 0x80 : 0) }

  /// At most 126: UAX #9's deepest level and one more by rule I1.
  @inline(__always)
  var level: UInt8 { bits & 0x7F }

  /// Whether the unit is white space, an isolate's format character or one that rule X9 removes.
  @inline(__always)
  var isReset: Bool { bits & 0x80 != 0 }

  @inline(__always)
  mutating func setLevel(_ level: UInt8) { bits = bits & 0x80 | level }
}
