/// The place of the reader inside a token, which a chunk may end at any byte of.
struct LexerState {
  enum Place {
    case text, backslash, word, sign, number, firstDigit, secondDigit, binary
  }

  var place = Place.text

  /// The bytes before the present chunk.
  var consumed = 0

  /// The place of the token's first byte.
  var tokenStart = 0

  var hash = ControlWordTable.seed
  var name: [UInt8] = []
  var word: ControlWord?
  var isNegative = false
  var number = 0
  var digit: UInt8 = 0

  /// The bytes of binary data that are left.
  var binaryLeft = 0

  /// The letters of an unknown word's name that are kept.
  static let longestName = 32

  /// The largest number that is told apart; larger ones are limited to it.
  static let largestNumber = 1 << 40

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Whether a byte stands for itself in text.
  static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7B && byte != 0x5C || byte == 0x09
  }

  static func hexadecimalValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
