/// Reads small expressions within the tokens of a file, each with a limited number of steps.
struct Expressions {
  let code: TokenList
  let scope: Scope

  private static let maximumChain = 12

  /// A range without surrounding parentheses and leading casts.
  func bare(_ range: Range<Int>) -> Range<Int> {
    var range = range
    for _ in 0..<Self.maximumChain {
      guard code.mark(range.lowerBound) == Mark.leftParenthesis,
        let close = code.partner(range.lowerBound, before: range.upperBound)
      else { return range }
      if close + 1 == range.upperBound {
        range = range.lowerBound + 1..<close
      } else if isCast(range.lowerBound + 1..<close, before: close + 1) {
        range = close + 1..<range.upperBound
      } else {
        return range
      }
    }
    return range
  }

  /// Whether a range in brackets names a type: `UILabel *`, `id`, `NSArray<UILabel *> *`.
  private func isCast(_ range: Range<Int>, before next: Int) -> Bool {
    let mark = code.mark(next)
    guard mark == 0 || mark == Mark.leftParenthesis || mark == Mark.leftSquare || mark == Mark.at
    else { return false }
    return range.prefix(16).allSatisfy {
      code.isWord($0) || [Mark.star, Mark.less, Mark.greater, Mark.comma].contains(code.mark($0))
    }
  }

  /// The names of `self.a.b`, `[self a].b`, `_a.b` and `self->a`, with local names replaced by their paths;
  /// `nil` for other expressions.
  func path(_ range: Range<Int>, depth: Int = 0) -> [String]? {
    guard depth < Self.maximumChain else { return nil }
    let range = bare(range)
    guard !range.isEmpty else { return nil }
    var index = range.lowerBound
    guard var names = root(&index, range, depth) else { return nil }
    while index < range.upperBound {
      guard code.mark(index) == Mark.dot || code.mark(index) == Mark.arrow,
        let name = code.word(index + 1), index + 1 < range.upperBound,
        names.count < 2 * Self.maximumChain
      else { return nil }
      names.append(code.mark(index) == Mark.arrow ? variable(name) : name)
      index += 2
    }
    return names
  }

  private func root(_ index: inout Int, _ range: Range<Int>, _ depth: Int) -> [String]? {
    let start = index
    index = code.after(start, before: range.upperBound)
    switch code.mark(start) {
    case Mark.leftParenthesis where index > start + 1:
      return path(start + 1..<index - 1, depth: depth + 1)
    case Mark.leftSquare:
      return Message(at: start, in: code).flatMap { path(of: $0, depth: depth) }
    default:
      return code.word(start).flatMap(root)
    }
  }

  private func root(_ name: String) -> [String]? {
    if name == "self" { return [] }
    if let known = scope.names[name] { return known }
    if ["nil", "Nil", "NULL", "YES", "NO", "true", "false"].contains(name) { return nil }
    return [variable(name)]
  }

  /// The property of an instance variable.
  private func variable(_ name: String) -> String {
    if let property = scope.synthesized[name] { return property }
    return name.hasPrefix("_") && name.count > 1 ? String(name.dropFirst()) : name
  }

  /// The path of a message without arguments, which may be the getter of a property.
  private func path(of message: Message, depth: Int) -> [String]? {
    let name = message.pieces.first ?? ""
    if name.hasPrefix("appearance") {
      return code.word(message.receiver.lowerBound).map { [$0 + ".appearance()"] }
    }
    guard message.arguments.isEmpty, !["alloc", "init", "new", "copy", "class"].contains(name),
      let receiver = path(message.receiver, depth: depth + 1)
    else { return nil }
    return receiver + [name]
  }

  /// The value of a literal number, with its sign.
  func number(_ range: Range<Int>) -> Double? {
    var range = bare(range)
    if code.mark(range.lowerBound) == Mark.at, range.count == 2 { range = range.dropFirst() }
    let isNegative = code.mark(range.lowerBound) == Mark.minus
    if isNegative { range = range.dropFirst() }
    guard range.count == 1, code.tokens[range.lowerBound].kind == .number else { return nil }
    var digits = code.text(range.lowerBound)
    while let last = digits.last, "fFlLuU".contains(last), !digits.hasPrefix("0x") {
      digits.removeLast()
    }
    return Double(digits).map { isNegative ? -$0 : $0 }
  }

  /// The text of a literal `@"…"`, with simple escapes resolved.
  func text(_ range: Range<Int>) -> String? {
    let range = bare(range)
    guard range.count == 1, code.tokens[range.lowerBound].kind == .text else { return nil }
    let literal = code.text(range.lowerBound)
    guard literal.hasPrefix("@\""), literal.hasSuffix("\""), literal.count > 2 else {
      return literal == "@\"\"" ? "" : nil
    }
    var text = ""
    var isEscaped = false
    for character in literal.dropFirst(2).dropLast() {
      if isEscaped {
        text.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return text
  }

  /// The word that makes up a range.
  func word(_ range: Range<Int>) -> String? {
    let range = bare(range)
    return range.count == 1 ? code.word(range.lowerBound) : nil
  }

  /// The message that makes up a range.
  func message(_ range: Range<Int>) -> Message? {
    let range = bare(range)
    guard code.mark(range.lowerBound) == Mark.leftSquare,
      code.after(range.lowerBound, before: range.upperBound) == range.upperBound
    else { return nil }
    return Message(at: range.lowerBound, in: code)
  }

  /// The elements of `@[a, b]`.
  func elements(_ range: Range<Int>) -> [Range<Int>]? {
    let range = bare(range)
    guard code.mark(range.lowerBound) == Mark.at, range.count > 2,
      code.mark(range.lowerBound + 1) == Mark.leftSquare,
      code.after(range.lowerBound + 1, before: range.upperBound) == range.upperBound
    else { return nil }
    return code.parts(range.lowerBound + 2..<range.upperBound - 1)
  }

  /// The alternatives of `a ? b : c` and `a ?: c`.
  func choices(_ range: Range<Int>) -> [Range<Int>]? {
    let range = bare(range)
    guard let question = code.first(Mark.question, in: range) else { return nil }
    var open = 1
    var index = question + 1
    while index < range.upperBound {
      if code.mark(index) == Mark.question { open += 1 }
      if code.mark(index) == Mark.colon { open -= 1 }
      if open == 0 { break }
      index = code.after(index, before: range.upperBound)
    }
    guard index < range.upperBound else { return nil }
    let first = index == question + 1 ? range.lowerBound..<question : question + 1..<index
    return [first, index + 1..<range.upperBound]
  }
}
