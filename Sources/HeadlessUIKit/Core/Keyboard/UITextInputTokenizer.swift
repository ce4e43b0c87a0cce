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
  public var rawValue: Int

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
  /// The unit that encloses a place; at the edge between two the one in the direction. `nil` between units.
  func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?

  /// Whether a place is the edge of a unit in a direction.
  func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool

  /// Whether a place lies in a unit, as seen in a direction.
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

/// Finds units of the text of a view; lines are paragraphs.
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Creates a tokenizer of a text.
  public init(textInput: any UITextInput) {
    input = textInput
    super.init()
  }

  private var text: NSString {
    guard let input, let all = input.range(between: input.beginningOfDocument, and: input.endOfDocument)
    else { return "" }
    return (input.text(in: all) ?? "") as NSString
  }

  /// The units of a text, in its order.
  private func units(_ granularity: UITextGranularity, of text: NSString) -> [NSRange] {
    let all = NSRange(location: 0, length: text.length)
    let unit: NSString.EnumerationOptions =
      switch granularity {
      case .character: .byComposedCharacterSequences
      case .word: .byWords
      case .sentence: .bySentences
      case .paragraph, .line: .byParagraphs
      case .document: []
      }
    if granularity == .document { return [all] }
    var ranges: [NSRange] = []
    text.enumerateSubstrings(in: all, options: [unit, .substringNotRequired]) { _, range, _, _ in
      ranges.append(range)
    }
    return ranges
  }

  /// The unit that encloses a place.
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

  /// Whether a place is the edge of a unit in a direction.
  open func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    units(granularity, of: text).contains { range in
      position.offset == (direction.isBackward ? range.location : range.location + range.length)
    }
  }

  /// Whether a place lies in a unit, as seen in a direction.
  open func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  /// The next edge of a unit in a direction; `nil` at the end of the text.
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
