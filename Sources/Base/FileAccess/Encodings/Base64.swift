/// Bytes as text, as RFC 4648 writes them in section 4.
public enum Base64 {
  /// The treatment of characters that are not digits.
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
    let count = (bytes.count + 2) / 3 * 4
    return String(unsafeUninitializedCapacity: count) { result in
      var (source, target) = (0, 0)
      while source < bytes.count {
        let left = bytes.count - source
        let second = left > 1 ? bytes[source + 1] : 0
        let third = left > 2 ? bytes[source + 2] : 0
        let bits = Int(bytes[source]) << 16 | Int(second) << 8 | Int(third)
        result[target] = digits[bits >> 18]
        result[target + 1] = digits[bits >> 12 & 63]
        result[target + 2] = left > 1 ? digits[bits >> 6 & 63] : UInt8(ascii: "=")
        result[target + 3] = left > 2 ? digits[bits & 63] : UInt8(ascii: "=")
        source += 3
        target += 4
      }
      return count
    }
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
