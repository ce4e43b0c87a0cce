/// The bytes of a document that is being written.
struct OutputBuffer {
  private(set) var bytes: [UInt8] = []

  /// Adds bytes that need no escape.
  mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Adds a control word.
  mutating func word(_ name: String, _ number: Int? = nil) {
    bytes.append(UInt8(ascii: "\\"))
    bytes.append(contentsOf: name.utf8)
    if let number { bytes.append(contentsOf: String(number).utf8) }
  }

  /// Adds a control word with its delimiter, before text or other words.
  mutating func spaced(_ name: String, _ number: Int? = nil) {
    word(name, number)
    bytes.append(0x20)
  }

  /// Adds text with its characters escaped.
  mutating func text(_ text: String) {
    for scalar in text.unicodeScalars { append(scalar) }
  }

  /// Adds a character.
  mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x5C, 0x7B, 0x7D:
      bytes.append(0x5C)
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    case 0x09, 0x20...0x7E: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    case 0x0C: spaced("page")
    case 0..<0x20: hexadecimal(UInt8(truncatingIfNeeded: scalar.value))
    default:
      if let byte = Self.windowsLatin[scalar] { hexadecimal(byte) } else { unicode(scalar) }
    }
  }

  private mutating func unicode(_ scalar: Unicode.Scalar) {
    word("uc", 0)
    for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
      spaced("u", Int(unit))
    }
  }

  mutating func hexadecimal(_ byte: UInt8) {
    raw("\\'")
    digits(of: byte)
  }

  /// Adds bytes as lines of digits, for a picture.
  mutating func lines(of data: [UInt8]) {
    for (place, byte) in data.enumerated() {
      if place % 64 == 0 { bytes.append(0x0A) }
      digits(of: byte)
    }
  }

  private mutating func digits(of byte: UInt8) {
    for digit in [byte >> 4, byte & 15] { bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit) }
  }

  private static let windowsLatin: [Unicode.Scalar: UInt8] = {
    var result: [Unicode.Scalar: UInt8] = [:]
    for byte in UInt8(0x80)...0xFF {
      guard let scalar = CodePage.windowsLatin.scalar(byte), scalar.value >= 0xA0 else { continue }
      result[scalar] = byte
    }
    return result
  }()
}

/// A length in twips, as far as a document can say it.
func twips(_ points: Double) -> Int {
  Int(min(max((points * 20).rounded(), -2_000_000), 2_000_000))
}
