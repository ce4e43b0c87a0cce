extension Double {
  /// The nearest whole number, ties away from zero.
  ///
  /// Equal to `rounded()` for every value, without a call into the C library: Embedded Swift on
  /// WebAssembly has none, and on x86-64 the call costs as much as the whole scaling. Adding 2^52
  /// leaves no bits for a fraction, so the sum is rounded to even; a tie is then put right.
  var roundedTiesAway: Double {
    let distance = magnitude
    guard distance.roundsQuickly else { return self }
    return Double(signOf: self, magnitudeOf: distance.quicklyRoundedTiesAway)
  }

  /// Whether the number is from 0 to below 2^52; false for -0 and NaN.
  @inline(__always)
  var roundsQuickly: Bool { bitPattern < (0x1p52).bitPattern }

  /// The nearest whole number of one that ``roundsQuickly``.
  @inline(__always)
  var quicklyRoundedTiesAway: Double {
    let even = (self + 0x1p52) - 0x1p52
    return even + (self - even == 0.5 ? 1 : 0)
  }
}
