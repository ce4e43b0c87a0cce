import FontDescriptors
import RichText

/// The formatting inside an element, which its children inherit.
struct ElementState {
  /// The treatment of spaces and line breaks.
  enum Whitespace {
    /// Runs of them are one space.
    case collapse
    /// Spaces are kept, and line breaks begin paragraphs.
    case paragraphs
    /// Spaces are kept, and line breaks break lines.
    case keep
  }

  var name: String
  var attributes: TextAttributes
  var paragraph = ParagraphStyle()
  var whitespace = Whitespace.collapse
  var isHidden = false
  var isBlock = false
  /// Whether the element is the style sheet, whose text is not content.
  var isStyleSheet = false
  /// Whether an item of a list has a marker.
  var hasMarker = true
  /// Whether no characters have come yet.
  var isFresh = true
  /// The number of the next item, where the element is a list.
  var nextItem = 1
  /// Whether the element is in the notes at the end of a page.
  var isInEndnotes = false
  /// Whether the element is a text beside the document's.
  var opensStory = false
  /// Whether the element is a field that shows options.
  var isChoice = false
  /// Whether a page begins before the element, and behind it.
  var breaksBefore = false
  var breaksAfter = false

  init(name: String, attributes: TextAttributes) {
    self.name = name
    self.attributes = attributes
  }

  /// The state of a child before its own formatting.
  func child(_ name: String) -> ElementState {
    var result = self
    result.name = name
    result.isBlock = Elements.blocks.contains(name)
    result.nextItem = 1
    result.hasMarker = true
    result.isFresh = true
    result.opensStory = false
    result.isChoice = false
    result.breaksBefore = false
    result.breaksAfter = false
    if result.isBlock {
      result.paragraph.paragraphSpacing = 0
      result.paragraph.paragraphSpacingBefore = 0
      result.attributes.backgroundColor = attributes.backgroundColor
    }
    return result
  }

  /// Forgets the list and the link around the element, which is a text of its own.
  mutating func becomeOwnText() {
    let direction = paragraph.baseWritingDirection
    paragraph = ParagraphStyle()
    paragraph.baseWritingDirection = direction
    attributes.link = nil
    attributes[NoteReference.self] = nil
  }
}

/// The elements that are more than text in a line.
enum Elements {
  /// Elements that begin and end a paragraph.
  static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "center", "dd", "details", "dialog", "div",
    "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5",
    "h6", "header", "hr", "html", "li", "main", "nav", "ol", "p", "pre", "section", "summary",
    "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul", "caption", "menu", "dir", "head",
  ]

  /// Elements whose text is not shown.
  static let hidden: Set<String> = [
    "script", "style", "template", "noscript", "title", "head", "iframe", "object", "select",
    "svg", "math", "audio", "video", "canvas", "datalist", "noembed",
    "noframes",
  ]

  /// Elements that never have content.
  static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]

  /// The level of a heading's element, from 1.
  static func headingLevel(_ name: String) -> Int? {
    guard name.utf8.count == 2, name.hasPrefix("h"), let level = Int(name.dropFirst()),
      (1...6).contains(level)
    else { return nil }
    return level
  }
}

/// The names of paragraph styles that stand for elements.
enum ElementStyleName {
  static let quote = "Quote"
  static let preformatted = "Preformatted"
  static let rule = "Horizontal Rule"
  /// The distance by which a list or a quotation is moved in.
  static let indent = 36.0
}
