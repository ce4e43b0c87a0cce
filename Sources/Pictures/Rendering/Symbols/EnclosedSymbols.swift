import Snapshots

/// The sizes and places of symbols inside circles, squares and other frames.
///
/// A symbol is as large in a square, a rectangle, a diamond, an octagon, a shield or a speech bubble as
/// it is in a circle: the lengths differ by a pixel of 35.5 to the em at most
/// (`Reference/symbols/README.md`).
enum EnclosedSymbols {
  /// The area of a symbol inside a frame, in em, around the middle of the frame.
  ///
  /// A symbol without a row in `Reference/symbols/enclosed.tsv` has 0.58 of its own size, the median of
  /// 81 rows.
  static func box(of words: [String]) -> Rect {
    let plain = SymbolTurns.plainWords(words)
    if let row = table[words.joined(separator: ".")] ?? table[plain.joined(separator: ".")] {
      return row
    }
    let name = words.joined(separator: ".")
    if name.allSatisfy(\.isNumber) || name.count == 1 { return ofText(count: name.count) }
    let own = SymbolMetrics.drawnSize(of: name, pointSize: 1)
    let diagonal = (own.width * own.width + own.height * own.height).squareRoot()
    let scale = min(0.58, largestDiagonal / diagonal)
    return Rect(centeredAt: .zero, width: own.width * scale, height: own.height * scale)
  }

  /// The box of a letter or of digits: 16 pixels high, one digit 12 and two 22 wide.
  private static func ofText(count: Int) -> Rect {
    let width = count == 1 ? 12.0 : 22
    return Rect(centeredAt: .zero, width: width / pixels, height: 16 / pixels)
  }

  /// The diagonal of `ant` in a circle, one of the largest in the table.
  private static let largestDiagonal = 28 / pixels

  /// The pixels of an em in the pictures of the table.
  private static let pixels = 35.5

  private static let table: [String: Rect] = {
    var table: [String: Rect] = [:]
    for line in rows.description.split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }.map { $0 / pixels }
      guard numbers.count == 4 else { continue }
      table[String(words[0])] = Rect(
        centeredAt: Point(x: numbers[2], y: numbers[3]),
        width: numbers[0],
        height: numbers[1]
      )
    }
    return table
  }()
}

extension Rect {
  fileprivate init(centeredAt center: Point, width: Double, height: Double) {
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}
