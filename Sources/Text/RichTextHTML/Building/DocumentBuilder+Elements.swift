import DynamicType
import FontDescriptors
import RichText

extension DocumentBuilder {
  /// Applies the formatting that an element has by itself.
  func applyElement(_ name: String, _ values: [String: String], to state: inout ElementState) {
    if let language = values["lang"] ?? values["xml:lang"], !language.isEmpty {
      state.attributes.language = language
    }
    if let field = values["data-field"].flatMap(DocumentField.Value.init(rawValue:)) {
      state.attributes[DocumentField.self] = field
    }
    switch values["dir"]?.lowercased() {
    case "rtl": state.paragraph.baseWritingDirection = .rightToLeft
    case "ltr": state.paragraph.baseWritingDirection = .leftToRight
    default: break
    }
    if let level = Elements.headingLevel(name) {
      state.attributes.font = TextStyleFont.request(TextStyleFont.headings[level - 1])
      state.paragraph.headingLevel = level
      state.paragraph.paragraphSpacing = StyleLength.rounded(state.attributes.font.pointSize)
    }
    applyCharacters(name, values, to: &state.attributes)
    applyBlock(name, values, to: &state)
  }

  private func applyCharacters(
    _ name: String,
    _ values: [String: String],
    to attributes: inout TextAttributes
  ) {
    switch name {
    case "b", "strong", "th":
      attributes.font = attributes.font.changing { $0.makeBold() }
    case "i", "em", "cite", "dfn", "var", "address":
      attributes.font = attributes.font.changing { $0.symbolicTraits.insert(.italic) }
    case "u", "ins": attributes.underline = LineDecoration()
    case "s", "del", "strike": attributes.strikethrough = LineDecoration()
    case "sub", "sup":
      attributes.superscript += name == "sup" ? 1 : -1
      attributes.font = attributes.font.multiplied(by: 0.8)
    case "small": attributes.font = attributes.font.multiplied(by: 0.8)
    case "big": attributes.font = attributes.font.multiplied(by: 1.2)
    case "code", "kbd", "samp", "tt", "pre": attributes.font = attributes.font.monospacedDesign
    case "mark": attributes.backgroundColor = StyleColor.parse("yellow")
    case "a": if let address = values["href"], !address.isEmpty { attributes.link = address }
    case "font":
      if let color = values["color"].flatMap(StyleColor.parse) {
        attributes.foregroundColor = color
      }
      if let face = values["face"] {
        attributes.font = StyleApplication.family(face, attributes.font)
      }
      if let size = values["size"], let factor = LegacyFontSize.factor(size) {
        attributes.font = attributes.font.inPart(factor, of: options.baseFont)
      }
    default: break
    }
  }

  private func applyBlock(
    _ name: String,
    _ values: [String: String],
    to state: inout ElementState
  ) {
    let em = StyleLength.rounded(state.attributes.font.pointSize)
    switch name {
    case "p", "dl": state.paragraph.paragraphSpacing = em
    case "center": state.paragraph.alignment = .center
    case "pre":
      state.whitespace = .paragraphs
      state.paragraph.styleName = ElementStyleName.preformatted
    case "textarea": state.whitespace = .keep
    case "hr": state.paragraph.styleName = ElementStyleName.rule
    case "blockquote":
      state.paragraph.styleName = ElementStyleName.quote
      moveIn(&state.paragraph)
    case "dd": moveIn(&state.paragraph)
    case "ul", "ol", "menu", "dir": beginList(name, values, to: &state)
    case "li": state.paragraph.paragraphSpacing = 0
    case "td", "th": applyCell(values, to: &state)
    default: break
    }
    switch values["align"]?.lowercased() {
    case "left": state.paragraph.alignment = .left
    case "center", "middle": state.paragraph.alignment = .center
    case "right": state.paragraph.alignment = .right
    case "justify": state.paragraph.alignment = .justified
    default: break
    }
  }

  private func moveIn(_ paragraph: inout ParagraphStyle) {
    paragraph.headIndent = StyleLength.rounded(paragraph.headIndent + ElementStyleName.indent)
    paragraph.firstLineHeadIndent = StyleLength.rounded(
      paragraph.firstLineHeadIndent + ElementStyleName.indent
    )
  }

  private func beginList(
    _ name: String,
    _ values: [String: String],
    to state: inout ElementState
  ) {
    // A marker that waits belongs to the item around this list.
    flushMarker()
    listCount += 1
    let start = values["start"].flatMap { Int($0) } ?? 1
    let marker = ListMarkers.marker(
      isOrdered: name == "ol",
      type: values["type"],
      depth: state.paragraph.lists.count
    )
    let number = TextList.bounded(start)
    state.paragraph.lists.append(
      TextList(marker: marker, startingNumber: number, identifier: listCount)
    )
    state.nextItem = number
    ListMarkers.indent(&state.paragraph)
  }

  func beginItem(_ values: [String: String]) {
    guard let list = top.paragraph.lists.last,
      let index = stack.dropLast().lastIndex(where: { $0.paragraph.lists.last == list && $0.isList }
      )
    else { return }
    let number = values["value"].flatMap { Int($0) } ?? stack[index].nextItem
    let bounded = TextList.bounded(number)
    stack[index].nextItem = bounded + 1
    setMarker(list.marker.text(forItem: bounded))
  }
}

extension ElementState {
  /// Whether the element is a list.
  var isList: Bool { ["ul", "ol", "menu", "dir"].contains(name) }
}

/// The markers of lists, and the distances that belong to them.
enum ListMarkers {
  /// The forms of the attribute `type`, and the names of `list-style-type`.
  static let types: [(type: String, name: String, marker: TextList.Marker)] = [
    ("1", "decimal", .decimal), ("a", "lower-alpha", .lowercaseLetter),
    ("A", "upper-alpha", .uppercaseLetter), ("i", "lower-roman", .lowercaseRoman),
    ("I", "upper-roman", .uppercaseRoman), ("disc", "disc", .disc), ("circle", "circle", .circle),
    ("square", "square", .square), ("none", "none", .none),
  ]

  static func marker(isOrdered: Bool, type: String?, depth: Int) -> TextList.Marker {
    let found = types.first { $0.type == type }?.marker
    let bullets: [TextList.Marker] = [.disc, .circle, .square]
    let plain = found ?? (isOrdered ? .decimal : bullets[min(depth, 2)])
    return isOrdered && plain.rawValue.hasPrefix("{") && !bullets.contains(plain)
      ? TextList.Marker(rawValue: plain.rawValue + ".") : plain
  }

  /// Moves a list's paragraphs in, with the stops of the marker and of the text, as Cocoa does.
  static func indent(_ paragraph: inout ParagraphStyle) {
    let head = StyleLength.rounded(paragraph.headIndent + ElementStyleName.indent)
    paragraph.headIndent = head
    paragraph.firstLineHeadIndent = 0
    paragraph.tabStops = [TabStop(StyleLength.rounded(head - 25)), TabStop(head)]
  }
}
