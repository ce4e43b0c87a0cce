public import RichText

extension AttributedText {
  /// Returns the number of words.
  ///
  /// Words are the segments of Unicode's rules for word boundaries (UAX #29) that hold a letter, a
  /// digit or an ideograph. So `don't` is one word, `well-known` two, and `—` none. Chinese,
  /// Japanese, Thai, Lao, Khmer and Burmese are divided by ICU's dictionaries, which do not know
  /// every name and every new word: there the number is an estimate. Attachments are not words.
  ///
  /// Complexity: linear in the length of the text, with room for its longest line.
  public func countWords() -> Int {
    // No word goes on behind a line feed (rule WB3a), so that a line is held at a time.
    var count = 0
    var line: [UInt16] = []
    for unit in string.utf16 {
      line.append(unit)
      guard unit == 0x0A else { continue }
      count += Self.countWords(line)
      line.removeAll(keepingCapacity: true)
    }
    return count + Self.countWords(line)
  }

  private static func countWords(_ units: [UInt16]) -> Int {
    units.withUnsafeBufferPointer { text in
      WordBoundaries.segments(in: text).count { $0.isWord }
    }
  }
}
