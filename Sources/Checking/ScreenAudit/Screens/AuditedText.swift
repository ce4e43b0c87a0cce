import DynamicType
import Snapshots
import Typesetting

/// A text on a screen with its position.
struct AuditedText {
  /// A key that identifies the same text at other sizes.
  let key: String
  let content: TextContent
  /// The index of the element that draws the text.
  let index: Int
  /// The element that draws the text.
  let element: AuditedElement
  /// The box of the text, on the screen.
  let box: Rect
  /// The rectangle of the letters on the screen, without the white space above and below them.
  let ink: Rect

  init(_ content: TextContent, of element: AuditedElement, at index: Int, ordinal: Int) {
    key = "\(element.key)|\(content.role.rawValue)\(ordinal)"
    self.content = content
    self.index = index
    self.element = element
    box = content.frame.offset(x: element.origin.x, y: element.origin.y)
    ink = content.ink.offset(x: element.origin.x, y: element.origin.y)
  }

  /// The part of the letters that is drawn inside the element's area.
  var shown: Rect { ink.intersection(element.clip).intersection(element.reach) }

  /// Whether a SwiftUI view draws the text, whose names differ from those of UIKit.
  var isOfSwiftUI: Bool { element.element.identity.isTextOfSwiftUI }

  /// The tolerated missing height of the letters: their ends below the baseline are estimated.
  var tolerance: Double { lineHeight / (content.endsAtBaseline ? 16 : 6) }

  /// The height of one line in points.
  var lineHeight: Double { content.layout.lines.first?.height ?? 0 }
}

extension TextContent {
  /// The rectangle of the letters: from the cap height of the first line to the baseline of the last, or just
  /// below it if that line has descenders.
  fileprivate var ink: Rect {
    guard let first = layout.lines.first, let last = layout.lines.last else { return textRect }
    // Capital letters reach about three quarters of the ascent, and descenders rarely fill the descent.
    let top = origin.y + first.baseline - 0.75 * first.ascent
    let bottom = origin.y + last.baseline + (endsAtBaseline ? 0 : 0.6 * last.descent)
    let lines = textRect
    return Rect(x: lines.x, y: top, width: lines.width, height: max(0, bottom - top))
  }

  /// Whether the last line has no descenders.
  var endsAtBaseline: Bool {
    layout.lines.last?.visibleText.allSatisfy(Self.standingCharacters.contains) ?? false
  }

  /// The Latin characters that end at the baseline.
  private static let standingCharacters = Set(
    "ABCDEFGHIKLMNOPRSTUVWXYZÄÖÜÀÁÂÉÈÊÍÎÓÔÚÛÑabcdefhiklmnorstuvwxz"
      + "äöüàáâéèêëíîïóôúûñß0123456789 .:!?'’-–+%&"
  )

  /// Whether there is anything to read: letters or digits, not icons of a font.
  var hasLetters: Bool {
    string.unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }

  /// The drawn sizes of the fonts, in points.
  var drawnSizes: [Double] { fonts.map { $0.pointSize * scaleFactor } }

  /// Returns the growth since another version of the text, by the font that grew least.
  func growth(from other: TextContent) -> Double {
    let (sizes, base) = (drawnSizes, other.drawnSizes)
    guard sizes.count == base.count else {
      guard let most = sizes.max(), let least = base.max(), least > 0 else { return 1 }
      return most / least
    }
    return zip(sizes, base).map { $1 > 0 ? $0 / $1 : 1 }.min() ?? 1
  }

  /// The number of visible characters, without an ellipsis, and of all characters.
  var characterCounts: (shown: Int, all: Int) {
    let all = string.filter { !$0.isWhitespace }.count
    let shown = layout.lines.reduce(0) { $0 + $1.visibleText.filter { !$0.isWhitespace }.count }
    return (min(all, max(0, shown - layout.lines.count { $0.isTruncated })), all)
  }
}
