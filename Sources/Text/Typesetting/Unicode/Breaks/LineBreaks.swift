package import RichText

/// The rules that hold where UAX #14 leaves a choice.
public enum LineBreakTailoring: Hashable, Sendable {
  /// UAX #14 as ICU implements it.
  case unicode
  /// The same, with the closing quotation mark of the language read as a closing bracket, so that
  /// a line may end after it: the toolchain's ICU, which is Apple's, does this by itself.
  case apple
  /// The same, with ASCII and spaces decided as browsers do: see `ASCIIBreakPairs`.
  case web
}

/// A place where a line may or must end.
package struct LineBreak: Hashable, Sendable {
  /// The UTF-16 offset at which the next line starts.
  package var offset: Int
  /// Whether the line must end here: the text before the offset ends with a line terminator.
  package var isMandatory: Bool
  /// Whether a soft hyphen (U+00AD) precedes the offset, to be shown if the line ends here.
  package var isSoftHyphen: Bool

  package init(offset: Int, isMandatory: Bool = false, isSoftHyphen: Bool = false) {
    self.offset = offset
    self.isMandatory = isMandatory
    self.isSoftHyphen = isSoftHyphen
  }
}

/// The line break opportunities of a text by UAX #14 and the dictionaries of ICU.
///
/// Make one for a language and use it for many texts, from any thread.
package struct LineBreaks: Sendable {
  private let pool: BreakIteratorPool
  private let tailoring: LineBreakTailoring

  package init(
    language: String?,
    strictness: LineBreakStrictness = .normal,
    tailoring: LineBreakTailoring = .unicode
  ) {
    self.tailoring = tailoring
    if tailoring == .web, strictness == .normal {
      pool = WebLineBreaks.pool(language: language)
      return
    }
    let rules = tailoring == .apple ? language : BreakLocale.withUniversalQuotes(language)
    pool = .shared(.line, language: rules, keywords: strictness.keywords)
  }

  /// The opportunities of a text, ascending; the end of the text is the last one.
  ///
  /// The end is mandatory only when a line terminator precedes it, that is, when an empty line
  /// follows. An empty text has none. Linear time.
  package func opportunities(in text: UTF16Text) -> [LineBreak] {
    if text.isEmpty { return [] }
    if tailoring == .web, WebLineBreaks.needsOnlyPairs(text) {
      return WebLineBreaks.opportunities(in: text, among: [])
    }
    let breaks = unicodeOpportunities(in: text)
    return tailoring == .web ? WebLineBreaks.opportunities(in: text, among: breaks) : breaks
  }

  private func unicodeOpportunities(in text: UTF16Text) -> [LineBreak] {
    var breaks: [LineBreak] = []
    breaks.reserveCapacity(text.count / 4 + 1)
    let isComplete = pool.withIterator { iterator in
      iterator.forEachBoundary(in: text) { end, status in
        breaks.append(
          LineBreak(
            offset: end,
            isMandatory: ICUBreakIterator.isMandatory(status),
            isSoftHyphen: text[end - 1] == 0xAD
          )
        )
      }
    }
    return isComplete == true ? breaks : [LineBreak(offset: text.count)]
  }

  package func opportunities(in text: [UInt16]) -> [LineBreak] {
    text.withUnsafeBufferPointer { opportunities(in: $0) }
  }

  /// The opportunities of one text.
  package static func opportunities(
    in text: [UInt16],
    language: String?,
    strictness: LineBreakStrictness = .normal,
    tailoring: LineBreakTailoring = .unicode
  ) -> [LineBreak] {
    LineBreaks(language: language, strictness: strictness, tailoring: tailoring)
      .opportunities(in: text)
  }
}

extension LineBreakStrictness {
  /// The keywords of an ICU locale that ask for the strictness.
  fileprivate var keywords: String {
    switch self {
    case .loose: "@lb=loose"
    case .normal: "@lb=normal"
    case .strict: "@lb=strict"
    case .phrase: "@lb=normal;lw=phrase"
    }
  }
}
