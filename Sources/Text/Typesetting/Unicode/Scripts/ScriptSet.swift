/// A set of scripts by ICU's numbers.
struct ScriptSet: Equatable, Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  init() {}

  init(_ script: UInt8) { insert(script) }

  mutating func insert(_ script: UInt8) {
    update(script) { $0 |= $1 }
  }

  mutating func remove(_ script: UInt8) {
    update(script) { $0 &= ~$1 }
  }

  @inline(__always)
  private mutating func update(_ script: UInt8, _ body: (inout UInt64, UInt64) -> Void) {
    let bit: UInt64 = 1 << UInt64(script & 63)
    switch script >> 6 {
    case 0: body(&words.0, bit)
    case 1: body(&words.1, bit)
    case 2: body(&words.2, bit)
    default: body(&words.3, bit)
    }
  }

  var isEmpty: Bool { words == (0, 0, 0, 0) }

  func contains(_ script: UInt8) -> Bool { !intersection(ScriptSet(script)).isEmpty }

  func intersection(_ other: ScriptSet) -> ScriptSet {
    var result = self
    result.words.0 &= other.words.0
    result.words.1 &= other.words.1
    result.words.2 &= other.words.2
    result.words.3 &= other.words.3
    return result
  }

  /// The least number in the set.
  var first: UInt8? {
    if words.0 != 0 { return UInt8(words.0.trailingZeroBitCount) }
    if words.1 != 0 { return UInt8(64 + words.1.trailingZeroBitCount) }
    if words.2 != 0 { return UInt8(128 + words.2.trailingZeroBitCount) }
    return words.3 == 0 ? nil : UInt8(192 + words.3.trailingZeroBitCount)
  }

  /// The only member, if there is just one.
  var single: UInt8? {
    let count =
      words.0.nonzeroBitCount + words.1.nonzeroBitCount + words.2.nonzeroBitCount
      + words.3.nonzeroBitCount
    return count == 1 ? first : nil
  }

  static func == (left: ScriptSet, right: ScriptSet) -> Bool { left.words == right.words }
}
