import DynamicType
import LayoutGeometry

/// The width and the height of a symbol in em, at medium scale and regular weight.
///
/// `Reference/symbols/README.md` has the measurements that the numbers here agree with.
struct SymbolProportions {
  /// The size of what is drawn.
  var drawn: Size

  /// Whether the image has the margins of a circle, which are the same on all sides.
  private var isRound: Bool

  /// The width of the image.
  var width: Double { drawn.width + 2 * (isRound ? 0.11 : 0.135) }

  /// The height of the image.
  var height: Double { drawn.height + 2 * (isRound ? 0.11 : 0.0975) }

  /// The pixels of an em in the pictures of the table.
  private static let pixels = 35.5
}

extension SymbolProportions {
  /// Finds the proportions of a symbol: its own, those of a symbol that is as large, or those of a
  /// circle.
  static func of(_ name: String) -> SymbolProportions {
    if let row = table[name] { return row }
    let words = name.split(separator: ".").map(String.init).filter { $0 != "fill" }
    if let row = row(words) { return row }
    if let badge = words.lastIndex(of: "badge"), badge > 0, badge + 1 < words.count,
      let base = row(Array(words[..<badge]))
    {
      return base.badged
    }
    if let frame = words.last, words.count > 1, frames.contains(frame), let row = table[frame] {
      return row
    }
    for count in (1..<max(words.count, 1)).reversed() {
      if let row = row(Array(words.prefix(count))) { return row }
    }
    return table["circle"] ?? SymbolProportions(drawn: Size(width: 1, height: 1), isRound: true)
  }

  /// The proportions with a badge, as `folder.badge.plus` has them beside `folder`.
  private var badged: SymbolProportions {
    var badged = self
    badged.drawn.width += 7 / Self.pixels
    badged.drawn.height += 1 / Self.pixels
    return badged
  }

  /// The proportions under a name or that of the symbol in another direction.
  private static func row(_ words: [String]) -> SymbolProportions? {
    let plain = words.compactMap { synonyms[$0, default: $0] }
    let names = [
      words, plain, plain.map { mirror[$0] ?? $0 }, plain.map { flip[$0] ?? $0 },
      plain.map { mirror[$0] ?? flip[$0] ?? $0 },
    ]
    for name in names { if let row = table[name.joined(separator: ".")] { return row } }
    return nil
  }

  /// Symbols that are as large with another one in them.
  private static let frames: Set = [
    "circle", "square", "rectangle", "app", "diamond", "octagon", "hexagon", "seal", "shield",
    "bubble", "message", "viewfinder", "magnifyingglass", "folder", "tv", "triangle", "capsule",
  ]

  /// Nil for a word that says nothing about the size.
  private static let synonyms: [String: String?] = [
    "forward": "right", "backward": "left", "leading": "left", "trailing": "right",
    "document": "doc", "mail": "envelope", "microphone": "mic", "trianglehead": nil, "angled": nil,
  ]

  private static let mirror = [
    "left": "right", "right": "left", "clockwise": "counterclockwise",
    "counterclockwise": "clockwise",
  ]

  private static let flip = ["up": "down", "down": "up", "thumbsdown": "thumbsup"]

  private static let table: [String: SymbolProportions] = {
    var table: [String: SymbolProportions] = [:]
    for line in rows.description.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 4, let width = Double(words[1]), let height = Double(words[2])
      else { continue }
      let drawn = Size(width: width / pixels, height: height / pixels)
      table[String(words[0])] = SymbolProportions(drawn: drawn, isRound: words[3] == "round")
    }
    return table
  }()
}
