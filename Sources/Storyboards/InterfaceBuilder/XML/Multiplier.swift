/// The factor of a constraint: a number, a ratio `16:9`, or a fraction `1/3`.
enum Multiplier {
  static func parse(_ text: String) -> Double? {
    // Versions of Xcode have written a ratio with a space, as in `3: 2`.
    let parts = text.filter { $0 != " " }.split(whereSeparator: { $0 == ":" || $0 == "/" })
    guard let first = parts.first.flatMap({ Literal.number(String($0)) }) else { return nil }
    guard parts.count > 1 else { return first }
    guard parts.count == 2, let second = Literal.number(String(parts[1])), second != 0 else {
      return nil
    }
    return first / second
  }
}
