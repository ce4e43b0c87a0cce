/// The function SHA-256 of FIPS 180-4.
public struct SHA256: NamedHashFunction {
  /// The value of the function.
  public typealias Digest = SHA256Digest
  /// The function's name.
  public static let name = "SHA256"
  /// The number of bytes of a value.
  public static let byteCount = 32
  /// The number of bytes that are read at once.
  public static let blockByteCount = 64

  private var buffer = BlockBuffer(size: blockByteCount)
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// Creates a function that has read nothing.
  public init() {}

  /// Reads more bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    buffer.append(bufferPointer) { Self.compress($0, into: &state) }
  }

  /// Returns the value of all bytes that were read.
  public func finalize() -> SHA256Digest {
    var state = state
    buffer.finish { Self.compress($0, into: &state) }
    return SHA256Digest(bytes: state.flatMap(\.bigEndianBytes))
  }

  /// Clause 6.2.2.
  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var schedule = block.words(UInt32.self)
    for place in 16..<64 {
      let early = schedule[place - 15]
      let late = schedule[place - 2]
      let first = early.rotated(right: 7) ^ early.rotated(right: 18) ^ early >> 3
      let second = late.rotated(right: 17) ^ late.rotated(right: 19) ^ late >> 10
      schedule.append(schedule[place - 16] &+ first &+ schedule[place - 7] &+ second)
    }
    var words = state
    for place in 0..<64 {
      let (a, e) = (words[0], words[4])
      let sum = e.rotated(right: 6) ^ e.rotated(right: 11) ^ e.rotated(right: 25)
      let choice = e & words[5] ^ ~e & words[6]
      let first = words[7] &+ sum &+ choice &+ constants[place] &+ schedule[place]
      let other = a.rotated(right: 2) ^ a.rotated(right: 13) ^ a.rotated(right: 22)
      let majority = a & words[1] ^ a & words[2] ^ words[1] & words[2]
      words = [first &+ other &+ majority] + words.dropLast()
      words[4] &+= first
    }
    for place in 0..<8 { state[place] &+= words[place] }
  }

  /// Clause 4.2.2: fractions of the cube roots of the first primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1,
    0x923f_82a4, 0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
    0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786,
    0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147,
    0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
    0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a,
    0x5b9c_ca4f, 0x682e_6ff3, 0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
    0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}

/// The value of SHA-256.
public typealias SHA256Digest = FunctionDigest<SHA256>
