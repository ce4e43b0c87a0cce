/// A mark of a finding that survives moved lines and small changes of numbers.
///
/// Two runs that find the same thing give it the same fingerprint. Baselines and services that show
/// findings recognize it by its fingerprint.
public struct Fingerprint: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The 64 bits.
  public let bits: UInt64

  /// Creates a fingerprint of texts: FNV-1a over their UTF-8, each ended by a byte that UTF-8
  /// does not have.
  public init(of texts: some Sequence<String>) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in texts {
      for byte in text.utf8 { Self.mix(byte, into: &hash) }
      Self.mix(0xFF, into: &hash)
    }
    bits = hash
  }

  /// Creates a fingerprint of bytes: FNV-1a over them.
  public init(ofBytes bytes: [UInt8]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { Self.mix(byte, into: &hash) }
    bits = hash
  }

  /// Reads 16 hexadecimal digits.
  public init?(_ description: String) {
    let digits = Array(description.utf8)
    guard digits.count == 16, digits.first != UInt8(ascii: "+"),
      let bits = UInt64(description, radix: 16)
    else { return nil }
    self.bits = bits
  }

  private static func mix(_ byte: UInt8, into hash: inout UInt64) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// The bits as 16 hexadecimal digits.
  public var description: String {
    let digits = String(bits, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Whether the first comes before the second.
  public static func < (first: Fingerprint, second: Fingerprint) -> Bool {
    first.bits < second.bits
  }
}
