/// Gives line breaks the words of a breaker instead of ICU's.
struct WordBreaks {
  let breaker: any WordBreaker
  let text: UTF16Text
  let language: String?

  /// Replaces the opportunities inside the breaker's runs.
  ///
  /// - Parameter breaks: The opportunities of UAX #14 and ICU's dictionaries, ascending.
  /// - Returns: The opportunities, ascending.
  func replacing(_ breaks: [LineBreak]) -> [LineBreak] {
    var rest = breaks[...]
    var result: [LineBreak] = []
    result.reserveCapacity(breaks.count)
    for run in WordRunScanner.runs(in: text, language: language) {
      guard let words = words(in: run) else { continue }
      let before = rest.prefix { $0.offset <= run.range.lowerBound }
      let inside = rest.dropFirst(before.count).prefix { $0.offset < run.range.upperBound }
      rest = rest.dropFirst(before.count + inside.count)
      result += before
      switch run.script {
      case .japanese, .han: result += agreed(words, among: inside)
      default: result += words.map { LineBreak(offset: $0) }
      }
    }
    return result + rest
  }

  /// The breaker's offsets inside a run, from the start of the text, ascending.
  private func words(in run: WordRunScanner.Run) -> [Int]? {
    let characters = String(decoding: text[run.range], as: UTF16.self)
    let offsets = breaker.breaks(
      in: WordRun(characters, script: run.script, language: language)
    )
    guard let offsets else { return nil }
    let inside = offsets.filter { $0 > 0 && $0 < run.range.count }
    return Set(inside).sorted().map { run.range.lowerBound + $0 }
  }

  /// The opportunities of UAX #14 that are the breaker's too, or are none of its business.
  private func agreed(_ words: [Int], among breaks: ArraySlice<LineBreak>) -> [LineBreak] {
    let words = Set(words)
    return breaks.filter { opportunity in
      words.contains(opportunity.offset) || !isInsideLetters(opportunity.offset)
    }
  }

  /// Whether letters or digits are on both sides of an offset: "typographic letter units" of CSS
  /// Text 3.
  private func isInsideLetters(_ offset: Int) -> Bool {
    isLetter(text.scalar(at: offset).value) && isLetter(base(before: offset))
  }

  /// The scalar before an offset that is not a mark.
  private func base(before offset: Int) -> UInt32 {
    var offset = offset
    while offset > 0 {
      let scalar = text.scalar(before: offset)
      guard isMark(scalar) else { return scalar }
      offset -= scalar > 0xFFFF ? 2 : 1
    }
    return 0
  }

  private func isMark(_ scalar: UInt32) -> Bool {
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  private func isLetter(_ scalar: UInt32) -> Bool {
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
