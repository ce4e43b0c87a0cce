public import Foundation

/// The unit in which a text is measured.
public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}

/// The direction in which a text is stored.
public enum UITextStorageDirection: Int, Sendable {
  case forward, backward
}

/// The direction in which a text is laid out.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// A direction of storage or of layout, by its raw value.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the direction.
  public var rawValue: Int

  /// Creates a direction of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A direction of storage.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A direction of layout.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether the direction leads to the start of the text.
  var isBackward: Bool {
    self == .storage(.backward) || self == .layout(.left) || self == .layout(.up)
  }
}

/// Finds characters, words, sentences and paragraphs of a text.
public protocol UITextInputTokenizer: AnyObject {
  /// The unit that encloses a position; at a boundary, the one in the direction; `nil` between units.
  func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?

  /// Whether a position is the boundary of a unit in a direction.
  func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool

  /// Whether a position is in a unit, in a direction.
  func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool

  /// The next edge of a unit in a direction.
  func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
}

/// Finds units of the text of a view.
///
/// Words are runs of letters and digits, and lines are paragraphs.
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Creates a tokenizer of a text.
  public init(textInput: any UITextInput) {
    input = textInput
    super.init()
  }

  private var text: NSString {
    guard let input,
      let all = input.range(between: input.beginningOfDocument, and: input.endOfDocument)
    else { return "" }
    return (input.text(in: all) ?? "") as NSString
  }

  /// The units of a text, in its order.
  private func units(_ granularity: UITextGranularity, of text: NSString) -> [NSRange] {
    let all = NSRange(location: 0, length: text.length)
    switch granularity {
    case .document: return [all]
    case .word: return runs(of: Self.isInWord, in: text)
    case .sentence: return sentences(of: text)
    case .character, .paragraph, .line: break
    }
    let unit: NSString.EnumerationOptions =
      granularity == .character ? .byComposedCharacterSequences : .byParagraphs
    var ranges: [NSRange] = []
    text.enumerateSubstrings(in: all, options: [unit, .substringNotRequired]) { _, range, _, _ in
      ranges.append(range)
    }
    return ranges
  }

  /// The longest runs of characters that satisfy a condition.
  private func runs(of belongs: (Character) -> Bool, in text: NSString) -> [NSRange] {
    var ranges: [NSRange] = []
    var start = 0
    var end = 0
    for character in text as String {
      end += character.utf16.count
      if belongs(character) { continue }
      let length = end - character.utf16.count - start
      if length > 0 { ranges.append(NSRange(location: start, length: length)) }
      start = end
    }
    if start < end { ranges.append(NSRange(location: start, length: end - start)) }
    return ranges
  }

  private static func isInWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "'’_".contains(character)
  }

  /// The sentences, each with the space after it; a period ends a sentence only before a space.
  private func sentences(of text: NSString) -> [NSRange] {
    var ranges: [NSRange] = []
    var (start, end, isOver, isAfterSpace) = (0, 0, false, false)
    for character in text as String {
      if isAfterSpace, !character.isWhitespace {
        ranges.append(NSRange(location: start, length: end - start))
        (start, isOver, isAfterSpace) = (end, false, false)
      }
      end += character.utf16.count
      let ends = ".!?…。！？".contains(character)
      if character.isNewline || isOver && character.isWhitespace { isAfterSpace = true }
      if ends { isOver = true } else if !character.isWhitespace { isOver = false }
    }
    if start < end { ranges.append(NSRange(location: start, length: end - start)) }
    return ranges
  }

  /// The unit that encloses a position.
  open func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    let place = position.offset
    let found = units(granularity, of: text).first { range in
      let end = range.location + range.length
      return direction.isBackward
        ? range.location < place && place <= end : range.location <= place && place < end
    }
    return found.map { UITextRange($0) }
  }

  /// Whether a position is the boundary of a unit in a direction.
  open func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    units(granularity, of: text).contains { range in
      position.offset == (direction.isBackward ? range.location : range.location + range.length)
    }
  }

  /// Whether a position is in a unit, in a direction.
  open func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  /// The next boundary of a unit in a direction; `nil` at the end of the text.
  open func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let ranges = units(granularity, of: text)
    let found =
      direction.isBackward
      ? ranges.last { $0.location < position.offset }?.location
      : ranges.first { $0.location + $0.length > position.offset }
        .map { $0.location + $0.length }
    return found.map { UITextPosition($0) }
  }
}
