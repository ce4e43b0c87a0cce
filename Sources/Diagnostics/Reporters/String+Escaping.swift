extension String {
  /// The text with a space for line breaks and tabs, and U+FFFD for other control characters.
  ///
  /// Texts of strangers' files stay on one line and cannot steer a terminal this way, not even
  /// with the controls that turn the direction of text around.
  var withoutControls: String {
    var result = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: result.append(" ")
      case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// The text line by line without control characters.
  var withoutControlsInLines: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0).withoutControls }
      .joined(separator: "\n")
  }

  /// The text as it may stand in an attribute of XML 1.0.
  var xmlEscaped: String {
    var result = ""
    for scalar in xmlTextEscaped.unicodeScalars {
      switch scalar {
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text as it may stand between tags of XML 1.0, which has no control characters.
  var xmlTextEscaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\r": result += "&#13;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar.isXMLCharacter ? scalar : "\u{FFFD}")
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 has the character; line breaks and tabs aside.
  fileprivate var isXMLCharacter: Bool {
    value >= 0x20 && value != 0xFFFE && value != 0xFFFF
  }
}
