import Snapshots

/// Finds the drawing of a symbol's name.
enum SymbolCatalog {
  /// Every drawing of the table, read once.
  private static let shapes = SymbolTable.spellings.mapValues { SymbolShape($0) }

  /// Returns a drawing for a name with its variants, such as `plus.circle.fill`; nil where there is none.
  static func shape(named name: String) -> SymbolShape? {
    var parts = name.split(separator: ".").map(String.init)
    if let badge = parts.firstIndex(of: "badge"), badge > 0 { parts.removeSubrange(badge...) }
    let isFilled = remove("fill", from: &parts)
    let isSlashed = remove("slash", from: &parts)
    guard var shape = drawing(of: parts, isFilled: isFilled) else { return nil }
    if isSlashed { shape.pieces.append(contentsOf: SymbolShape("s M 3 3 L 21 21").pieces) }
    return shape
  }

  private static func drawing(of parts: [String], isFilled: Bool) -> SymbolShape? {
    let name = parts.joined(separator: ".")
    if let shape = plain(name) { return isFilled ? shape.filled : shape }
    guard let frame = parts.last, let outline = frames[frame],
      let inner = drawing(of: Array(parts.dropLast()), isFilled: false)
        ?? characters(parts.dropLast().joined(separator: "."))
    else { return nil }
    return enclosed(inner, in: SymbolShape(outline), isFilled: isFilled)
  }

  /// One letter or up to two digits, which stand in a frame: `1.circle`, `a.square.fill`.
  private static func characters(_ text: String) -> SymbolShape? {
    guard text.allSatisfy({ $0.isLetter || $0.isNumber }), !text.isEmpty,
      text.count == 1 || text.count == 2 && text.allSatisfy(\.isNumber)
    else { return nil }
    let width = StrokeLetters.width(of: text)
    let scale = min(20 / StrokeLetters.height, 22 / width)
    let place = Transform(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: 12 - width * scale / 2,
      ty: 12 - StrokeLetters.height * scale / 2
    )
    let path = StrokeLetters.path(ofText: text).transformed(by: place)
    return SymbolShape([SymbolShape.Piece(ink: .line, path: path)])
  }

  private static func plain(_ name: String) -> SymbolShape? {
    shapes[name] ?? SymbolTable.aliases[name].flatMap { shapes[$0] }
  }

  /// What a name may end with to stand inside of it.
  private static let frames = [
    "circle": "o O 12 12 10.5", "square": "o R 2 2 20 20 4.5", "rectangle": "o R 1 4 22 16 3.5",
  ]

  /// A symbol in a frame, which has the symbol's filled variant.
  ///
  /// iOS draws `play.circle.fill` with an area for the triangle (the documentation of
  /// danielsaidi/ScrollKit) and `person.2.circle.fill` with areas for the persons (the references of
  /// leboncoin/spark-ios-component-text-link).
  private static func enclosed(
    _ inner: SymbolShape,
    in outline: SymbolShape,
    isFilled: Bool
  ) -> SymbolShape {
    let half = Transform(a: 0.52, b: 0, c: 0, d: 0.52, tx: 5.76, ty: 5.76)
    var shape = isFilled ? outline.filled : outline
    for piece in inner.filled.transformed(by: half).pieces {
      shape.pieces.append(isFilled ? piece.onArea : piece)
    }
    return shape
  }

  private static func remove(_ word: String, from parts: inout [String]) -> Bool {
    guard parts.count > 1, let index = parts.lastIndex(of: word) else { return false }
    parts.remove(at: index)
    return true
  }
}
