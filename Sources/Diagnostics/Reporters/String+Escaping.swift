import FileAccess

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

  /// The text as it may stand in an attribute of XML.
  var xmlEscaped: String {
    XMLText.escaped(self, ["\"": "&quot;", "\n": "&#10;", "\t": "&#9;", "\r": "&#13;"])
  }

  /// The text as it may stand between tags of XML.
  var xmlTextEscaped: String { XMLText.escaped(self, ["\r": "&#13;"]) }
}
