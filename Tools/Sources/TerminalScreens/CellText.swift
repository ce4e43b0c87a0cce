import FileAccess

/// Text as a terminal shows it, in cells.
package enum CellText {
  /// Returns a text without characters that could control a terminal.
  package static func printable(_ text: String) -> String { TerminalText.line(text) }

  /// Returns the number of cells that a text takes.
  package static func width(_ text: String) -> Int { text.reduce(0) { $0 + width($1) } }

  /// Returns the number of cells that a character takes: 0, 1 or 2.
  package static func width(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation }) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide(first.value) ? 2 : 1
    }
  }

  /// Whether a scalar is wide or full-width by UAX #11.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Returns a text in exactly the given number of cells: padded with spaces, or truncated with an ellipsis.
  package static func fitted(_ text: String, _ cells: Int) -> String {
    let width = width(text)
    if width <= cells { return text + String(repeating: " ", count: cells - width) }
    guard cells > 0 else { return "" }
    var (result, used) = ("", 0)
    for character in text {
      let next = self.width(character)
      if used + next > cells - 1 { break }
      result.append(character)
      used += next
    }
    return result + "…" + String(repeating: " ", count: cells - 1 - used)
  }
}
