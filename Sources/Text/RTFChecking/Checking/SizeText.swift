/// Sizes as text.
enum SizeText {
  /// Returns a size with at most three decimals.
  static func points(_ size: Double) -> String {
    let thousandths = Int((size * 1000).rounded())
    let whole = thousandths / 1000
    var digits = String(thousandths % 1000)
    digits = String(repeating: "0", count: 3 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return digits.isEmpty ? String(whole) : "\(whole).\(digits)"
  }
}
