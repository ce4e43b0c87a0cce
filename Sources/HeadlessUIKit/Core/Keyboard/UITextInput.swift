public import Foundation

/// A place in a text.
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before the place.
  let offset: Int

  /// Creates the place at the start.
  public override init() {
    offset = 0
    super.init()
  }

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  open override var hash: Int { offset }
}

/// A range of a text.
open class UITextRange: NSObject {
  let range: NSRange

  /// Creates the empty range at the start.
  public override init() {
    range = NSRange(location: 0, length: 0)
    super.init()
  }

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  /// The start of the range.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  /// Whether nothing is in the range.
  open var isEmpty: Bool { range.length == 0 }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }

  open override var hash: Int { range.location }
}

/// Text that a keyboard writes and deletes.
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// Text whose ranges are asked for and replaced.
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func caretRect(for position: UITextPosition) -> CGRect
}

extension UITextInput {
  /// The text that is written but not yet decided; there is none here.
  public var markedTextRange: UITextRange? { nil }

  /// Decides about the text that is not yet decided.
  public func unmarkText() {}
}

extension UITextInput {
  /// The range between two places.
  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    let start = min(fromPosition.offset, toPosition.offset)
    let length = max(fromPosition.offset, toPosition.offset) - start
    return UITextRange(NSRange(location: start, length: length))
  }

  /// The place at a distance from another; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }

  /// The distance between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The order of two places.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// The start of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
}
