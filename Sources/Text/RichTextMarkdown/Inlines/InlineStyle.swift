import FontDescriptors
import RichText

/// The formatting of text in a paragraph that Markdown has marks for.
struct InlineStyle: Hashable {
  /// The marks that text has or has not.
  struct Emphasis: OptionSet, Hashable {
    var rawValue: UInt8
    static let bold = Emphasis(rawValue: 1)
    static let italic = Emphasis(rawValue: 2)
    static let strikethrough = Emphasis(rawValue: 4)
    static let underline = Emphasis(rawValue: 8)
    static let code = Emphasis(rawValue: 16)
    /// The marks that do not show on a space; a space at their edge lies outside.
    static let invisibleOnSpace: Emphasis = [.bold, .italic, .strikethrough]
  }

  var emphasis: Emphasis = []
  /// The level above the line; negative is below.
  var level = 0
  var link: String?
  var attachment: TextAttachment?
  var pictureDescription: String?
  /// The number of the note of which the text is the raised mark, without a ``level``.
  var note: Int?

  /// The greatest level above or below the line.
  static let maximumLevel = 8

  /// The attributes of text with the style in a block.
  func attributes(in block: TextAttributes) -> TextAttributes {
    guard self != InlineStyle() else { return block }
    var result = block
    if emphasis.contains(.code) { result.font = result.font.monospacedDesign }
    if !emphasis.isDisjoint(with: [.bold, .italic]) {
      result.font = result.font.changing {
        if emphasis.contains(.bold) { $0.makeBold() }
        if emphasis.contains(.italic) { $0.symbolicTraits.insert(.italic) }
      }
    }
    let level = note == nil ? level : 1
    for _ in 0..<abs(level) { result.font = result.font.multiplied(by: 0.8) }
    result.superscript = level
    if emphasis.contains(.strikethrough) { result.strikethrough = LineDecoration() }
    if emphasis.contains(.underline) { result.underline = LineDecoration() }
    result.link = link
    result.attachment = attachment
    result[PictureDescription.self] = pictureDescription
    result[NoteReference.self] = note
    return result
  }

  init() {}

  /// Reads the style of text in a block whose plain text has a font.
  init(_ attributes: TextAttributes, in font: FontRequest) {
    let own = attributes.font
    if own.isBold, !font.isBold || own.hasBoldTrait && !font.hasBoldTrait {
      emphasis.insert(.bold)
    }
    if own.isItalic, !font.isItalic { emphasis.insert(.italic) }
    if own.hasMonospacedDesign || own.isMonospaced && !font.isMonospaced {
      emphasis.insert(.code)
    }
    if attributes.strikethrough != nil { emphasis.insert(.strikethrough) }
    if attributes.underline != nil { emphasis.insert(.underline) }
    level = min(max(attributes.superscript, -Self.maximumLevel), Self.maximumLevel)
    link = attributes.link.flatMap { $0.isEmpty ? nil : $0 }
    attachment = attributes.attachment
    pictureDescription = attributes[PictureDescription.self]
  }
}

extension InlineStyle {
  /// Returns the style of the mark of a note, which is neither code nor a picture.
  func marking(note number: Int) -> InlineStyle {
    var result = self
    result.note = number
    result.level = 0
    result.emphasis.remove(.code)
    result.attachment = nil
    result.pictureDescription = nil
    return result
  }
}

/// The number of the note that text is the mark of, until all notes are read.
enum NoteReference: TextAttributeKey {
  typealias Value = Int
  static let name = "markdown-note-reference"
}

/// A stretch of a paragraph in one style.
struct InlineSpan: Hashable {
  var text: String
  var style: InlineStyle
}
