import Snapshots

/// Names that are another name's drawing, mirrored or turned: `arrow.left` is `arrow.right`.
enum SymbolTurns {
  /// The words of a name in the words of the table, which has `right` for `forward` and `doc` for
  /// `document`.
  static func plainWords(_ words: [String]) -> [String] {
    words.compactMap { synonyms[$0, default: $0] }
  }

  /// The names whose drawings give that of a name, each with the way there.
  static func candidates(for words: [String]) -> [(name: String, turn: Transform)] {
    let mirrored = words.map { mirror[$0] ?? $0 }
    let flipped = words.map { flip[$0] ?? $0 }
    var candidates = [
      (mirrored, mirroring), (flipped, flipping),
      (mirrored.map { flip[$0] ?? $0 }, mirroring.concatenating(flipping)),
    ]
    if let family = words.first, turning.contains(family) {
      var (turned, turn) = (words, Transform.identity)
      for _ in 1...3 {
        turned = turned.map { quarter[$0] ?? $0 }
        turn = turn.concatenating(quarterLeft)
        candidates.append((turned, turn))
      }
    }
    return candidates.filter { $0.0 != words }.map { ($0.0.joined(separator: "."), $0.1) }
  }

  /// Nil for a word that says nothing about the drawing.
  private static let synonyms: [String: String?] = [
    "forward": "right", "backward": "left", "leading": "left", "trailing": "right",
    "leadinghalf": "lefthalf", "trailinghalf": "righthalf", "document": "doc", "mail": "envelope",
    "multiply": "xmark", "microphone": "mic", "trianglehead": nil, "angled": nil,
  ]

  /// Endings of names that say the script of a symbol's letters: `character.book.closed.ja`.
  ///
  /// All have the drawing with Latin letters.
  static let scripts: Set = [
    "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa",
    "ru", "sat", "si", "ta", "te", "th", "zh", "rtl",
  ]

  private static let mirror = pairs([
    ("left", "right"), ("clockwise", "counterclockwise"), ("lefthalf", "righthalf"),
  ])

  private static let flip = pairs([
    ("up", "down"), ("top", "bottom"), ("tophalf", "bottomhalf"), ("uptrend", "downtrend"),
    ("thumbsup", "thumbsdown"),
  ])

  /// The families that have the same drawing in all directions.
  private static let turning: Set = ["arrow", "chevron", "arrowtriangle", "arrowshape"]

  /// The direction from which a quarter to the left leads to a direction.
  private static let quarter = ["up": "right", "right": "down", "down": "left", "left": "up"]

  private static let mirroring = Transform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0)
  private static let flipping = Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 24)
  private static let quarterLeft = Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 24)

  private static func pairs(_ pairs: [(String, String)]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })
  }
}
