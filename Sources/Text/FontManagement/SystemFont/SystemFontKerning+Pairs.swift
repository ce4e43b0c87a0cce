extension SystemFontKerning {
  /// Returns the measured kerning of a pair in em units; nil for one that nobody measured.
  ///
  /// Measured is the regular weight, most pairs at sizes of the text master alone; other weights are taken to have
  /// the same. Source: `Reference/sf-kerning-pairs.json`.
  static func measuredPair(
    _ left: Unicode.Scalar,
    _ right: Unicode.Scalar,
    isDisplay: Bool
  ) -> Int32? {
    guard left.value < 128, right.value < 128 else { return nil }
    let pair = left.value << 7 | right.value
    return isDisplay ? displayPairs[pair] : pairs[pair]
  }

  /// The measured pairs without kerning.
  private static let withoutKerning = [
    " a", " i", " p", " w", "An", "He", "Th", "a ", "ag", "an", "ap", "ar", "d ", "d!", "el", "er",
    "gr", "h ", "he", "hi", "in", "is", "it", "ld", "li", "ll", "lo", "nd", "nk", "no", "o ", "or",
    "ot", "pa", "ph", "r ", "ra", "rl", "s ", "th", "wi",
  ]

  /// The other measured pairs at the text master, in 1/2048 em.
  ///
  /// Of those with an apostrophe the sum is known.
  private static let withKerning: [(pair: String, kerning: Int32)] = [
    ("wo", -40), ("t'", -72), ("'s", -71),
  ]

  /// The pairs that are measured at the display master, in 1/2048 em.
  private static let withKerningInDisplay: [(pair: String, kerning: Int32)] = [
    ("t'", -50), ("'s", -50),
  ]

  private static let pairs = table(withoutKerning.map { ($0, 0) } + withKerning)
  private static let displayPairs = table(withKerningInDisplay)

  private static func table(_ rows: [(pair: String, kerning: Int32)]) -> [UInt32: Int32] {
    func key(_ pair: String) -> UInt32 { pair.unicodeScalars.reduce(0) { $0 << 7 | $1.value } }
    return Dictionary(
      uniqueKeysWithValues: rows.map { (key($0.pair), $0.kerning * (FaceInstance.emUnits / 2048)) }
    )
  }
}
