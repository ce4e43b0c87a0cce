/// A generator whose numbers are determined by its seed: SplitMix64 of Steele, Lea and Flood (2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A position below a count, which must not be 0.
  mutating func position(below count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Whether an event of a probability in percent happens.
  mutating func happens(_ percent: Int) -> Bool { position(below: 100) < percent }
}

extension Array {
  /// An element, or `nil` of an empty array.
  func chosen(by generator: inout SeededGenerator) -> Element? {
    isEmpty ? nil : self[generator.position(below: count)]
  }
}
