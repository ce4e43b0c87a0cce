extension FaceStyle {
  /// Reads the style that the name of a face means, such as `SemiBold Italic`, or `nil` when a
  /// word of it is no style.
  package init?(faceName: String) {
    var rest = faceName.lowercased().filter { $0.isLetter || $0.isNumber }
    self.init()
    while !rest.isEmpty {
      guard let word = Self.words.first(where: { rest.hasPrefix($0.word) }) else { return nil }
      rest.removeFirst(word.word.count)
      switch word.meaning {
      case .weight(let value): weight = value
      case .width(let value): width = value
      case .italic: isItalic = true
      }
    }
  }

  private enum Meaning: Sendable {
    case weight(Double)
    case width(Double)
    case italic
  }

  /// The words of face names, longer ones before those that they begin with.
  private static let words: [(word: String, meaning: Meaning)] = [
    ("extralight", .weight(200)), ("ultralight", .weight(100)), ("hairline", .weight(100)),
    ("thin", .weight(200)), ("demilight", .weight(350)), ("semilight", .weight(350)),
    ("light", .weight(300)), ("regular", .weight(400)), ("roman", .weight(400)),
    ("normal", .weight(400)), ("book", .weight(400)), ("medium", .weight(500)),
    ("semibold", .weight(600)), ("demibold", .weight(600)), ("demi", .weight(600)),
    ("extrabold", .weight(800)), ("ultrabold", .weight(800)), ("bold", .weight(700)),
    ("heavy", .weight(800)), ("black", .weight(900)), ("extrablack", .weight(950)),
    ("ultracondensed", .width(50)), ("extracondensed", .width(62.5)),
    ("semicondensed", .width(87.5)), ("condensed", .width(75)), ("narrow", .width(75)),
    ("semiexpanded", .width(112.5)), ("expanded", .width(125)), ("extended", .width(125)),
    ("italic", .italic), ("oblique", .italic), ("ital", .italic), ("slanted", .italic),
  ]
}
