import FileAccess

extension String {
  /// The text with a space for line breaks and tabs, and U+FFFD for other control characters.
  ///
  /// Texts of strangers' files stay on one line and cannot steer a terminal this way, not even
  /// with the controls that turn the direction of text around.
  var withoutControls: String { TerminalText.line(self) }

  /// The text line by line without control characters.
  var withoutControlsInLines: String { TerminalText.lines(self) }

  /// The text as it may stand in an attribute of XML.
  var xmlEscaped: String {
    XMLText.escaped(self, ["\"": "&quot;", "\n": "&#10;", "\t": "&#9;", "\r": "&#13;"])
  }

  /// Returns the text as it may stand in XML, with texts of the caller for more characters.
  package func xmlEscaped(_ replacements: [Unicode.Scalar: String]) -> String {
    XMLText.escaped(self, replacements)
  }

  /// The text as it may stand between tags of XML.
  var xmlTextEscaped: String { XMLText.escaped(self, ["\r": "&#13;"]) }
}
