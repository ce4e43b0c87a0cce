/// Finds the ends of words in text that is written without spaces.
///
/// Thai, Lao, Khmer and Burmese lines break between words, and only a dictionary or a model knows
/// where these are. The dictionaries of ICU decide unless a paragraph brings a breaker of its own:
/// another dictionary, so that lines are those of a program that has it, one with the names of an
/// app, or a model. A breaker can also keep the phrases of Japanese together, as BudouX finds them.
///
/// ```swift
/// struct Names: WordBreaker {
///   let names: [String]
///
///   func breaks(in run: WordRun) -> [Int]? {
///     names.contains(run.text) ? [] : nil
///   }
/// }
/// ```
///
/// Set it as ``ParagraphOptions/wordBreaker`` or give it to a ``ShapedText``. UAX #14 holds around
/// the runs: spaces, digits, brackets and punctuation break as they do without a breaker.
///
/// Paragraphs are shaped once and kept by their options, so a breaker is asked once for a text and
/// is part of the key. Breakers that are equal must find the same breaks, always. One with a large
/// dictionary should compare and hash only the dictionary's name and version.
public protocol WordBreaker: Hashable, Sendable {
  /// Finds the places in a run at which a line may end.
  ///
  /// Several threads may call it at the same time. Its cost is part of shaping a paragraph.
  ///
  /// Offsets may come in any order. Those outside the run, at its ends or inside a grapheme
  /// cluster have no effect.
  ///
  /// - Parameter run: The text, its script and language.
  /// - Returns: UTF-16 offsets from the start of the run, or `nil` to leave the run to ICU. An empty
  ///   array makes a single word of the run.
  func breaks(in run: WordRun) -> [Int]?
}
