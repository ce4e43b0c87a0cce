public import Foundation

/// Checks the spelling of words.
///
/// No dictionary is here, so that no word is found to be wrong.
open class UITextChecker: NSObject {
  /// Creates a checker.
  public override init() { super.init() }

  /// The languages whose words can be checked: none.
  open class var availableLanguages: [String] { [] }

  /// Returns the range of the first wrong word: none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String,
    range: NSRange,
    startingAt startingOffset: Int,
    wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Returns words that may be meant by a wrong one; `nil` without a dictionary.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }

  /// Returns words that begin as a part of a text does; `nil` without a dictionary.
  open func completions(
    forPartialWordRange range: NSRange,
    in string: String,
    language: String
  ) -> [String]? { nil }

  /// Lets a word be right in this text; no word is wrong here.
  open func ignoreWord(_ wordToIgnore: String) {}

  /// Lets a word be right in all texts; no word is wrong here.
  open class func learnWord(_ word: String) {}

  /// Whether a word was learned: none is.
  open class func hasLearnedWord(_ word: String) -> Bool { false }
}
