/// Tokens with their source bytes; brackets know their partners.
struct TokenList {
  let bytes: [UInt8]
  private(set) var tokens: [Token]
  /// The position of the first unmatched bracket.
  private(set) var unmatched: Int?

  init(bytes: [UInt8], tokens: [Token]) {
    self.bytes = bytes
    self.tokens = tokens
    match()
  }

  var count: Int { tokens.count }

  /// Matches brackets with their partners.
  ///
  /// A closing bracket closes the last open one of its kind, and leaves brackets in between unmatched. At a
  /// class declaration no bracket is open.
  ///
  /// Complexity: O(n), because each bracket is opened and closed once.
  private mutating func match() {
    var open: [Int] = []
    var counts: [UInt8: Int] = [:]
    for index in tokens.indices {
      let mark = tokens[index].mark
      if tokens[index].kind == .directive {
        guard !open.isEmpty, isBoundary(index) else { continue }
        if unmatched == nil { unmatched = open.first }
        open = []
        counts = [:]
      } else if let closing = Mark.closing(mark) {
        open.append(index)
        counts[closing, default: 0] += 1
      } else if mark == Mark.rightParenthesis || mark == Mark.rightSquare
        || mark == Mark.rightBrace
      {
        guard counts[mark, default: 0] > 0 else {
          if unmatched == nil { unmatched = index }
          continue
        }
        while let last = open.popLast() {
          let closing = Mark.closing(tokens[last].mark) ?? 0
          counts[closing, default: 0] -= 1
          if closing == mark {
            tokens[last].partner = Int32(index)
            tokens[index].partner = Int32(last)
            break
          }
          if unmatched == nil { unmatched = last }
        }
      }
    }
    if unmatched == nil { unmatched = open.first }
  }

  private func isBoundary(_ index: Int) -> Bool {
    ["@end", "@interface", "@implementation"].contains { isText(index, $0) }
  }

  /// Whether the text of a token is a given one.
  func isText(_ index: Int, _ text: StaticString) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let token = tokens[index]
    guard Int(token.end - token.start) == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { buffer in
      bytes[Int(token.start)..<Int(token.end)].elementsEqual(buffer)
    }
  }

  /// The text of a token.
  func text(_ index: Int) -> String {
    let token = tokens[index]
    return String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  /// The text of a word; `nil` for other tokens.
  func word(_ index: Int) -> String? {
    guard index >= 0, index < tokens.count, tokens[index].kind == .word else { return nil }
    return text(index)
  }

  func isWord(_ index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .word
  }

  /// The token at a position; 0 for words.
  func mark(_ index: Int) -> UInt8 {
    index >= 0 && index < tokens.count ? tokens[index].mark : 0
  }

  /// The partner of a bracket, if it is before an end.
  func partner(_ index: Int, before end: Int) -> Int? {
    let partner = Int(tokens[index].partner)
    return partner > index && partner < end ? partner : nil
  }

  /// The index after a token, or after the matching bracket.
  func after(_ index: Int, before end: Int) -> Int { (partner(index, before: end) ?? index) + 1 }

  /// The first index in a range with a token outside brackets.
  func first(_ mark: UInt8, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens[index].mark == mark { return index }
      index = after(index, before: range.upperBound)
    }
    return nil
  }

  /// The parts of a range between commas outside brackets.
  func parts(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let comma = first(Mark.comma, in: start..<range.upperBound) ?? range.upperBound
      if comma > start { parts.append(start..<comma) }
      start = comma + 1
    }
    return parts
  }
}
