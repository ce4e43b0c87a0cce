public import Foundation

/// A text with the managers that lay it out.
open class NSTextStorage: NSMutableAttributedString {
  /// The managers.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// Creates an empty text.
  public init() { super.init(string: "") }

  public override init(string str: String) { super.init(string: str) }

  public override init(string str: String, attributes attrs: [Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }

  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }

  /// Creates an empty text, ignoring the coder.
  public required init?(coder: NSCoder) { super.init(string: "") }

  /// Adds a manager.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }
}

/// Finds characters at points of a text, and their rectangles.
///
/// A glyph is a UTF-16 unit here. Positions come from measuring the beginnings of lines.
open class NSLayoutManager: NSObject {
  /// The text.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The text of a view, owned only by this layout manager.
  var ownedStorage: NSTextStorage?
  /// The containers; the first one is laid out.
  open private(set) var textContainers: [NSTextContainer] = []
  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false
  open weak var delegate: (any NSLayoutManagerDelegate)?

  public override init() { super.init() }

  /// Adds a container.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// The number of characters.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Does nothing: a text is laid out when it is needed.
  open func ensureLayout(for container: NSTextContainer) {}

  /// The rectangle of the lines.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    var size = measured(NSRange(location: 0, length: numberOfGlyphs), in: container)
    size.width += 2 * container.lineFragmentPadding
    if container.maximumNumberOfLines > 0 {
      let lines = lines(in: container).prefix(container.maximumNumberOfLines)
      size.height = min(size.height, lines.last.map { $0.top + $0.height } ?? 0)
    }
    return CGRect(origin: .zero, size: size)
  }

  /// The characters in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }

  /// The same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The same range.
  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The same place.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The character nearest to a point.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  /// The character nearest to a point, and the fraction of its width before the point.
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let lines = lines(in: container)
    partialFraction?.pointee = 0
    guard let line = lines.last(where: { $0.top <= point.y }) ?? lines.first else { return 0 }
    let x = point.x - container.lineFragmentPadding
    var low = line.range.location
    var high = max(low, line.range.location + line.range.length - 1)
    while low < high {
      let middle = (low + high) / 2
      if width(from: line.range.location, to: middle + 1) > x {
        high = middle
      } else {
        low = middle + 1
      }
    }
    let start = width(from: line.range.location, to: low)
    let end = width(from: line.range.location, to: low + 1)
    if end > start { partialFraction?.pointee = min(1, max(0, (x - start) / (end - start))) }
    return low
  }

  /// The rectangle around characters.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    var result = CGRect.null
    for line in lines(in: container) {
      let start = max(line.range.location, glyphRange.location)
      let end = min(
        line.range.location + line.range.length,
        glyphRange.location + glyphRange.length
      )
      guard start < end else { continue }
      let left = width(from: line.range.location, to: start)
      let right = width(from: line.range.location, to: end)
      result = result.union(
        CGRect(
          x: container.lineFragmentPadding + left,
          y: line.top,
          width: right - left,
          height: line.height
        )
      )
    }
    return result.isNull ? .zero : result
  }

  /// Calls a closure with each line's rectangle, the part of it with text, and its characters.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (
      CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stops = ObjCBool(false)
    for line in lines(in: container) where NSIntersectionRange(line.range, glyphRange).length > 0 {
      let end = line.range.location + line.range.length
      let padding = 2 * container.lineFragmentPadding
      let used = CGRect(
        x: 0,
        y: line.top,
        width: width(from: line.range.location, to: end) + padding,
        height: line.height
      )
      let all = CGRect(x: 0, y: line.top, width: container.size.width, height: line.height)
      block(all, used, container, line.range, &stops)
      if stops.boolValue { return }
    }
  }

  /// Calls a closure with the rectangles of characters, one for each line.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange,
    withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for line in lines(in: textContainer) {
      let part = NSIntersectionRange(line.range, glyphRange)
      guard part.length > 0 else { continue }
      block(boundingRect(forGlyphRange: part, in: textContainer), &stops)
      if stops.boolValue { return }
    }
  }

  /// The rectangle of the line of a character.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect { fragment(at: glyphIndex, effectiveRange)?.all ?? .zero }

  /// The part with text of the line of a character.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect { fragment(at: glyphIndex, effectiveRange)?.used ?? .zero }

  /// The start of a character in its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let container = textContainers.first else { return .zero }
    let range = NSRange(location: glyphIndex, length: 1)
    return CGPoint(x: boundingRect(forGlyphRange: range, in: container).minX, y: 0)
  }

  /// Draws the background of characters, which is drawn with the text.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws characters in the current context.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let text = textStorage, let container = textContainers.first else { return }
    for line in lines(in: container) {
      let part = NSIntersectionRange(line.range, glyphsToShow)
      guard part.length > 0 else { continue }
      let place = boundingRect(forGlyphRange: part, in: container).origin
      text.attributedSubstring(from: part)
        .draw(at: CGPoint(x: origin.x + place.x, y: origin.y + place.y))
    }
  }

  /// Does nothing: a text is laid out when it is needed.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}

  /// Does nothing: a text is laid out when it is needed.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {}

  /// Does nothing: a text is drawn when it is needed.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  private func fragment(
    at glyphIndex: Int,
    _ effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> (all: CGRect, used: CGRect)? {
    var result: (all: CGRect, used: CGRect)?
    enumerateLineFragments(forGlyphRange: NSRange(location: glyphIndex, length: 1)) {
      all,
      used,
      _,
      range,
      _ in
      effectiveRange?.pointee = range
      result = (all, used)
    }
    return result
  }

  // MARK: Lines

  private struct Line {
    var range: NSRange
    var top: CGFloat
    var height: CGFloat
  }

  private func measured(_ range: NSRange, in container: NSTextContainer) -> CGSize {
    guard let text = textStorage, range.length > 0 else { return .zero }
    return text.attributedSubstring(from: range).boundingRect(
      with: CGSize(
        width: max(0, container.size.width - 2 * container.lineFragmentPadding),
        height: .greatestFiniteMagnitude
      ),
      options: .usesLineFragmentOrigin,
      context: nil
    ).size
  }

  private func width(from start: Int, to end: Int) -> CGFloat {
    guard let text = textStorage, end > start else { return 0 }
    let length = min(end, text.length) - start
    return text.attributedSubstring(from: NSRange(location: start, length: length)).size().width
  }

  /// The lines: each word is in the line that the text up to its end reaches.
  private func lines(in container: NSTextContainer) -> [Line] {
    guard let text = textStorage, text.length > 0 else { return [] }
    let string = text.string as NSString
    var result: [Line] = []
    var place = 0
    while place < string.length {
      var end = place
      while end < string.length, !Self.isSpace(string.character(at: end)) { end += 1 }
      let bottom = measured(NSRange(location: 0, length: max(end, place + 1)), in: container).height
      while end < string.length, Self.isSpace(string.character(at: end)) {
        end += 1
        if string.character(at: end - 1) == 10 { break }
      }
      let last = result.last.map { $0.top + $0.height } ?? 0
      if result.isEmpty || bottom > last + 0.5 {
        let range = NSRange(location: place, length: end - place)
        result.append(Line(range: range, top: last, height: bottom - last))
      } else {
        result[result.count - 1].range.length += end - place
      }
      place = end
    }
    return result
  }

  private static func isSpace(_ unit: unichar) -> Bool { unit == 32 || unit == 10 || unit == 9 }
}

/// Notified of the layout of a text, which does not happen here.
public protocol NSLayoutManagerDelegate: AnyObject {}
