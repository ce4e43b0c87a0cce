/// Line breaks as browsers find them: pairs in ASCII, always after spaces, ICU for the rest.
enum WebLineBreaks {
  /// The rules that Chromium has for a language where a page asks for no strictness.
  ///
  /// Its ICU has two sets: those of Japanese, whatever the language, and for Chinese those that
  /// read quotation marks as brackets (measured with Chromium 156 in eight languages).
  static func pool(language: String?) -> BreakIteratorPool {
    BreakLocale.reduced(language).hasPrefix("zh")
      ? .shared(.line, language: "zh", keywords: "@lb=normal")
      : .shared(.line, language: "ja", keywords: "")
  }

  /// Whether the text has nothing that ICU must be asked about.
  static func needsOnlyPairs(_ text: UTF16Text) -> Bool {
    text.allSatisfy { $0 < 0x7F || $0 == 0xA0 }
  }

  /// The opportunities of a text, given those of ICU; none are needed for ASCII.
  static func opportunities(in text: UTF16Text, among unicode: [LineBreak]) -> [LineBreak] {
    var breaks: [LineBreak] = []
    breaks.reserveCapacity(text.count / 4 + 1)
    var next = 0
    var earlier: UInt16 = 0
    for offset in 1..<max(text.count, 1) {
      while next < unicode.count, unicode[next].offset < offset { next += 1 }
      let candidate = next < unicode.count && unicode[next].offset == offset ? unicode[next] : nil
      if let found = decide(text, at: offset, earlier, candidate) { breaks.append(found) }
      earlier = text[offset - 1]
    }
    let last = text[text.count - 1]
    breaks.append(
      LineBreak(
        offset: text.count,
        isMandatory: isTerminator(last),
        isSoftHyphen: last == 0xAD
      )
    )
    return breaks
  }

  private static func decide(
    _ text: UTF16Text,
    at offset: Int,
    _ earlier: UInt16,
    _ unicode: LineBreak?
  ) -> LineBreak? {
    let (first, second) = (text[offset - 1], text[offset])
    if isTerminator(first) {
      let isInsideCRLF = first == 0x0D && second == 0x0A
      return isInsideCRLF ? nil : LineBreak(offset: offset, isMandatory: true)
    }
    if isSpace(second) || isTerminator(second) { return nil }
    if isSpace(first) { return LineBreak(offset: offset) }
    if isPrintable(first), isPrintable(second) {
      let isAllowed = ASCIIBreakPairs.allowsBreak(after: earlier, first, before: second)
      return isAllowed ? LineBreak(offset: offset) : nil
    }
    return needsUnicode(first) || needsUnicode(second) ? unicode : nil
  }

  private static func isPrintable(_ unit: UInt16) -> Bool { unit &- 0x21 < 0x5E }

  private static func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x09 }

  private static func needsUnicode(_ unit: UInt16) -> Bool { unit > 0x7F && unit != 0xA0 }

  /// The classes BK, CR, LF and NL of UAX #14.
  private static func isTerminator(_ unit: UInt16) -> Bool {
    (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }
}
