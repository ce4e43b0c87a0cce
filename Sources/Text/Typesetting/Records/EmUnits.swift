/// The units in which advances are recorded and lines are filled.
///
/// A recorded advance is a whole number of 1/256,000 em: 256,000 is the least common multiple of
/// 1,000 and 2,048 units per em, so fonts of both kinds lose nothing. Filling multiplies by the
/// optical position, a whole number of 1/16,384 as in OpenType's normalized coordinates; the
/// product is exact in 64 bits. Two layouts are therefore equal on every machine.
enum EmUnits {
  /// Recorded units in an em.
  static let perEm: Int32 = 256_000

  /// Steps of the optical position from the text master to the display master.
  static let opticalSteps: Int64 = 16_384

  /// Fill units in an em.
  static let fillUnitsPerEm = Double(perEm) * Double(opticalSteps)

  /// Fill units in a point where styles of different sizes share a line.
  static let fillUnitsPerPoint = 0x1p30

  /// The width by which a line may exceed its limit: a millionth of an em or of a point.
  ///
  /// A label that is as wide as its own measured text must not wrap; the width went through a
  /// division in between.
  static let slack: Int64 = 4_096

  /// More than any line holds, and small enough to be added to.
  static let unlimited = Int64.max / 4

  /// The widest that a cluster is taken for, some thousand ems: a hostile one must not overflow.
  private static let widest: Int64 = 1 << 28

  /// An advance within the recorded range.
  @inline(__always)
  static func clamped(_ advance: Int64) -> Int32 {
    Int32(truncatingIfNeeded: max(-widest, min(widest, advance)))
  }

  /// Returns a limit in fill units, with the slack.
  @inline(__always)
  static func limit(_ points: Double, unitsPerPoint: Double) -> Int64 {
    let units = points * unitsPerPoint
    guard unitsPerPoint > 0, !units.isNaN else { return unlimited }
    guard units > 0 else { return 0 }
    return units < Double(unlimited) ? Int64(units) + slack : unlimited
  }
}
