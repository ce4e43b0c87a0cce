import Snapshots

/// Finds or composes the drawing of a symbol's name.
///
/// A name that has a row in ``SymbolTable`` has its drawing. The others are read from their end:
/// `person.2.badge.plus` is a badge upon two persons, `arrow.up.doc.fill` an arrow in a filled
/// document. Where a part has no drawing, the longest beginning that has one stands for the name.
enum SymbolCatalog {
  /// Every drawing of the table, read once.
  private static let shapes = SymbolTable.spellings.mapValues { SymbolShape($0) }

  /// The source of a symbol's drawing.
  enum Origin: String, Sendable {
    /// A row of the table.
    case own = "own drawing"
    /// Parts of rows, by rules.
    case composed
    /// The first words of the name alone.
    case part = "part of the name"
  }

  /// Returns the drawing of a name, such as `plus.circle.fill`; nil where there is none.
  static func shape(named name: String) -> SymbolShape? { drawing(of: name)?.shape }

  /// Returns the source of a name's drawing; nil for a name without a drawing.
  static func origin(of name: String) -> Origin? { drawing(of: name)?.origin }

  private static func drawing(of name: String) -> (shape: SymbolShape, origin: Origin)? {
    if let shape = row(name) { return (shape, .own) }
    var words = name.split(separator: ".").map(String.init)
    let count = words.count
    if count > 1 { words.removeAll { $0 == "fill" } }
    let isFilled = words.count < count
    if let shape = shape(of: words, isFilled: isFilled) { return (shape, .composed) }
    for count in (1..<max(words.count, 1)).reversed() {
      if let shape = shape(of: Array(words.prefix(count)), isFilled: isFilled) {
        return (shape, .part)
      }
    }
    return nil
  }

  private static func shape(of words: [String], isFilled: Bool) -> SymbolShape? {
    guard let last = words.last else { return nil }
    if let shape = plain(words) { return isFilled ? shape.filled : shape }
    let front = Array(words.dropLast())
    guard !front.isEmpty else { return nil }
    if SymbolTurns.scripts.contains(last) { return shape(of: front, isFilled: isFilled) }
    return rule(words, isFilled: isFilled)
      ?? joined(words, isFilled: isFilled)
      ?? framed(words, isFilled: isFilled)
      ?? ending(last, of: front, isFilled: isFilled)
  }

  /// A drawing of the table under one of its names, or one that is it mirrored or turned.
  private static func plain(_ words: [String]) -> SymbolShape? {
    if let shape = row(words.joined(separator: ".")) { return shape }
    let words = SymbolTurns.plainWords(words)
    if let shape = row(words.joined(separator: ".")) { return shape }
    for (name, turn) in SymbolTurns.candidates(for: words) {
      if let shape = shapes[name] { return shape.transformed(by: turn) }
    }
    return nil
  }

  private static func row(_ name: String) -> SymbolShape? {
    if let shape = shapes[name] { return shape }
    guard let other = SymbolTable.aliases[name], other != name else { return nil }
    return shape(named: other)
  }

  /// A slash, or what a badge says, upon the symbol before it.
  private static func rule(_ words: [String], isFilled: Bool) -> SymbolShape? {
    if words.last == "slash" {
      return shape(of: Array(words.dropLast()), isFilled: isFilled)?.slashed
    }
    for (word, symbol) in [("badge", [String]()), ("trianglebadge", ["triangle"])] {
      guard let index = words.lastIndex(of: word), index > 0,
        let base = shape(of: Array(words[..<index]), isFilled: isFilled)
      else { continue }
      let badge = Array(words[(index + 1)...])
      if badge.isEmpty { return base.dotted }
      let name = badge.joined(separator: ".")
      if symbol.isEmpty, SymbolFrames.signs.contains(name) {
        return plain(badge).map { base.badged(withSign: $0) }
      }
      let full = SymbolFrames.badges[name].map { [$0] } ?? badge + symbol
      return shape(of: full, isFilled: true).map { base.badged(with: $0) }
    }
    return nil
  }

  /// A symbol upon another one, or two side by side.
  private static func joined(_ words: [String], isFilled: Bool) -> SymbolShape? {
    for (word, join) in [("on", SymbolShape.upon), ("and", SymbolShape.beside)] {
      guard let index = words.firstIndex(of: word), index > 0,
        let first = shape(of: Array(words[..<index]), isFilled: isFilled),
        let second = shape(of: Array(words[(index + 1)...]), isFilled: isFilled)
      else { continue }
      return join(first)(second)
    }
    return nil
  }

  /// A symbol in another one, which has the filled variant: `play.circle.fill`.
  private static func framed(_ words: [String], isFilled: Bool) -> SymbolShape? {
    for count in (1..<words.count).reversed() {
      let name = SymbolTurns.plainWords(words.suffix(count)).joined(separator: ".")
      guard let frame = SymbolFrames.all[name],
        let outline = frame.outline.map({ SymbolShape($0) }) ?? row(name)
      else { continue }
      let front = Array(words.dropLast(count))
      let own = SymbolFrames.filledInside.contains(front) ? row(front[0] + ".fill") : nil
      guard let inner = own ?? shape(of: front, isFilled: false) ?? characters(front) else {
        return nil
      }
      let emptied = SymbolFrames.emptied.contains(name) ? outline.withoutInnerLines : outline
      let box = frame.box(of: front, inFrame: name, emptied)
      return emptied.around(inner, in: box, isFilled: isFilled)
    }
    return nil
  }

  /// A number of symbols, a stack, a dashed one, or one with a sign.
  private static func ending(
    _ last: String,
    of front: [String],
    isFilled: Bool
  ) -> SymbolShape? {
    guard let base = shape(of: front, isFilled: isFilled) else { return nil }
    switch last {
    case "2", "3": return base.repeated
    case "stack": return base.stacked
    case "dashed": return base.dashed
    default:
      guard SymbolFrames.signs.contains(last) else { return nil }
      return plain([last]).map { base.marked(with: $0) }
    }
  }

  /// One letter or up to two digits, which stand in a frame: `1.circle`, `a.square.fill`.
  private static func characters(_ words: [String]) -> SymbolShape? {
    let text = words.joined(separator: ".")
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
}
