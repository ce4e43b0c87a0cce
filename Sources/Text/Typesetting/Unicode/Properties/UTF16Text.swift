/// A UTF-16 text that is only borrowed.
package typealias UTF16Text = UnsafeBufferPointer<UInt16>

extension UnsafeBufferPointer<UInt16> {
  /// The scalar that starts at an offset and its length in units; a lone surrogate is U+FFFD.
  @inline(__always)
  func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let unit = self[offset]
    guard unit & 0xF800 == 0xD800 else { return (UInt32(unit), 1) }
    guard unit & 0xFC00 == 0xD800, offset + 1 < count, self[offset + 1] & 0xFC00 == 0xDC00 else {
      return (0xFFFD, 1)
    }
    return (0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(self[offset + 1] & 0x3FF)), 2)
  }

  /// The scalar that ends at an offset above 0; a lone surrogate is U+FFFD.
  func scalar(before offset: Int) -> UInt32 {
    let isPair =
      offset > 1 && self[offset - 1] & 0xFC00 == 0xDC00
      && self[offset - 2] & 0xFC00 == 0xD800
    return scalar(at: offset - (isPair ? 2 : 1)).value
  }
}
