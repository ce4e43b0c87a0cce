extension Interpreter {
  /// Reads bytes; `isLast` says that no others follow.
  mutating func consume(_ bytes: some Sequence<UInt8>, isLast: Bool) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { read($0, isLast: isLast) }
    if isDone == nil {
      Array(bytes).withUnsafeBufferPointer { read($0, isLast: isLast) }
    }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool) {
    let end = bytes.count
    var index = 0
    while index < end {
      switch lexer.place {
      case .text: readText(bytes, &index)
      case .backslash: readAfterBackslash(bytes[index], &index)
      case .word: readWord(bytes, &index)
      case .sign, .number: readNumber(bytes, &index, isLast: isLast)
      case .firstDigit, .secondDigit: readHexadecimal(bytes[index], &index)
      case .binary: readBinary(bytes, &index)
      }
    }
    lexer.consumed += end
  }

  private mutating func readText(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    let start = index
    while index < bytes.count, LexerState.isPlain(bytes[index]) { index += 1 }
    if index > start {
      place = lexer.consumed + start
      text(UnsafeBufferPointer(rebasing: bytes[start..<index]))
    }
    guard index < bytes.count else { return }
    place = lexer.consumed + index
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\\"):
      lexer.tokenStart = place
      lexer.place = .backslash
    case UInt8(ascii: "{"): openGroup()
    case UInt8(ascii: "}"): closeGroup()
    case 0, 10, 13: break
    default: character(byte)
    }
  }

  private mutating func readAfterBackslash(_ byte: UInt8, _ index: inout Int) {
    place = lexer.tokenStart
    if LexerState.isLetter(byte) {
      lexer.hash = ControlWordTable.seed
      lexer.name.removeAll(keepingCapacity: true)
      lexer.place = .word
      return
    }
    index += 1
    lexer.place = byte == UInt8(ascii: "'") ? .firstDigit : .text
    if lexer.place == .text { symbol(byte) }
  }

  private mutating func readWord(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    let start = index
    var hash = lexer.hash
    while index < bytes.count, LexerState.isLetter(bytes[index]) {
      hash = ControlWordTable.combine(hash, bytes[index])
      index += 1
    }
    lexer.hash = hash
    guard index < bytes.count else {
      keepName(bytes[start..<index])
      return
    }
    lexer.word = words[hash]
    if lexer.word == nil || lexer.word == .leftOut { keepName(bytes[start..<index]) }
    lexer.number = 0
    lexer.isNegative = false
    let byte = bytes[index]
    if byte == UInt8(ascii: "-") {
      lexer.isNegative = true
      lexer.place = .sign
      index += 1
    } else if LexerState.isDigit(byte) {
      lexer.place = .number
    } else {
      if byte == UInt8(ascii: " ") { index += 1 }
      lexer.place = .text
      complete(parameter: nil)
    }
  }

  private mutating func keepName(_ letters: Slice<UnsafeBufferPointer<UInt8>>) {
    let room = LexerState.longestName - lexer.name.count
    if room > 0 { lexer.name.append(contentsOf: letters.prefix(room)) }
  }

  private mutating func readNumber(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ index: inout Int,
    isLast: Bool
  ) {
    if lexer.place == .sign {
      guard LexerState.isDigit(bytes[index]) else {
        lexer.place = .text
        complete(parameter: nil)
        character(UInt8(ascii: "-"))
        return
      }
      lexer.place = .number
    }
    var number = lexer.number
    while index < bytes.count, LexerState.isDigit(bytes[index]) {
      number = min(number * 10 + Int(bytes[index] & 15), LexerState.largestNumber)
      index += 1
    }
    lexer.number = number
    guard index < bytes.count else { return }
    if bytes[index] == UInt8(ascii: " ") { index += 1 }
    lexer.place = .text
    bytesAfterToken = isLast ? bytes.count - index : nil
    complete(parameter: lexer.isNegative ? -number : number)
  }

  private mutating func readHexadecimal(_ byte: UInt8, _ index: inout Int) {
    place = lexer.tokenStart
    guard let value = LexerState.hexadecimalValue(byte) else {
      report(.invalidHexadecimal)
      if lexer.place == .secondDigit { character(lexer.digit) }
      lexer.place = .text
      return
    }
    index += 1
    if lexer.place == .firstDigit {
      lexer.digit = byte
      lexer.number = Int(value) << 4
      lexer.place = .secondDigit
    } else {
      lexer.place = .text
      character(UInt8(truncatingIfNeeded: lexer.number) | value)
    }
  }

  private mutating func readBinary(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    let count = min(lexer.binaryLeft, bytes.count - index)
    binary(UnsafeBufferPointer(rebasing: bytes[index..<index + count]))
    index += count
    lexer.binaryLeft -= count
    if lexer.binaryLeft == 0 { lexer.place = .text }
  }

  /// Ends a token at the end of the document.
  mutating func finishToken() {
    place = lexer.tokenStart
    switch lexer.place {
    case .text: return
    case .number: complete(parameter: lexer.isNegative ? -lexer.number : lexer.number)
    case .word:
      lexer.word = words[lexer.hash]
      complete(parameter: nil)
    case .secondDigit:
      report(.endsInsideToken)
      character(lexer.digit)
    case .backslash, .sign, .firstDigit, .binary: report(.endsInsideToken)
    }
    lexer.place = .text
  }
}
