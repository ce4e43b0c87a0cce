import DynamicType
import Snapshots
import Typesetting

/// A text of a screen with its place on the screen.
struct AuditedText {
  /// A key that finds the same text at other sizes.
  let key: String
  let content: TextContent
  /// The position of the element that draws the text.
  let index: Int
  /// The element that draws the text.
  let element: AuditedElement
  /// The box that the text was given, on the screen.
  let box: Rect
  /// The place of the letters on the screen, without the white space above and below them.
  let ink: Rect

  init(_ content: TextContent, of element: AuditedElement, at index: Int, ordinal: Int) {
    key = "\(element.key)|\(content.role.rawValue)\(ordinal)"
    self.content = content
    self.index = index
    self.element = element
    box = content.frame.offset(x: element.origin.x, y: element.origin.y)
    ink = content.ink.offset(x: element.origin.x, y: element.origin.y)
  }

  /// The part of the letters that is drawn at the place that its element leaves.
  var shown: Rect { ink.intersection(element.clip).intersection(element.reach) }

  /// Whether a view of SwiftUI draws the text, whose names are others than those of UIKit.
  var isOfSwiftUI: Bool { element.element.identity.isTextOfSwiftUI }

  /// The height that may be missing of the letters: where they end below the baseline is estimated.
  var tolerance: Double { lineHeight / (content.endsAtBaseline ? 16 : 6) }

  /// The height of one line in points.
  var lineHeight: Double { content.layout.lines.first?.height ?? 0 }
}

extension TextContent {
  /// The rectangle of the letters: the lines, from the height of capitals to the baseline of the
  /// last, or just below it where letters of that line reach there.
  fileprivate var ink: Rect {
    guard let first = layout.lines.first, let last = layout.lines.last else { return textRect }
    // Capitals reach about three quarters of the ascent, descenders rarely fill the descent.
    let top = origin.y + first.baseline - 0.75 * first.ascent
    let bottom = origin.y + last.baseline + (endsAtBaseline ? 0 : 0.6 * last.descent)
    let lines = textRect
    return Rect(x: lines.x, y: top, width: lines.width, height: max(0, bottom - top))
  }

  /// Whether no letter of the last line reaches below the baseline.
  var endsAtBaseline: Bool {
    layout.lines.last?.visibleText.allSatisfy(Self.standingCharacters.contains) ?? false
  }

  /// The characters of Latin text that end at the baseline.
  private static let standingCharacters = Set(
    "ABCDEFGHIKLMNOPRSTUVWXYZÄÖÜÀÁÂÉÈÊÍÎÓÔÚÛÑabcdefhiklmnorstuvwxz"
      + "äöüàáâéèêëíîïóôúûñß0123456789 .:!?'’-–+%&"
  )

  /// Whether there is anything to read: letters or digits, no icons of a font.
  var hasLetters: Bool {
    string.unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }

  /// The sizes in which the fonts are drawn, in points.
  var drawnSizes: [Double] { fonts.map { $0.pointSize * scaleFactor } }

  /// Returns the growth from another version of the text, by the font that grew least.
  func growth(from other: TextContent) -> Double {
    let (sizes, base) = (drawnSizes, other.drawnSizes)
    guard sizes.count == base.count else {
      guard let most = sizes.max(), let least = base.max(), least > 0 else { return 1 }
      return most / least
    }
    return zip(sizes, base).map { $1 > 0 ? $0 / $1 : 1 }.min() ?? 1
  }

  /// The characters that are seen, an ellipsis left out, and all characters.
  var characterCounts: (shown: Int, all: Int) {
    let all = string.filter { !$0.isWhitespace }.count
    let shown = layout.lines.reduce(0) { $0 + $1.visibleText.filter { !$0.isWhitespace }.count }
    return (min(all, max(0, shown - layout.lines.count { $0.isTruncated })), all)
  }
}
