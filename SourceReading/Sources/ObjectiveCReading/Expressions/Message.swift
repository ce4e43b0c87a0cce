/// A message: `[receiver name:argument other:argument]`.
struct Message {
  let receiver: Range<Int>
  /// The words of the selector.
  let pieces: [String]
  /// The arguments, one for each part of the selector; empty for a message without arguments.
  let arguments: [Range<Int>]

  /// The maximum number of parts of a selector.
  private static let maximumPieces = 24

  /// Reads the message in the brackets at an index; `nil` for literals, subscripts and other brackets.
  init?(at open: Int, in code: TokenList) {
    guard code.mark(open) == Mark.leftSquare,
      let close = code.partner(open, before: code.count), !Self.isSubscript(open, code)
    else { return nil }
    var pieces: [(name: Int, argument: Int)] = []
    var questions = 0
    var index = open + 1
    var last = index
    while index < close {
      let mark = code.mark(index)
      if mark == Mark.question { questions += 1 }
      if mark == Mark.colon {
        if questions > 0 {
          questions -= 1
        } else if code.isWord(index - 1), index - 1 > open + 1 || !pieces.isEmpty {
          pieces.append((index - 1, index + 1))
        }
      }
      last = index
      index = code.after(index, before: close)
    }
    guard pieces.count <= Self.maximumPieces else { return nil }
    guard let first = pieces.first else {
      guard last > open + 1, code.isWord(last) else { return nil }
      receiver = open + 1..<last
      self.pieces = [code.text(last)]
      arguments = []
      return
    }
    receiver = open + 1..<first.name
    self.pieces = pieces.map { code.text($0.name) }
    arguments = pieces.indices.map {
      let end = $0 + 1 < pieces.count ? pieces[$0 + 1].name : close
      return min(pieces[$0].argument, end)..<end
    }
  }

  private static func isSubscript(_ open: Int, _ code: TokenList) -> Bool {
    guard open > 0 else { return false }
    let before = code.mark(open - 1)
    if before == Mark.at || before == Mark.rightSquare { return true }
    // `return [x y]` is a message, and so is `[x y]` after the cast in `(UILabel *)[x y]`.
    return code.isWord(open - 1)
      && !["return", "else", "in", "do", "case"].contains(
        code.text(open - 1)
      )
  }

  /// The argument of a piece.
  func argument(_ piece: String) -> Range<Int>? {
    guard let index = pieces.firstIndex(of: piece), index < arguments.count else { return nil }
    return arguments[index]
  }
}
