/// A line of a screen in pieces with one style each.
package struct ScreenLine: Hashable, Sendable {
  /// The style of a piece, in attributes that every terminal has.
  package enum Look: Hashable, Sendable {
    case plain, strong, faint, selected
  }

  private struct Piece: Hashable, Sendable {
    var text: String
    var look: Look
  }

  private var pieces: [Piece] = []

  /// Creates a line of one piece.
  package init(_ text: String = "", _ look: Look = .plain) { add(text, look) }

  /// Adds a piece at the end.
  package mutating func add(_ text: String, _ look: Look = .plain) {
    if !text.isEmpty { pieces.append(Piece(text: text, look: look)) }
  }

  /// Adds the pieces of another line.
  package mutating func add(_ line: ScreenLine) { pieces += line.pieces }

  /// The characters alone.
  package var text: String { pieces.map(\.text).joined() }

  /// The number of cells.
  package var width: Int { CellText.width(text) }

  /// Returns the line in exactly so many cells.
  package func fitted(_ cells: Int) -> ScreenLine {
    guard width > cells else {
      var line = self
      line.add(String(repeating: " ", count: cells - width))
      return line
    }
    var (line, rest) = (ScreenLine(), cells)
    for piece in pieces where rest > 0 {
      let width = CellText.width(piece.text)
      line.add(width > rest ? CellText.fitted(piece.text, rest) : piece.text, piece.look)
      rest -= min(rest, width)
    }
    return line
  }

  /// Returns the characters with the escape sequences of their styles, if these are allowed.
  package func escaped(_ allowsLooks: Bool) -> String {
    guard allowsLooks else { return text }
    return pieces.map { piece in
      switch piece.look {
      case .plain: piece.text
      case .strong: "\u{1B}[1m\(piece.text)\u{1B}[0m"
      case .faint: "\u{1B}[2m\(piece.text)\u{1B}[0m"
      case .selected: "\u{1B}[7m\(piece.text)\u{1B}[0m"
      }
    }.joined()
  }
}
