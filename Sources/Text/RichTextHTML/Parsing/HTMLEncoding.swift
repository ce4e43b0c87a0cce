/// The bytes of a document as UTF-8, by its byte order mark and by what it declares.
struct HTMLEncoding {
  /// The bytes without a byte order mark.
  var bytes: [UInt8]
  /// Whether the bytes are UTF-8; otherwise the parser reads them as the document declares.
  var isDecoded: Bool
  /// The fault of bytes that are not characters.
  var fault: HTMLDiagnostic.Kind?

  /// The characters that Windows has in place of the control characters of Latin 1.
  private static let windows1252: [Unicode.Scalar] = Array(
    ("\u{20AC}\u{81}\u{201A}\u{192}\u{201E}\u{2026}\u{2020}\u{2021}\u{2C6}\u{2030}\u{160}\u{2039}"
      + "\u{152}\u{8D}\u{17D}\u{8F}\u{90}\u{2018}\u{2019}\u{201C}\u{201D}\u{2022}\u{2013}\u{2014}"
      + "\u{2DC}\u{2122}\u{161}\u{203A}\u{153}\u{9D}\u{17E}\u{178}").unicodeScalars
  )
  private static let latin: Set<String> = ["iso-8859-1", "windows-1252", "latin1", "cp1252"]

  /// Returns the bytes decoded: by a mark, else by the declaration, else as UTF-8 where they are
  /// valid, else as Windows 1252, as browsers do.
  static func utf8(_ bytes: [UInt8]) -> HTMLEncoding {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return unicode(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), high: 1) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), high: 0) }
    let declared = declaration(bytes.prefix(4096))
    // A document that this reads as ASCII cannot be in UTF-16, whatever it says.
    if declared.map({ $0.hasPrefix("utf-") || $0 == "utf8" }) ?? false {
      return unicode(bytes[...])
    }
    if declared.map(latin.contains) ?? (String(validating: bytes, as: UTF8.self) == nil) {
      return single(bytes)
    }
    if declared == nil { return unicode(bytes[...]) }
    return HTMLEncoding(bytes: bytes, isDecoded: false)
  }

  private static func unicode(_ bytes: ArraySlice<UInt8>) -> HTMLEncoding {
    let isValid = String(validating: bytes, as: UTF8.self) != nil
    return decoded(
      String(decoding: bytes, as: UTF8.self),
      fault: isValid ? nil : .undecodableBytes(encoding: "UTF-8")
    )
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, high: Int) -> HTMLEncoding {
    let bytes = Array(bytes)
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0 + high]) << 8 | UInt16(bytes[$0 + 1 - high])
    }
    return decoded(String(decoding: units, as: UTF16.self), fault: nil)
  }

  private static func single(_ bytes: [UInt8]) -> HTMLEncoding {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      text.append(
        (0x80..<0xA0).contains(byte) ? windows1252[Int(byte) - 0x80] : Unicode.Scalar(byte)
      )
    }
    return decoded(String(text), fault: nil)
  }

  /// The text with U+FFFD for NUL, which ends a document for the parser.
  private static func decoded(_ text: String, fault: HTMLDiagnostic.Kind?) -> HTMLEncoding {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if byte == 0 { bytes += [0xEF, 0xBF, 0xBD] } else { bytes.append(byte) }
    }
    return HTMLEncoding(bytes: bytes, isDecoded: true, fault: fault)
  }

  /// The bytes as small letters of ASCII, with a question mark for each other byte.
  static func lowercased(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self).lowercased()
  }

  /// The name after `charset=` in the first bytes.
  private static func declaration(_ bytes: ArraySlice<UInt8>) -> String? {
    let text = bytes.map { $0 < 0x80 ? Character(Unicode.Scalar($0)) : "?" }
    let word = Array("charset=")
    guard text.count > word.count else { return nil }
    for start in 0..<text.count - word.count {
      let isFound = word.indices.allSatisfy { text[start + $0].lowercased() == String(word[$0]) }
      guard isFound else { continue }
      let rest = text[(start + word.count)...].drop { $0 == "\"" || $0 == "'" || $0 == " " }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      return name.isEmpty ? nil : String(name).lowercased()
    }
    return nil
  }
}
