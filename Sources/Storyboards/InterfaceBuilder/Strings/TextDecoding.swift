/// Text in the encodings that string tables have.
enum TextDecoding {
  /// Decodes by the byte order mark; without one by the place of zero bytes, otherwise as UTF-8.
  static func decode(_ bytes: [UInt8]) -> String {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(decoding: bytes.dropFirst(3), as: UTF8.self)
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
    guard bytes.count >= 4 else { return String(decoding: bytes, as: UTF8.self) }
    if bytes[0] == 0, bytes[1] != 0 { return utf16(bytes[...], isBigEndian: true) }
    if bytes[0] != 0, bytes[1] == 0 { return utf16(bytes[...], isBigEndian: false) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String {
    let pairs = bytes.count / 2
    let units = (0..<pairs).map { index in
      let first = UInt16(bytes[bytes.startIndex + 2 * index])
      let second = UInt16(bytes[bytes.startIndex + 2 * index + 1])
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return String(decoding: units, as: UTF16.self)
  }
}
