extension Double {
  /// The nearest whole number, ties away from zero.
  ///
  /// Equal to `rounded()` for every value, without a call into the C library: Embedded Swift on
  /// WebAssembly has none, and on x86-64 the call costs more than the whole scaling. Adding 2^52
  /// leaves no bits for a fraction, so the sum is rounded to even; a tie is then put right.
  @inline(__always)
  var roundedTiesAway: Double {
    guard magnitude < 0x1p52 else { return self }
    let even = (magnitude + 0x1p52) - 0x1p52
    let nearest = magnitude - even == 0.5 ? even + 1 : even
    return Double(signOf: self, magnitudeOf: nearest)
  }
}
