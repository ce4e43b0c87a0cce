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
  /// - Returns: The number of code units.
  func write(to units: UnsafeMutableBufferPointer<UInt16>) -> Int {
    precondition(units.count >= bytes.count, "There is room for a unit a byte.")
    guard let bytes = bytes.baseAddress, var next = units.baseAddress else { return 0 }
    let end = self.bytes.count
    var offset = 0
    while offset < end {
      let lead = UInt32(bytes[offset])
      if lead < 0x80 {
        next = next.append(lead)
        offset += 1
      } else if lead < 0xE0 {
        next = next.append((lead & 0x1F) << 6 | rest(offset + 1))
        offset += 2
      } else if lead < 0xF0 {
        next = next.append((lead & 0xF) << 12 | rest(offset + 1) << 6 | rest(offset + 2))
        offset += 3
      } else {
        let high = (lead & 7) << 18 | rest(offset + 1) << 12
        let above = (high | rest(offset + 2) << 6 | rest(offset + 3)) &- 0x10000
        next = next.append(0xD800 | above >> 10 & 0x3FF)
        // A character that is cut short has fewer bytes than units.
        if offset + 1 < end { next = next.append(0xDC00 | above & 0x3FF) }
        offset += 4
      }
    }
    return units.baseAddress.map { next - $0 } ?? 0
  }

  /// Six bits of a byte that follows a lead.
  @inline(__always)
  private func rest(_ offset: Int) -> UInt32 {
    offset < bytes.count ? UInt32(bytes[offset]) & 0x3F : 0
  }
}

extension UnsafeMutablePointer<UInt16> {
  /// Writes a unit and returns the place behind it.
  @inline(__always)
  fileprivate func append(_ unit: UInt32) -> UnsafeMutablePointer<UInt16> {
    pointee = UInt16(truncatingIfNeeded: unit)
    return self + 1
  }
}
