/// The least that scaling can cost: the same multiplication, division and rounding on constants.
///
/// No style, no category and no traits are looked at; the compiler may do several at once.
public enum Limit {
  /// Returns the sum of `count` values scaled for body at AX5 and 3 pixels a point.
  @inline(never)
  public static func scaledValues(_ values: [Double], count: Int) -> Double {
    var sum = 0.0
    for index in 0..<count {
      sum += nearest(values[index & 15] * 62 / 22 * 3) / 3
    }
    return sum
  }

  /// Returns the sum of `count` font sizes scaled for body at AX5, 40 at most.
  @inline(never)
  public static func scaledPointSizes(_ values: [Double], count: Int) -> Double {
    var sum = 0.0
    for index in 0..<count {
      sum += min(nearest(values[index & 15] * 62 / 22), 40)
    }
    return sum
  }

  /// The nearest whole number for positive values below 2^52, ties up.
  private static func nearest(_ value: Double) -> Double {
    let even = (value + 0x1p52) - 0x1p52
    return value - even == 0.5 ? even + 1 : even
  }
}
