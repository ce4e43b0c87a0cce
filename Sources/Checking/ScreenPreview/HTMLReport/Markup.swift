import ScreenAudit

extension PageTemplates {
  /// The text, escaped for the page.
  static func escaped(_ text: String) -> String { Markup.escaped(text) }
}

/// Text and bytes in escaped form for a page.
enum Markup {
  /// The text, escaped for use between tags and in quoted attributes.
  ///
  /// Control characters are replaced, including those that change the direction of text: texts from untrusted
  /// files must not alter the page's statements.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      default: result.append(isControl(scalar) ? " " : scalar)
      }
    }
    return String(result)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// JSON for a `script` element: without a `<` that could end it.
  ///
  /// Works on bytes: the data of a report may be 40 MB, nearly all of it pictures.
  static func script(_ json: String) -> String {
    var json = json
    return json.withUTF8 { bytes in
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count + bytes.count / 64)
      var copied = 0
      for index in bytes.indices {
        guard let escape = escape(at: index, in: bytes) else { continue }
        result += bytes[copied..<index]
        result += escape.text.utf8
        copied = index + escape.length
      }
      result += bytes[copied...]
      return String(decoding: result, as: UTF8.self)
    }
  }

  /// The escape of a `<` or a Unicode line break at an index, and the number of bytes that it replaces.
  @inline(__always)
  private static func escape(
    at index: Int,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> (text: String, length: Int)? {
    if bytes[index] == UInt8(ascii: "<") { return ("\\u003C", 1) }
    guard bytes[index] == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80 else {
      return nil
    }
    switch bytes[index + 2] {
    case 0xA8: return ("\\u2028", 3)
    case 0xA9: return ("\\u2029", 3)
    default: return nil
    }
  }
}
