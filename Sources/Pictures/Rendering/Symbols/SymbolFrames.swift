import Snapshots

/// Places for one symbol in or upon another.
enum SymbolFrames {
  /// A drawing that a name may end with to stand around another symbol: `plus.circle`.
  struct Frame: Sendable {
    /// The drawing around the symbol in the language of ``SymbolShape``; nil for that of the name.
    var outline: String?

    /// The size of the symbol inside, as a part of its size in a circle.
    var scale: Double

    /// The middle of the symbol inside, on the grid of 24.
    var center: (x: Double, y: Double)

    init(_ outline: String? = nil, scale: Double, x: Double = 12, y: Double = 12) {
      self.outline = outline
      self.scale = scale
      center = (x, y)
    }

    /// Returns the box of a symbol inside, on the grid of 24.
    ///
    /// - Parameters:
    ///   - words: the name of the symbol inside.
    ///   - name: the name of the frame, which tells how large iOS draws it.
    ///   - outline: the drawing of the frame.
    /// - Returns: the box around what the symbol draws.
    func box(of words: [String], inFrame name: String, _ outline: SymbolShape) -> Rect {
      let box = EnclosedSymbols.box(of: words)
      let drawn = SymbolMetrics.drawnSize(of: name, pointSize: 24)
      let grid = outline.bounds ?? Rect(x: 0, y: 0, width: 24, height: 24)
      let x = 24 * scale * (grid.width + SymbolShape.lineWidth) / drawn.width
      let y = 24 * scale * (grid.height + SymbolShape.lineWidth) / drawn.height
      return Rect(
        x: center.x + box.x * x,
        y: center.y + box.y * y,
        width: box.width * x,
        height: box.height * y
      )
    }
  }

  /// The frames by the words that a name ends with.
  static let all: [String: Frame] = [
    "circle": Frame(scale: 1),
    "square": Frame(scale: 1),
    "app": Frame(scale: 1),
    "rectangle": Frame("o R 1 4 22 16 3.5", scale: 1),
    "rectangle.portrait": Frame(scale: 1),
    "diamond": Frame(
      "o M 10.6 2.1 L 2.1 10.6 C 1.3 11.4 1.3 12.6 2.1 13.4 L 10.6 21.9 C 11.4 22.7 12.6 22.7 13.4"
        + " 21.9 L 21.9 13.4 C 22.7 12.6 22.7 11.4 21.9 10.6 L 13.4 2.1 C 12.6 1.3 11.4 1.3 10.6"
        + " 2.1 Z",
      scale: 1
    ),
    "octagon": Frame(scale: 1),
    "hexagon": Frame(scale: 1),
    "capsule": Frame("o R 1 6 22 12 6", scale: 0.72),
    "triangle": Frame(scale: 1, y: 13.4),
    "seal": Frame(scale: 1),
    "shield": Frame(scale: 1),
    "crop.circle": Frame("o O 12 12 10.5", scale: 1),
    "bubble": Frame(scale: 1, y: 10.2),
    "message": Frame(scale: 1, y: 11),
    "folder": Frame(scale: 0.8, y: 13.8),
    "doc": Frame(scale: 0.75, y: 16.4),
    "clipboard": Frame(scale: 0.84, y: 14),
    "tv": Frame(scale: 0.84, y: 12.8),
    "display": Frame(scale: 0.84, y: 10),
    "iphone": Frame(scale: 0.72, y: 12.6),
    "book": Frame(scale: 0.6, x: 7),
    "calendar": Frame(scale: 0.8, y: 15),
    "bag": Frame(scale: 0.8, y: 15),
    "icloud": Frame(scale: 0.9, y: 13),
    "house": Frame(scale: 0.72, y: 14.5),
    "lock": Frame(scale: 0.68, y: 16.2),
    "heart": Frame(scale: 0.8, y: 11),
    "viewfinder": Frame(scale: 1),
    "magnifyingglass": Frame(scale: 0.68, x: 10, y: 10),
    "arrow.triangle.2.circlepath": Frame(scale: 0.8),
    "bin": Frame(
      "o M 3.6 9.4 L 20.4 9.4 L 19.4 20 C 19.2 21.6 18.4 22.4 16.8 22.4 L 7.2 22.4 C 5.6 22.4 4.8"
        + " 21.6 4.6 20 Z; s M 1.8 5.6 L 22.2 5.6 M 3.6 9.4 L 2.4 5.6 M 20.4 9.4 L 21.6 5.6",
      scale: 0.72,
      y: 15.6
    ),
  ]

  /// The frames whose inner lines would cross the symbol in them.
  static let emptied: Set = ["folder", "doc", "house", "lock", "calendar"]

  /// The symbols of which a frame holds the filled variant, whose bars are broader: `pause.circle`.
  static let filledInside: Set = [["pause"]]

  /// The signs that stand in a disc as a badge, and at the edge without the word: `wifi.exclamationmark`.
  static let signs: Set = [
    "plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "ellipsis",
    "arrow.up", "arrow.down", "arrow.right", "arrow.left", "play", "magnifyingglass",
    "arrow.clockwise",
  ]

  /// Badges that stand for a part of a name.
  static let badges = ["person.crop": "person.crop.circle"]
}
