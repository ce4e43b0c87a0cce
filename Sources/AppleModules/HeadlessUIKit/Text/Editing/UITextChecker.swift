public import Foundation

/// Checks the spelling of words.
///
/// There is no dictionary here, so no word is reported as misspelled.
open class UITextChecker: NSObject {
  /// Creates a checker.
  public override init() { super.init() }

  /// The languages whose words can be checked, always none.
  open class var availableLanguages: [String] { [] }

  /// Returns the range of the first misspelled word, always none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String,
    range: NSRange,
    startingAt startingOffset: Int,
    wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Returns corrections of a misspelled word; `nil` without a dictionary.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }

  /// Returns completions of a part of a text; `nil` without a dictionary.
  open func completions(
    forPartialWordRange range: NSRange,
    in string: String,
    language: String
  ) -> [String]? { nil }

  /// Ignores a word in this text; no word is misspelled here.
  open func ignoreWord(_ wordToIgnore: String) {}

  /// Learns a word for all texts; no word is misspelled here.
  open class func learnWord(_ word: String) {}

  /// Whether a word was learned, which is never so here.
  open class func hasLearnedWord(_ word: String) -> Bool { false }
}
