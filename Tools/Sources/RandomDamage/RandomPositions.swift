/// Random numbers of SplitMix64 by Steele, Lea and Flood (2014); the same seed makes the same numbers.
public struct RandomPositions {
  private var state: UInt64

  /// Creates numbers from the seed.
  public init(seed: UInt64) { state = seed }

  /// Returns a number below a count, and 0 for a count of 0.
  public mutating func position(below count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(max(count, 1)))
  }
}
