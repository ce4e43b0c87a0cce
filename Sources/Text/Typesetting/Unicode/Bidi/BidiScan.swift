/// The quick look that most texts need nothing more than.
enum BidiScan {
  /// Whether no unit can start or change a right-to-left run, so that all levels are zero.
  ///
  /// The blocks are those of the classes R, AL and AN and of the explicit formats; surrogates of
  /// the two right-to-left ranges beyond U+FFFF count by their lead.
  static func isLeftToRight(_ text: UTF16Text) -> Bool {
    guard let base = UnsafeRawPointer(text.baseAddress) else { return true }
    var offset = 0
    while offset + 4 <= text.count {
      let units = base.loadUnaligned(fromByteOffset: offset * 2, as: UInt64.self)
      // Four units below U+0400 at once; others one by one.
      if units & 0xFC00_FC00_FC00_FC00 != 0, !isLeftToRight(text, offset..<offset + 4) {
        return false
      }
      offset += 4
    }
    return isLeftToRight(text, offset..<text.count)
  }

  @inline(__always)
  private static func isLeftToRight(_ text: UTF16Text, _ range: Range<Int>) -> Bool {
    for offset in range where text[offset] >= 0x590 {
      if !isLeftToRight(text[offset]) { return false }
    }
    return true
  }

  @inline(__always)
  private static func isLeftToRight(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
    case 0xFB1D...0xFDFF, 0xFE70...0xFEFF: false
    case 0xD802...0xD803, 0xD83A...0xD83B: false  // U+10800...10FFF, U+1E800...1EFFF
    default: true
    }
  }
}
