/// Functions that files and caches still use, and that protect nothing.
public enum Insecure {
  /// The function MD5 of RFC 1321.
  public struct MD5: NamedHashFunction {
    /// The value of the function.
    public typealias Digest = MD5Digest
    /// The function's name.
    public static let name = "MD5"
    /// The number of bytes of a value.
    public static let byteCount = 16
    /// The number of bytes that are read at once.
    public static let blockByteCount = 64

    private var buffer = BlockBuffer(size: blockByteCount)
    private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]

    /// Creates a function that has read nothing.
    public init() {}

    /// Reads more bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      buffer.append(bufferPointer) { Self.compress($0, into: &state) }
    }

    /// Returns the value of all bytes that were read.
    public func finalize() -> MD5Digest {
      var state = state
      buffer.finish(isLittleEndian: true) { Self.compress($0, into: &state) }
      return MD5Digest(bytes: state.flatMap { $0.byteSwapped.bigEndianBytes })
    }

    /// Section 3.4.
    private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
      let words = block.words(UInt32.self, isLittleEndian: true)
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for step in 0..<64 {
        let (mixed, place) =
          switch step / 16 {
          case 0: (b & c | ~b & d, step)
          case 1: (d & b | ~d & c, (5 * step + 1) % 16)
          case 2: (b ^ c ^ d, (3 * step + 5) % 16)
          default: (c ^ (b | ~d), 7 * step % 16)
          }
        let sum = a &+ mixed &+ constants[step] &+ words[place]
        (a, d, c, b) = (d, c, b, b &+ sum.rotated(left: shifts[step / 16][step % 4]))
      }
      for (place, word) in [a, b, c, d].enumerated() { state[place] &+= word }
    }

    private static let shifts = [
      [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
    ]

    /// Sines of the numbers from 1 to 64, as section 3.4 has them.
    private static let constants: [UInt32] = [
      0xd76a_a478, 0xe8c7_b756, 0x2420_70db, 0xc1bd_ceee, 0xf57c_0faf, 0x4787_c62a,
      0xa830_4613, 0xfd46_9501, 0x6980_98d8, 0x8b44_f7af, 0xffff_5bb1, 0x895c_d7be,
      0x6b90_1122, 0xfd98_7193, 0xa679_438e, 0x49b4_0821, 0xf61e_2562, 0xc040_b340,
      0x265e_5a51, 0xe9b6_c7aa, 0xd62f_105d, 0x0244_1453, 0xd8a1_e681, 0xe7d3_fbc8,
      0x21e1_cde6, 0xc337_07d6, 0xf4d5_0d87, 0x455a_14ed, 0xa9e3_e905, 0xfcef_a3f8,
      0x676f_02d9, 0x8d2a_4c8a, 0xfffa_3942, 0x8771_f681, 0x6d9d_6122, 0xfde5_380c,
      0xa4be_ea44, 0x4bde_cfa9, 0xf6bb_4b60, 0xbebf_bc70, 0x289b_7ec6, 0xeaa1_27fa,
      0xd4ef_3085, 0x0488_1d05, 0xd9d4_d039, 0xe6db_99e5, 0x1fa2_7cf8, 0xc4ac_5665,
      0xf429_2244, 0x432a_ff97, 0xab94_23a7, 0xfc93_a039, 0x655b_59c3, 0x8f0c_cc92,
      0xffef_f47d, 0x8584_5dd1, 0x6fa8_7e4f, 0xfe2c_e6e0, 0xa301_4314, 0x4e08_11a1,
      0xf753_7e82, 0xbd3a_f235, 0x2ad7_d2bb, 0xeb86_d391,
    ]
  }

  /// The function SHA-1 of FIPS 180-4.
  public struct SHA1: NamedHashFunction {
    /// The value of the function.
    public typealias Digest = SHA1Digest
    /// The function's name.
    public static let name = "SHA1"
    /// The number of bytes of a value.
    public static let byteCount = 20
    /// The number of bytes that are read at once.
    public static let blockByteCount = 64

    private var buffer = BlockBuffer(size: blockByteCount)
    private var state: [UInt32] = [
      0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0,
    ]

    /// Creates a function that has read nothing.
    public init() {}

    /// Reads more bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      buffer.append(bufferPointer) { Self.compress($0, into: &state) }
    }

    /// Returns the value of all bytes that were read.
    public func finalize() -> SHA1Digest {
      var state = state
      buffer.finish { Self.compress($0, into: &state) }
      return SHA1Digest(bytes: state.flatMap(\.bigEndianBytes))
    }

    /// Clause 6.1.2.
    private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
      var schedule = block.words(UInt32.self)
      for place in 16..<80 {
        let word = schedule[place - 3] ^ schedule[place - 8] ^ schedule[place - 14]
        schedule.append((word ^ schedule[place - 16]).rotated(left: 1))
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for step in 0..<80 {
        let (mixed, constant): (UInt32, UInt32) =
          switch step / 20 {
          case 0: (b & c ^ ~b & d, 0x5a82_7999)
          case 1: (b ^ c ^ d, 0x6ed9_eba1)
          case 2: (b & c ^ b & d ^ c & d, 0x8f1b_bcdc)
          default: (b ^ c ^ d, 0xca62_c1d6)
          }
        let sum = a.rotated(left: 5) &+ mixed &+ e &+ constant &+ schedule[step]
        (e, d, c, b, a) = (d, c, b.rotated(left: 30), a, sum)
      }
      for (place, word) in [a, b, c, d, e].enumerated() { state[place] &+= word }
    }
  }

  /// The value of MD5.
  public typealias MD5Digest = FunctionDigest<MD5>
  /// The value of SHA-1.
  public typealias SHA1Digest = FunctionDigest<SHA1>
}
