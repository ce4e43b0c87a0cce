/// The lengths of CSS, in points of UIKit, which are its pixels.
enum StyleLength {
  private static let maximum = 100_000.0
  private static let units: [(suffix: String, points: Double)] = [
    ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
  ]

  /// Returns a length; `em` and `percent` are what 1em and 100 % mean at its place.
  static func points(_ text: String, em: Double, rem: Double, percent: Double? = nil) -> Double? {
    let text = text.lowercased()
    let value: Double? =
      if let number = number(text, "rem") {
        number * rem
      } else if let number = number(text, "em") {
        number * em
      } else if let percent, let number = number(text, "%") {
        number / 100 * percent
      } else if let unit = units.first(where: { text.hasSuffix($0.suffix) }) {
        number(text, unit.suffix).map { $0 * unit.points }
      } else if text == "0" {
        0
      } else {
        nil
      }
    return value.map(rounded)
  }

  /// Returns the number before a unit.
  static func number(_ text: String, _ suffix: String = "") -> Double? {
    guard text.hasSuffix(suffix), let value = Double(text.dropLast(suffix.count)), value.isFinite
    else { return nil }
    return value
  }

  /// The value to the thousandth, within the greatest length.
  static func rounded(_ value: Double) -> Double {
    (min(max(value, -maximum), maximum) * 1000).rounded() / 1000 + 0
  }
}
