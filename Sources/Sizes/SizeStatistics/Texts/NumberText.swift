/// Numbers as files of statistics write them.
enum NumberText {
  /// The largest number of users that a row may have, which every reader of JSON keeps exactly.
  static let largestCount = 1 << 53

  /// Returns a decimal number with a point or a comma; `nil` for exponents, signs, words and infinity.
  static func decimal(_ text: String) -> Double? {
    guard !text.isEmpty, text.utf8.count <= 24 else { return nil }
    var marks = 0
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): bytes.append(byte)
      case UInt8(ascii: "."), UInt8(ascii: ","):
        marks += 1
        bytes.append(UInt8(ascii: "."))
      default: return nil
      }
    }
    guard marks <= 1, bytes.count > marks else { return nil }
    return Double(String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the trimmed parts before and after the first separator, or `nil` where it is missing.
  static func halves(_ text: String, at separator: String) -> (String, String)? {
    let (bytes, mark) = (Array(text.utf8), Array(separator.utf8))
    guard bytes.count > mark.count else { return nil }
    for start in 1..<bytes.count where bytes[start...].starts(with: mark) {
      let end = start + mark.count
      return (trimmed(bytes[..<start]), trimmed(bytes[end...]))
    }
    return nil
  }

  /// Returns the text without spaces and tabs at its ends.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var rest = bytes
    while let first = rest.first, first == 0x20 || first == 0x09 { rest.removeFirst() }
    while let last = rest.last, last == 0x20 || last == 0x09 { rest.removeLast() }
    return String(decoding: rest, as: UTF8.self)
  }
}
