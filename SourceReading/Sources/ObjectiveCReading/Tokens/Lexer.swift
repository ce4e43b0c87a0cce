/// Splits Objective-C source bytes into tokens.
///
/// Comments and whitespace are skipped. A preprocessor directive produces the token `#`.
struct Lexer {
  private let bytes: [UInt8]
  private let end: Int
  private(set) var position: Int
  private(set) var line: Int
  private var lineStart: Int
  /// The line of the first unterminated text or comment.
  private(set) var unterminatedLine: Int?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = bytes.count
    position = 0
    line = 1
    lineStart = 0
  }

  /// A lexer for the part of another's bytes between its position and an offset.
  init(_ lexer: Lexer, upTo end: Int) {
    self = lexer
    self.init(bytes: lexer.bytes, from: lexer, end: end)
  }

  private init(bytes: [UInt8], from lexer: Lexer, end: Int) {
    self.bytes = bytes
    self.end = end
    position = lexer.position
    line = lexer.line
    lineStart = lexer.lineStart
  }

  private func byte(_ offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  private mutating func newLine(after offset: Int) {
    line += 1
    lineStart = offset + 1
  }

  /// Skips whitespace and comments.
  private mutating func passBlanks() {
    while position < end {
      let current = bytes[position]
      if current == UInt8(ascii: "\n") {
        newLine(after: position)
        position += 1
      } else if current <= 0x20 || current == UInt8(ascii: "\\") {
        position += 1
      } else if current == UInt8(ascii: "/"), byte(position + 1) == UInt8(ascii: "/") {
        while position < end, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if current == UInt8(ascii: "/"), byte(position + 1) == UInt8(ascii: "*") {
        passComment()
      } else {
        return
      }
    }
  }

  private mutating func passComment() {
    let first = line
    position += 2
    while position < end {
      if bytes[position] == UInt8(ascii: "*"), byte(position + 1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      if bytes[position] == UInt8(ascii: "\n") { newLine(after: position) }
      position += 1
    }
    if unterminatedLine == nil { unterminatedLine = first }
  }

  /// Returns the next token; `nil` at the end.
  mutating func next() -> Token? {
    passBlanks()
    guard position < end else { return nil }
    let (start, startLine, column) = (position, line, position - lineStart + 1)
    let (kind, mark) = scan()
    return Token(
      kind: kind,
      mark: mark,
      start: Int32(start),
      end: Int32(position),
      line: Int32(startLine),
      column: Int32(column)
    )
  }

  private mutating func scan() -> (Token.Kind, UInt8) {
    let first = bytes[position]
    if Self.beginsWord(first) {
      passWord()
      return (.word, 0)
    }
    if Self.isDigit(first) || first == Mark.dot && Self.isDigit(byte(position + 1)) {
      passNumber()
      return (.number, 0)
    }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      passText(until: first)
      return (.text, 0)
    }
    if first == Mark.at {
      if byte(position + 1) == UInt8(ascii: "\"") {
        position += 1
        passText(until: UInt8(ascii: "\""))
        return (.text, 0)
      }
      if Self.beginsWord(byte(position + 1)) {
        position += 1
        passWord()
        return (.directive, 0)
      }
    }
    if let pair = Mark.pair(first, byte(position + 1)) {
      position += 2
      return (.mark, pair)
    }
    position += 1
    return (.mark, first < 128 ? first : Mark.other)
  }

  private mutating func passWord() {
    while position < end, Self.beginsWord(bytes[position]) || Self.isDigit(bytes[position]) {
      position += 1
    }
  }

  /// Skips a number with its exponent and suffix.
  private mutating func passNumber() {
    while position < end {
      let current = bytes[position]
      let isExponent = current | 0x20 == UInt8(ascii: "e") && bytes[position - 1] != Mark.dot
      guard Self.beginsWord(current) || Self.isDigit(current) || current == Mark.dot else { return }
      position += 1
      let sign = byte(position)
      if isExponent, sign == Mark.minus || sign == Mark.plus { position += 1 }
    }
  }

  /// Skips a text, which ends with its line at the latest.
  private mutating func passText(until quote: UInt8) {
    let first = line
    position += 1
    while position < end {
      let current = bytes[position]
      if current == UInt8(ascii: "\\"), position + 1 < end {
        if bytes[position + 1] == UInt8(ascii: "\n") { newLine(after: position + 1) }
        position += 2
      } else if current == UInt8(ascii: "\n") {
        break
      } else {
        position += 1
        if current == quote { return }
      }
    }
    if unterminatedLine == nil { unterminatedLine = first }
  }

  /// The offset of the end of a directive, whose lines continue after `\`.
  func endOfDirective() -> Int {
    var offset = position
    while offset < end, bytes[offset] != UInt8(ascii: "\n") {
      if bytes[offset] == UInt8(ascii: "\\") { offset += byte(offset + 1) == 0x0D ? 2 : 1 }
      offset += 1
    }
    return min(offset, end)
  }

  /// Continues after the bytes that another lexer has read.
  mutating func skip(to offset: Int) {
    while position < offset {
      if bytes[position] == UInt8(ascii: "\n") { newLine(after: position) }
      position += 1
    }
  }

  static func beginsWord(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
