public import Foundation

extension Range where Bound == AttributedString.Index {
  /// Creates the range of UTF-16 code units in an attributed string; `nil` for one that exceeds it.
  public init?(_ range: NSRange, in string: AttributedString) {
    let text = String(string.characters)
    guard let found = Range<String.Index>(range, in: text) else { return nil }
    let start = text.distance(from: text.startIndex, to: found.lowerBound)
    let length = text.distance(from: found.lowerBound, to: found.upperBound)
    let characters = string.characters
    let lower = characters.index(characters.startIndex, offsetBy: start)
    self = lower..<characters.index(lower, offsetBy: length)
  }
}
