/// The UTF-16 code units of the bytes of a string.
///
/// The bytes of a string are valid UTF-8, so a lead byte says all about its character; bytes that
/// are missing at the end count as 0.
struct UTF8Units {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Writes the units, at most one for each byte.
  ///
  /// - Returns: How many there are.
  func write(to units: UnsafeMutableBufferPointer<UInt16>) -> Int {
    var offset = 0
    var count = 0
    func append(_ unit: UInt32) {
      units[count] = UInt16(truncatingIfNeeded: unit)
      count += 1
    }
    while offset < bytes.count {
      let lead = UInt32(bytes[offset])
      if lead < 0x80 {
        append(lead)
        offset += 1
      } else if lead < 0xE0 {
        append((lead & 0x1F) << 6 | rest(offset + 1))
        offset += 2
      } else if lead < 0xF0 {
        append((lead & 0xF) << 12 | rest(offset + 1) << 6 | rest(offset + 2))
        offset += 3
      } else {
        let high = (lead & 7) << 18 | rest(offset + 1) << 12
        let above = (high | rest(offset + 2) << 6 | rest(offset + 3)) &- 0x10000
        append(0xD800 | above >> 10 & 0x3FF)
        append(0xDC00 | above & 0x3FF)
        offset += 4
      }
    }
    return count
  }

  /// Six bits of a byte that follows a lead.
  @inline(__always)
  private func rest(_ offset: Int) -> UInt32 {
    offset < bytes.count ? UInt32(bytes[offset]) & 0x3F : 0
  }
}
