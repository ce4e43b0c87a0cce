import RichText

/// Collects the text of a paragraph with its styles.
struct LineBuilder {
  private var spans: [InlineSpan] = []
  private var endsInSpace = true
  private var counts: [Int] = [0, 0, 0]
  private var links: [String] = []
  private var tags = OpenTags()
  /// The number of pictures around the text, and the words of the outermost.
  private var pictureDepth = 0
  private var description = ""

  private static let marks: [InlineStyle.Emphasis] = [.bold, .italic, .strikethrough]

  /// The style of text that comes next.
  var style: InlineStyle {
    var result = InlineStyle()
    for (mark, count) in zip(Self.marks, counts) where count > 0 { result.emphasis.insert(mark) }
    result.link = links.last
    tags.apply(to: &result)
    return result
  }

  /// Takes the beginning of an element; returns whether it is one of text.
  mutating func enter(_ element: MarkdownElement) -> Bool {
    switch element {
    case .text(let text): append(text)
    case .softBreak: append(" ")
    case .lineBreak: appendBreak()
    case .codeSpan(let text): appendCode(text)
    case .tag(let source):
      let tag = InlineTag(source)
      guard tag.name == "br" else {
        return tags.take(tag)
      }
      appendBreak()
    case .strong: counts[0] += 1
    case .emphasis: counts[1] += 1
    case .strikethrough: counts[2] += 1
    case .link(let address):
      links.append(address)
    case .picture: pictureDepth += 1
    default: return false
    }
    return true
  }

  /// Takes the end of an element; returns whether it is one of text.
  mutating func exit(_ element: MarkdownElement) -> Bool {
    switch element {
    case .strong: counts[0] -= 1
    case .emphasis: counts[1] -= 1
    case .strikethrough: counts[2] -= 1
    case .link: links.removeLast()
    case .picture:
      pictureDepth -= 1
      return pictureDepth > 0
    default: return false
    }
    return true
  }

  /// Takes the words of the picture that has ended.
  mutating func takeDescription() -> String {
    defer { description = "" }
    return PlainText.collapsed(description)
  }

  /// Adds text, of which each stretch of spaces is one.
  mutating func append(_ text: String) {
    guard pictureDepth == 0 else {
      description += text
      return
    }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if PlainText.isSpace(scalar) {
        if !endsInSpace { result.append(" ") }
        endsInSpace = true
      } else if scalar == "\u{2028}" || scalar == "\u{2029}" {
        add(String(result), style)
        result = String.UnicodeScalarView()
        appendBreak()
      } else {
        result.append(PlainText.kept(scalar))
        endsInSpace = false
      }
    }
    add(String(result), style)
  }

  private mutating func appendCode(_ text: String) {
    guard pictureDepth == 0 else {
      description += text
      return
    }
    var style = style
    style.emphasis.insert(.code)
    let text = PlainText.codeSpan(text)
    add(text, style)
    if !text.isEmpty { endsInSpace = false }
  }

  private mutating func appendBreak() {
    guard pictureDepth == 0 else {
      description += " "
      return
    }
    trim { $0 == " " }
    guard !spans.isEmpty else { return }
    add("\u{2028}", style)
    endsInSpace = true
  }

  /// Adds the mark of a note, or a raised number for a note that has no place.
  mutating func appendMark(_ number: Int, isNote: Bool) {
    guard pictureDepth == 0 else {
      description += String(number)
      return
    }
    var style = style
    if isNote {
      style = style.marking(note: number)
    } else {
      style.level = min(style.level + 1, InlineStyle.maximumLevel)
    }
    add(String(number), style)
    endsInSpace = false
  }

  /// Whether text belongs to the description of a picture.
  var isInPicture: Bool { pictureDepth > 0 }

  mutating func append(_ attachment: TextAttachment, description: String) {
    var style = style
    style.emphasis.remove(.code)
    style.attachment = attachment
    style.pictureDescription = description.isEmpty ? nil : description
    add(String(TextAttachment.character), style)
    endsInSpace = false
  }

  private mutating func add(_ text: String, _ style: InlineStyle) {
    guard !text.isEmpty else { return }
    var style = style
    if style.link?.isEmpty == true { style.link = nil }
    if let last = spans.indices.last, spans[last].style == style {
      spans[last].text += text
    } else {
      spans.append(InlineSpan(text: text, style: style))
    }
  }

  /// Removes characters at the end that are not in code.
  private mutating func trim(_ isTrimmed: (Unicode.Scalar) -> Bool) {
    while let last = spans.last, !last.style.emphasis.contains(.code),
      let scalar = last.text.unicodeScalars.last, isTrimmed(scalar)
    {
      spans[spans.count - 1].text.unicodeScalars.removeLast()
      if spans[spans.count - 1].text.isEmpty { spans.removeLast() }
    }
  }

  /// Returns the spans of the paragraph and begins another one.
  mutating func finish() -> [InlineSpan] {
    trim { $0 == " " || $0 == "\u{2028}" }
    defer {
      spans = []
      endsInSpace = true
      tags.removeAll()
    }
    return InlineSpan.normalized(spans)
  }
}
