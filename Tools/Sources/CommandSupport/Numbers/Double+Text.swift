extension Double {
  /// The shortest decimal text that converts back to this number, without a trailing `.0`.
  public var shortestText: String {
    guard self != 0 else { return "0" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number rounded to three decimals, for people.
  public var tableText: String { ((self * 1000).rounded() / 1000).shortestText }
}
