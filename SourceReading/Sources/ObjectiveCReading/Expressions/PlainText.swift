extension Expressions {
  private static let textTypes: Set<String> = ["NSAttributedString", "NSMutableAttributedString"]

  /// Whether a value is `nil`, or an attributed text whose attributes are all known and contain no font.
  func isPlainText(_ range: Range<Int>) -> Bool {
    let range = bare(range)
    if word(range) == "nil" { return true }
    guard let message = message(range), let type = self.message(message.receiver),
      type.pieces == ["alloc"], let name = path(type.receiver)?.last,
      Self.textTypes.contains(name), message.pieces[0] == "initWithString"
    else { return false }
    switch message.pieces.count {
    case 1: return message.arguments.count == 1
    case 2: return message.argument("attributes").map(holdsNoFont) ?? false
    default: return false
    }
  }

  /// Whether attributes are a literal whose keys are system names, without that of the font.
  private func holdsNoFont(_ attributes: Range<Int>) -> Bool {
    let range = bare(attributes)
    if word(range) == "nil" { return true }
    guard code.mark(range.lowerBound) == Mark.at, code.mark(range.lowerBound + 1) == Mark.leftBrace
    else { return false }
    return code.parts(range.dropFirst(2).dropLast()).allSatisfy { part in
      guard part.count > 2, code.mark(part.lowerBound + 1) == Mark.colon,
        let key = code.word(part.lowerBound)
      else { return false }
      return key.hasPrefix("NS") && key != "NSFontAttributeName"
    }
  }
}
