/// Adds the places where the words of a language may be hyphenated.
enum HyphenationPoints {
  /// Returns the opportunities with those inside words, which show a hyphen when taken.
  ///
  /// A language without patterns on this machine is not hyphenated.
  static func adding(
    to breaks: [LineBreak],
    in text: UTF16Text,
    language: String?
  ) -> [LineBreak] {
    guard let language, let patterns = try? HyphenationLibrary.installed.patterns(for: language)
    else { return breaks }
    var rest = Hyphenation.points(in: text, patterns: patterns)[...]
    var result: [LineBreak] = []
    result.reserveCapacity(breaks.count + rest.count)
    for opportunity in breaks {
      while let point = rest.first, point <= opportunity.offset {
        if point < opportunity.offset {
          result.append(LineBreak(offset: point, isSoftHyphen: true))
        }
        rest = rest.dropFirst()
      }
      result.append(opportunity)
    }
    return result
  }
}
