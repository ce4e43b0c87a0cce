/// The encodings that Debian's pattern files are written in.
enum LegacyEncoding: Sendable {
  case utf8
  /// One byte a scalar: the upper half as a table.
  case singleByte([UInt32])

  init?(name: String) {
    let key = name.uppercased().filter { $0.isLetter || $0.isNumber }
    if key == "UTF8" {
      self = .utf8
    } else if key == "ISO88591" || key == "ASCII" || key == "USASCII" {
      self = .singleByte((0x80...0xFF).map { UInt32($0) })
    } else if let table = ICUCharset.upperHalf(
      of: name.hasPrefix("microsoft-") ? String(name.dropFirst(10)) : name
    ) {
      self = .singleByte(table)
    } else {
      return nil
    }
  }

  /// The scalars of some bytes; what is not valid becomes U+FFFD.
  func decode(_ bytes: ArraySlice<UInt8>) -> [UInt32] {
    switch self {
    case .utf8: String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
    case .singleByte(let table): bytes.map { $0 < 0x80 ? UInt32($0) : table[Int($0) - 0x80] }
    }
  }
}
