import RichText

extension Interpreter {
  /// Takes characters of ASCII that stand for themselves.
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    isGroupNew = false
    guard !isInterrupted else {
      for byte in bytes { character(byte) }
      return
    }
    switch group.destination {
    case .body:
      guard !hasEnded else { return reportEnd() }
      if characterChanged { beginRun() }
      builder.append(ascii: bytes)
    case .skipped, .alternative: return
    case .picture: picture.appendHexadecimal(bytes, limit: options.limits.binaryLength)
    default:
      guard group.destination.collects else { return }
      for byte in bytes { collect(Unicode.Scalar(byte)) }
    }
  }

  /// Takes a byte of text in the present code page.
  mutating func character(_ byte: UInt8) {
    isGroupNew = false
    if substitutesLeft > 0 {
      substitutesLeft -= 1
      updateInterruption()
      return
    }
    dropHighSurrogate()
    switch group.destination {
    case .skipped, .alternative: return
    case .picture:
      withUnsafePointer(to: byte) {
        picture.appendHexadecimal(
          UnsafeBufferPointer(start: $0, count: 1),
          limit: options.limits.binaryLength
        )
      }
      return
    case .levelText where byte < 0x20:
      collected.append(byte)
      return
    case .body:
      guard !hasEnded else { return reportEnd() }
      guard pendingAttachment < 0 else { return appendAttachment() }
    default: guard group.destination.collects else { return }
    }
    guard pendingBytes.isEmpty else { return continueCharacter(byte) }
    guard byte >= 0x80 else { return emit(Unicode.Scalar(byte)) }
    if let scalar = codePage.scalar(byte) { emit(scalar) } else { continueCharacter(byte) }
  }

  /// Adds a byte to a character of several bytes.
  private mutating func continueCharacter(_ byte: UInt8) {
    let page = codePage
    pendingBytes.append(byte)
    guard pendingBytes.count >= page.length(after: pendingBytes) else {
      return updateInterruption()
    }
    let scalars = decoders.decode(pendingBytes, page.number)
    pendingBytes.removeAll(keepingCapacity: true)
    updateInterruption()
    if scalars == nil { report(.undecodableBytes(codePage: page.number)) }
    for scalar in scalars ?? ["\u{FFFD}"] { emit(scalar) }
  }

  /// Sends a character to the present destination.
  mutating func emit(_ scalar: Unicode.Scalar) {
    switch group.destination {
    case .body:
      guard !hasEnded else { return reportEnd() }
      switch scalar {
      case "\0": return
      case "\n", "\r": endParagraph()
      default:
        if characterChanged { beginRun() }
        builder.append(scalar)
      }
    default:
      if group.destination.collects { collect(scalar) }
    }
  }

  /// Collects a character of a name; a semicolon ends the entry of a table.
  mutating func collect(_ scalar: Unicode.Scalar) {
    if scalar == ";", endEntry() { return }
    guard collected.count < options.limits.nameLength else {
      return report(.limitReached("nameLength"))
    }
    collected.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Begins a run of the present formatting.
  mutating func beginRun() {
    characterChanged = false
    isInHeader = false
    if !hasHeader, stack.isEmpty, !hasEnded {
      hasHeader = true
      log.add(.missingHeader, at: 0)
    }
    if textWithoutFont == nil, header.fonts[group.character.font]?.name.isEmpty ?? true {
      textWithoutFont = place
    }
    if beginsPage { appendPageBreak() }
    if !builder.collectsRuns || builder.runs.count < options.limits.runs {
      builder.begin(characters.place(of: group.character))
    } else {
      report(.limitReached("runs"))
    }
    if outerText == nil { isSectionStart = false }
  }

  /// Adds a break between pages, which is not part of a link, a field, a note's mark or an attachment.
  private mutating func appendPageBreak() {
    var character = group.character
    character.link = -1
    character.attachment = -1
    character.field = nil
    character.note = -1
    if !builder.collectsRuns || builder.runs.count < options.limits.runs {
      builder.begin(characters.place(of: character))
    }
    builder.append("\u{C}")
  }

  /// Whether a page begins at this place: by the formatting of the paragraph, or with a section.
  ///
  /// The first paragraph of a document has no page before it, and a text beside the document's has none.
  private var beginsPage: Bool {
    guard group.paragraph.beginsPage || isSectionStart && sectionBeginsPage else { return false }
    return builder.isAtParagraphStart && !builder.isEmpty && outerText == nil
  }

  /// Adds the character of an attachment.
  mutating func appendAttachment() {
    let number = pendingAttachment
    pendingAttachment = -1
    updateInterruption()
    let character = group.character
    group.character.attachment = number
    beginRun()
    builder.append(TextAttachment.character)
    group.character = character
    characterChanged = true
  }
}

// MARK: - Unicode

extension Interpreter {
  /// Takes the number of `\u`, which is a UTF-16 code unit with or without a sign.
  ///
  /// Numbers above 65535, which some programs write, are scalars.
  mutating func unicode(_ number: Int) {
    isGroupNew = false
    if substitutesLeft > 0 { substitutesLeft = 0 }
    let value = number < 0 ? number + 0x10000 : number
    if highSurrogate > 0, (0xDC00...0xDFFF).contains(value) {
      let scalar = Unicode.Scalar(UInt32(0x10000 + (highSurrogate - 0xD800) << 10 + value - 0xDC00))
      highSurrogate = 0
      emitUnicode(scalar ?? "\u{FFFD}")
    } else {
      dropHighSurrogate()
      if (0xD800...0xDBFF).contains(value) {
        highSurrogate = value
      } else if value >= 0, let scalar = UInt32(exactly: value).flatMap(Unicode.Scalar.init) {
        emitUnicode(scalar)
      } else {
        report(.invalidCharacter(number))
        emitUnicode("\u{FFFD}")
      }
    }
    substitutesLeft = group.substituteLength
    updateInterruption()
  }

  private mutating func emitUnicode(_ scalar: Unicode.Scalar) {
    if pendingAttachment >= 0, group.destination == .body {
      appendAttachment()
    } else {
      emit(scalar)
    }
  }

  /// Replaces the first half of a character whose second half does not follow.
  mutating func dropHighSurrogate() {
    guard highSurrogate > 0 else { return }
    report(.invalidCharacter(highSurrogate))
    highSurrogate = 0
    updateInterruption()
    emit("\u{FFFD}")
  }

  /// Ends characters that are not complete, at the border of a group or at a word.
  mutating func settleCharacters() {
    guard isInterrupted else { return }
    substitutesLeft = 0
    dropHighSurrogate()
    settleBytes()
    updateInterruption()
  }

  /// Replaces the first bytes of a character whose others do not follow.
  mutating func settleBytes() {
    guard !pendingBytes.isEmpty else { return }
    report(.undecodableBytes(codePage: codePage.number))
    pendingBytes.removeAll(keepingCapacity: true)
    emit("\u{FFFD}")
  }

  mutating func updateInterruption() {
    isInterrupted =
      substitutesLeft > 0 || highSurrogate > 0 || !pendingBytes.isEmpty || pendingAttachment >= 0
  }
}

// MARK: - Code pages

extension Interpreter {
  /// The code page of the present text.
  var codePage: CodePage {
    switch group.destination {
    case .fontTable: header.page(ofCharacterSet: header.font.charset, header.font.codePage)
    case .attachment: .utf8
    case .informationText, .levelText, .levelMarker, .styleSheet: header.codePage
    default: header.page(ofFont: group.character.font)
    }
  }
}

// MARK: - Paragraphs

extension Interpreter {
  /// Ends a paragraph with its separator.
  mutating func endParagraph(atLeast level: Int = 0) {
    if characterChanged { beginRun() }
    builder.appendSeparator()
    if group.paragraph.beginsPage { characterChanged = true }
    markParagraph(atLeast: level)
  }

  /// Gives the paragraph that was read its formatting.
  ///
  /// - Parameter level: The number of tables that hold the paragraph at least.
  mutating func markParagraph(atLeast level: Int = 0) {
    guard builder.collectsRuns else { return }
    let depth = min(max(group.paragraph.depth, level), options.limits.tableDepth)
    if group.paragraph.depth > depth { report(.limitReached("tableDepth")) }
    let place = tables.place(atDepth: depth, limit: options.limits.runs)
    if place == nil { report(.limitReached("runs")) }
    builder.endParagraph(
      paragraphs.place(of: group.paragraph),
      row: place?.row ?? -1,
      column: place?.column ?? 0
    )
  }
}
