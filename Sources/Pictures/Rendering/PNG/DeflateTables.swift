/// The numbers of RFC 1951, 3.2.5 and 3.2.7.
enum DeflateTables {
  static let codeLengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// The code of a length from 3 to 258, with its extra bits and their number.
  @inline(__always)
  static func length(_ length: Int) -> (code: Int, extra: Int, bits: Int) {
    guard length < 258 else { return (285, 0, 0) }
    let value = length - 3
    guard value >= 8 else { return (257 + value, 0, 0) }
    let bits = Int.bitWidth - 3 - value.leadingZeroBitCount
    return (257 + 4 * bits + value >> bits, value & (1 << bits - 1), bits)
  }

  /// The code of a distance from 1 to 32,768, with its extra bits and their number.
  @inline(__always)
  static func distance(_ distance: Int) -> (code: Int, extra: Int, bits: Int) {
    let value = distance - 1
    guard value >= 4 else { return (value, 0, 0) }
    let bits = Int.bitWidth - 2 - value.leadingZeroBitCount
    return (2 * bits + value >> bits, value & (1 << bits - 1), bits)
  }

  /// Code lengths with their repetitions taken together.
  static func runs(of lengths: [UInt8]) -> [(code: Int, extra: Int, bits: Int)] {
    var result: [(code: Int, extra: Int, bits: Int)] = []
    var index = 0
    while index < lengths.count {
      let value = lengths[index]
      var count = lengths[index...].prefix { $0 == value }.count
      index += count
      if value != 0 {
        result.append((Int(value), 0, 0))
        count -= 1
      }
      while count >= 3 {
        let most = value == 0 ? 138 : 6
        let part = min(count, most)
        count -= part
        if value != 0 {
          result.append((16, part - 3, 2))
        } else {
          result.append(part <= 10 ? (17, part - 3, 3) : (18, part - 11, 7))
        }
      }
      result += Array(repeating: (Int(value), 0, 0), count: count)
    }
    return result
  }
}
