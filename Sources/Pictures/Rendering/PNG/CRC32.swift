/// The checksum of PNG chunks (ISO 3309), eight bytes at a time.
enum CRC32 {
  /// For each of eight places before the end, what a byte there adds.
  private static let tables: [UInt32] = {
    var tables: [UInt32] = (0..<256).map { byte in
      (0..<8).reduce(UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
    for index in 256..<8 * 256 {
      let before = tables[index - 256]
      tables.append(tables[Int(before & 0xFF)] ^ before >> 8)
    }
    return tables
  }()

  static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    tables.withUnsafeBufferPointer { tables in
      bytes.withUnsafeBytes { checksum(of: $0, tables) }
    }
  }

  private static func checksum(
    of bytes: UnsafeRawBufferPointer,
    _ tables: UnsafeBufferPointer<UInt32>
  ) -> UInt32 {
    @inline(__always)
    func entry(_ place: Int, _ bits: UInt64) -> UInt32 {
      tables[place << 8 | Int(truncatingIfNeeded: bits & 0xFF)]
    }
    var value = UInt32.max
    var index = 0
    while index + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      var mixed = word ^ UInt64(value)
      value = 0
      for place in (0..<8).reversed() {
        value ^= entry(place, mixed)
        mixed >>= 8
      }
      index += 8
    }
    for byte in bytes[index...] { value = entry(0, UInt64(value ^ UInt32(byte))) ^ value >> 8 }
    return ~value
  }
}
