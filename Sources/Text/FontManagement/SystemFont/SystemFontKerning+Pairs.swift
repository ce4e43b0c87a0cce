extension SystemFontKerning {
  /// Returns the measured kerning of a pair in em units; nil for one that nobody measured.
  ///
  /// Measured is the regular weight at sizes of the text master; other weights are taken to have the same.
  /// Source: `Reference/sf-kerning-pairs.json`.
  static func measuredPair(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Int32? {
    guard left.value < 128, right.value < 128 else { return nil }
    return pairs[left.value << 7 | right.value]
  }

  /// The measured pairs without kerning.
  private static let withoutKerning = [
    " a", " i", " p", " w", "An", "He", "Th", "a ", "ag", "an", "ap", "ar", "d ", "d!", "el", "er",
    "gr", "h ", "he", "hi", "in", "is", "it", "ld", "li", "ll", "lo", "nd", "nk", "no", "o ", "or",
    "ot", "pa", "ph", "r ", "ra", "rl", "s ", "th", "wi",
  ]

  /// The other measured pairs, in 1/2048 em.
  private static let withKerning: [(pair: String, kerning: Int32)] = [("wo", -40)]

  private static let pairs: [UInt32: Int32] = {
    func key(_ pair: String) -> UInt32 { pair.unicodeScalars.reduce(0) { $0 << 7 | $1.value } }
    var pairs = Dictionary(uniqueKeysWithValues: withoutKerning.map { (key($0), Int32(0)) })
    for (pair, kerning) in withKerning {
      pairs[key(pair)] = kerning * (FaceInstance.emUnits / 2048)
    }
    return pairs
  }()
}
