import JSONText

extension Proportion {
  /// The share in percent with one digit after the point, as in `12.5 %`.
  ///
  /// A part that is neither nothing nor the whole is never rounded to one of them: it is `< 0.1 %` or
  /// `> 99.9 %`.
  public var percentage: String {
    if part > 0, value < 0.0005 { return "< 0.1 %" }
    if part < whole, value >= 0.9995 { return "> 99.9 %" }
    return Self.percentage(value)
  }

  /// Returns a number from 0 to 1 in percent with one digit after the point.
  public static func percentage(_ value: Double) -> String {
    let tenths = Int((value * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
