/// The text of a page or a style sheet, which keeps the encoding that it has.
///
/// Only letters of ASCII are looked for and added, so a text in an encoding that contains ASCII is kept
/// byte by byte, and the browser finds its encoding as it does without us. UTF-16 becomes UTF-8.
struct PageText {
  /// The text; each byte is a letter where the encoding is left to the browser.
  var string: String

  /// Whether the text is UTF-8, by what it says or because it says nothing else.
  let isUTF8: Bool

  /// Reads the bytes of a file.
  init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      let isBigEndian = bytes[0] == 0xFE
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        UInt16(bytes[isBigEndian ? index : index + 1]) << 8
          | UInt16(bytes[isBigEndian ? index + 1 : index])
      }
      string = String(decoding: units, as: UTF16.self)
      isUTF8 = true
      return
    }
    let isOpen = ["utf-8", "utf8", nil].contains(Self.encoding(in: bytes))
    if isOpen, let text = String(validating: bytes, as: UTF8.self) {
      string = text
      isUTF8 = true
    } else {
      string = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
      isUTF8 = false
    }
  }

  /// The bytes of the text.
  var bytes: [UInt8] {
    if isUTF8 { return Array(string.utf8) }
    return string.unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
  }

  /// The encoding that the first kibibyte names, where browsers look for it.
  private static func encoding(in bytes: [UInt8]) -> String? {
    let start = String(String.UnicodeScalarView(bytes.prefix(1024).map { Unicode.Scalar($0) }))
    let name = start.lowercased().firstMatch(of: #/charset\s*=?\s*["']?([a-z0-9_:.-]+)/#)
    return name.map { String($0.1) }
  }
}
