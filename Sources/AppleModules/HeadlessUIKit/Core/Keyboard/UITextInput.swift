public import Foundation
public import RichText

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
  /// Whether the range is empty.
  open var isEmpty: Bool { range.length == 0 }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }

  open override var hash: Int { range.location }
}

/// Text that a keyboard can insert and delete.
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// Text whose ranges can be read and replaced.
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
  /// The marked text of an input method; there is none here.
  public var markedTextRange: UITextRange? { nil }

  /// Finds words, sentences and paragraphs of the text.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  /// Commits the marked text.
  public func unmarkText() {}

  /// The text position nearest to a point: among the insertion points in the line at the point, or in the
  /// nearest line, the closest one.
  func nearestPosition(to point: CGPoint, within range: UITextRange? = nil) -> UITextPosition? {
    let places = (range?.start.offset ?? 0)...(range?.end.offset ?? endOfDocument.offset)
    func distance(_ place: Int) -> (CGFloat, CGFloat) {
      let caret = caretRect(for: UITextPosition(place))
      return (max(caret.minY - point.y, point.y - caret.maxY, 0), abs(caret.minX - point.x))
    }
    return places.min { distance($0) < distance($1) }.map { UITextPosition($0) }
  }

  func rangeOfCharacter(at point: CGPoint) -> UITextRange? {
    guard let place = nearestPosition(to: point)?.offset else { return nil }
    let start =
      place > 0 && caretRect(for: UITextPosition(place)).minX > point.x ? place - 1 : place
    guard start < endOfDocument.offset else { return nil }
    return UITextRange(NSRange(location: start, length: 1))
  }

  func rectOfFirstLine(of range: UITextRange) -> CGRect {
    let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
    let isOneLine = start.minY == end.minY
    return CGRect(
      x: start.minX,
      y: start.minY,
      width: isOneLine ? max(0, end.minX - start.minX) : 0,
      height: start.height
    )
  }

  func range(between first: UITextPosition, and second: UITextPosition) -> UITextRange? {
    let start = min(first.offset, second.offset)
    let length = max(first.offset, second.offset) - start
    return UITextRange(NSRange(location: start, length: length))
  }

  func place(_ offset: Int, from position: UITextPosition) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }
}

/// A rectangle of a selection, in one line.
open class UITextSelectionRect: NSObject {
  private let shape: CGRect
  /// The rectangle.
  open var rect: CGRect { shape }
  /// The direction in which the text is written.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection starts in the rectangle.
  open var containsStart: Bool { false }
  /// Whether the selection ends in the rectangle.
  open var containsEnd: Bool { false }
  /// Whether lines run from top to bottom.
  open var isVertical: Bool { false }

  /// Creates an empty rectangle.
  public override init() {
    shape = .zero
    super.init()
  }

  init(_ shape: CGRect) {
    self.shape = shape
    super.init()
  }
}

extension UITextInput {
  /// The range between two places.
  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    range(between: fromPosition, and: toPosition)
  }

  /// The position at a distance from another; `nil` outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(offset, from: position)
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
