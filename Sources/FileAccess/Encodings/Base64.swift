/// Bytes as text, as RFC 4648 writes them in section 4.
public enum Base64 {
  /// What a reader does with characters that are no digits.
  public enum Strictness: Hashable, Sendable {
    /// Characters that do not belong are skipped, and the padding ends the text.
    case lenient
    /// Spaces and control characters are skipped, padding may be left out; others are refused.
    case strict
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  private static let values: [UInt32?] = (0..<256).map { character in
    digits.firstIndex(of: UInt8(character)).map(UInt32.init)
  }

  /// Returns the digits of bytes, with padding.
  public static func encode(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for index in 0..<4 {
        let digit = Int(bits >> UInt32(18 - 6 * index) & 0x3F)
        result.append(index <= group.count ? digits[digit] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the bytes of a text; `nil` when a strict reader meets a character that does not belong.
  public static func decode(
    _ text: some Sequence<UInt8>,
    _ strictness: Strictness
  ) -> [UInt8]? {
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for character in text {
      if character == UInt8(ascii: "=") {
        if strictness == .lenient { break }
        continue
      }
      guard let digit = values[Int(character)] else {
        if strictness == .lenient || character <= 0x20 { continue }
        return nil
      }
      bits = bits << 6 | digit
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return result
  }
}
