internal import _FoundationICU

/// Encodings of one byte a character, from ICU's converters.
enum ICUCharset {
  /// The scalars of the bytes 80 to FF; nil when ICU has no such encoding of single bytes.
  static func upperHalf(of name: String) -> [UInt32]? {
    var status = U_ZERO_ERROR
    guard let converter = swift_ucnv_open(name, &status) else { return nil }
    defer { swift_ucnv_close(converter) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue, swift_ucnv_getMaxCharSize(converter) == 1 else {
      return nil
    }
    let bytes = (0x80...0xFF).map { CChar(bitPattern: $0) }
    var units = [UInt16](repeating: 0, count: 512)
    let count = swift_ucnv_toUChars(
      converter,
      &units,
      Int32(units.count),
      bytes,
      Int32(bytes.count),
      &status
    )
    guard status.rawValue <= U_ZERO_ERROR.rawValue, count == 128 else { return nil }
    return units.prefix(128).map { UInt32($0) }
  }
}
