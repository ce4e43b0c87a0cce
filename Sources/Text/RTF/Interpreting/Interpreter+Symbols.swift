extension Interpreter {
  /// Takes a control symbol, a backslash and a character that is not a letter.
  mutating func symbol(_ byte: UInt8) {
    if byte == UInt8(ascii: "*") {
      if isGroupNew { isStarred = true }
      return
    }
    isGroupNew = false
    if byte == 10 || byte == 13 {
      settleCharacters()
      if group.destination == .body, !hasEnded {
        endParagraph()
      }
      return
    }
    if substitutesLeft > 0 {
      substitutesLeft -= 1
      return updateInterruption()
    }
    dropHighSurrogate()
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): character(byte)
    case UInt8(ascii: "~"): literal("\u{A0}")
    case UInt8(ascii: "-"): literal("\u{AD}")
    case UInt8(ascii: "_"): literal("\u{2011}")
    case UInt8(ascii: "\t"): literal("\t")
    default: settleCharacters()
    }
  }

  /// Takes a character that has a word or a symbol of its own.
  mutating func literal(_ scalar: Unicode.Scalar) {
    settleBytes()
    if pendingAttachment >= 0, group.destination == .body { return appendAttachment() }
    emit(scalar)
  }
}
