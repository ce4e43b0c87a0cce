import Snapshots

/// Letters of single lines, drawn for this project: they name what has no picture, without a font.
///
/// A letter is 4 wide and 6 high. Small letters are drawn as capitals.
enum StrokeLetters {
  static let height = 6.0
  /// The height of a line among others.
  static let lineHeight = 10.0
  private static let advance = 5.6

  /// A letter's lines; nil for a character that has none.
  static func path(of letter: Character) -> Path? { paths[capital(letter)] }

  /// The width of a text; characters without lines take as much as others.
  static func width(of text: String) -> Double {
    text.isEmpty ? 0 : Double(text.count) * advance - (advance - 4)
  }

  /// A text in one line that begins at the origin.
  static func path(ofText text: String) -> Path {
    var path = Path()
    for (index, letter) in text.enumerated() {
      guard let lines = Self.path(of: letter) else { continue }
      let x = Double(index) * advance
      path.append(lines.transformed(by: Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: 0)))
    }
    return path
  }

  private static func capital(_ letter: Character) -> Character {
    letter.uppercased().first ?? letter
  }

  private static let paths = spellings.compactMapValues {
    SymbolShape("s " + $0).pieces.first?.path
  }

  /// The letters in the language of ``SymbolShape``.
  static let spellings: [Character: String] = [
    "A": "M 0 6 L 2 0 L 4 6 M 0.7 4 L 3.3 4",
    "B":
      "M 0 0 L 0 6 L 2.4 6 C 4.5 6 4.5 2.9 2.4 2.9 L 0 2.9 M 0 0 L 2.1 0 C 4.1 0 4.1 2.9 2.1 2.9",
    "C": "M 4 1.2 C 3.2 -0.4 0 -0.6 0 3 C 0 6.6 3.2 6.4 4 4.8",
    "D": "M 0 0 L 0 6 L 1.6 6 C 4.8 6 4.8 0 1.6 0 Z",
    "E": "M 3.6 0 L 0 0 L 0 6 L 3.6 6 M 0 2.9 L 3 2.9",
    "F": "M 3.6 0 L 0 0 L 0 6 M 0 2.9 L 3 2.9",
    "G": "M 4 1.2 C 3.2 -0.4 0 -0.6 0 3 C 0 6.6 4 6.4 4 3.4 L 2.3 3.4",
    "H": "M 0 0 L 0 6 M 4 0 L 4 6 M 0 2.9 L 4 2.9",
    "I": "M 2 0 L 2 6",
    "J": "M 3.4 0 L 3.4 4.2 C 3.4 6.6 0.2 6.6 0.2 4.3",
    "K": "M 0 0 L 0 6 M 3.8 0 L 0 3.8 M 1.3 2.6 L 4 6",
    "L": "M 0 0 L 0 6 L 3.6 6",
    "M": "M 0 6 L 0 0 L 2 3.6 L 4 0 L 4 6",
    "N": "M 0 6 L 0 0 L 4 6 L 4 0",
    "O": "M 2 0 C 4.6 0 4.6 6 2 6 C -0.6 6 -0.6 0 2 0 Z",
    "P": "M 0 6 L 0 0 L 2.2 0 C 4.4 0 4.4 3.3 2.2 3.3 L 0 3.3",
    "Q": "M 2 0 C 4.6 0 4.6 6 2 6 C -0.6 6 -0.6 0 2 0 Z M 2.6 4.4 L 4.2 6.2",
    "R": "M 0 6 L 0 0 L 2.2 0 C 4.4 0 4.4 3.3 2.2 3.3 L 0 3.3 M 2 3.3 L 4 6",
    "S": "M 3.7 1 C 2.8 -0.5 0.2 -0.2 0.2 1.5 C 0.2 3.4 3.9 2.6 3.9 4.5 C 3.9 6.4 0.9 6.5 0.1 4.9",
    "T": "M 0 0 L 4 0 M 2 0 L 2 6",
    "U": "M 0 0 L 0 3.8 C 0 6.7 4 6.7 4 3.8 L 4 0",
    "V": "M 0 0 L 2 6 L 4 0",
    "W": "M 0 0 L 1 6 L 2 1.4 L 3 6 L 4 0",
    "X": "M 0.1 0 L 3.9 6 M 3.9 0 L 0.1 6",
    "Y": "M 0 0 L 2 3 L 4 0 M 2 3 L 2 6",
    "Z": "M 0.2 0 L 3.8 0 L 0.2 6 L 3.9 6",
    "0": "M 2 0 C 4.4 0 4.4 6 2 6 C -0.4 6 -0.4 0 2 0 Z M 2.9 1.6 L 1.1 4.4",
    "1": "M 0.8 1.2 L 2.2 0 L 2.2 6",
    "2": "M 0.3 1.3 C 0.6 -0.5 3.8 -0.5 3.6 1.8 C 3.5 3 1.5 4.2 0.2 6 L 3.9 6",
    "3": "M 0.4 0.9 C 1.3 -0.6 3.7 -0.1 3.6 1.6 C 3.5 2.9 2.2 2.9 1.5 2.9 C 2.4 2.9 3.9 3 3.9 4.4 C"
      + " 3.9 6.4 1 6.6 0.1 5",
    "4": "M 3 6 L 3 0 L 0 4.2 L 4 4.2",
    "5": "M 3.6 0 L 0.7 0 L 0.4 2.8 C 1.6 1.9 3.9 2.2 3.9 4.1 C 3.9 6.4 1 6.5 0.1 5.1",
    "6": "M 3.2 0 C 1 1.6 0 3 0.1 4.2 C 0.3 6.6 3.9 6.6 3.9 4.1 C 3.9 2 1.2 2 0.3 3.6",
    "7": "M 0.1 0 L 3.9 0 L 1.3 6",
    "8": "M 2 2.8 C 4 2.8 4 0 2 0 C 0 0 0 2.8 2 2.8 C 4.6 2.8 4.6 6 2 6 C -0.6 6 -0.6 2.8 2 2.8 Z",
    "9": "M 0.8 6 C 3 4.4 4 3 3.9 1.8 C 3.7 -0.6 0.1 -0.6 0.1 1.9 C 0.1 4 2.8 4 3.7 2.4",
    "-": "M 0.8 3.2 L 3.2 3.2",
    "_": "M 0 6.4 L 4 6.4",
    ".": "M 1.95 5.9 L 2.05 6",
    "/": "M 0.4 6.4 L 3.6 -0.4",
  ]
}
