/// The hyphenation patterns of a language: Liang's algorithm.
///
/// Read from the format of libhyphen, which Debian's `hyphen-*` packages install.
package struct HyphenationPatterns: Equatable, Sendable {
  /// The least number of characters before and after a hyphen that the patterns ask for.
  package internal(set) var minimumBefore = 1
  package internal(set) var minimumAfter = 1

  /// The entries that the reader skipped.
  package internal(set) var diagnostics: [Diagnostic] = []

  /// Patterns before and after `NEXTLEVEL`: first between the parts of compounds, then inside them.
  var levels: [PatternTree] = []

  /// A line that was passed over.
  package struct Diagnostic: Hashable, Sendable {
    /// The line, counted from one.
    package var line: Int
    package var reason: Reason
  }

  /// The reason for which a line was passed over.
  package enum Reason: Hashable, Sendable {
    /// The pattern has more than ``PatternTree/maximumLength`` characters.
    case patternTooLong
    /// The line is neither a pattern nor a command.
    case notAPattern
    /// A number is missing after a command.
    case numberMissing
  }

  /// The reason for which patterns could not be read.
  package enum Failure: Error, Hashable, Sendable {
    case noSuchFile(String)
    case unreadable(String)
    /// The file is larger than 32 MB.
    case tooLarge(bytes: Int)
    /// The first line names an encoding that is not known.
    case unknownEncoding(String)
    case empty
  }
}

extension HyphenationPatterns {
  /// Reads a pattern file; lines that make no sense become diagnostics.
  package init(reading bytes: [UInt8]) throws(Failure) { self = try HyphenationReader.read(bytes) }

  /// Finds the places where a word may be parted.
  ///
  /// - Parameters:
  ///   - word: The scalars of one word, of any case.
  ///   - minimumBefore: The least number of characters before a hyphen.
  ///   - minimumAfter: The least number of characters after it.
  /// - Returns: Numbers of characters before the hyphen, ascending.
  /// - Complexity: The length of the word times that of the longest pattern.
  package func points(
    in word: [Unicode.Scalar],
    minimumBefore: Int = 2,
    minimumAfter: Int = 3
  ) -> [Int] {
    let before = max(minimumBefore, self.minimumBefore, 1)
    let after = max(minimumAfter, self.minimumAfter, 1)
    guard word.count >= before + after else { return [] }
    let lowered = word.map(Self.lowercased)
    var parts = [0..<word.count]
    for level in levels {
      parts = parts.flatMap { part in
        Self.split(part, at: level.points(in: lowered[part]))
      }
    }
    return parts.dropFirst().map(\.lowerBound)
      .filter { $0 >= before && $0 <= word.count - after }
  }

  private static func split(_ part: Range<Int>, at points: [Int]) -> [Range<Int>] {
    var start = part.lowerBound
    var parts: [Range<Int>] = []
    for point in points where point > start && point < part.upperBound {
      parts.append(start..<point)
      start = point
    }
    return parts + [start..<part.upperBound]
  }

  /// The lower case when it is one scalar; patterns know no other.
  private static func lowercased(_ scalar: Unicode.Scalar) -> UInt32 {
    let mapped = scalar.properties.lowercaseMapping.unicodeScalars
    guard let first = mapped.first, mapped.count == 1 else { return scalar.value }
    return first.value
  }
}
