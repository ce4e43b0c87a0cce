extension Double {
  /// The number as CSS writes it, with up to ten decimals and no exponent.
  package var cssNumber: String {
    guard isFinite else { return "0" }
    let decimals = 10
    let scaled = (magnitude * 1e10).rounded()
    guard scaled < 9e18 else { return self < 0 ? "-1e9" : "1e9" }
    let units = UInt64(scaled)
    let (whole, fraction) = units.quotientAndRemainder(dividingBy: 10_000_000_000)
    let sign = self < 0 && units > 0 ? "-" : ""
    guard fraction > 0 else { return "\(sign)\(whole)" }
    var digits = String(fraction)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
