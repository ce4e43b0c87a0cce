extension Color {
  /// Creates a color of components in the Display P3 space; they may leave 0 to 1 in sRGB.
  ///
  /// Both spaces share the transfer curve and the white point; the matrix is that of CSS Color 4,
  /// "Sample code for color conversions", for linear Display P3 to linear sRGB.
  package init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    self.init(
      red: Self.encoded(1.2249401762805598 * r - 0.2249401762805598 * g),
      green: Self.encoded(-0.04205695470968816 * r + 1.0420569547096881 * g),
      blue: Self.encoded(
        -0.019637554590334432 * r - 0.07863604555063188 * g + 1.0982736001409663 * b
      ),
      alpha: alpha
    )
  }

  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : Power.raise((size + 0.055) / 1.055, to: 2.4)
    return value < 0 ? -linear : linear
  }

  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let encoded =
      size <= 0.0031308 ? size * 12.92 : 1.055 * Power.raise(size, to: 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }
}
