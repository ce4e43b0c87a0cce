import FileAccess

extension PropertyKind where Value == AttributedDescription {
  /// An attributed string.
  static let attributedString = PropertyKind(elements: "attributedString") { element in
    AttributedDescription(fragments: element.children(named: "fragment").map(\.fragment))
  }
}

extension PropertyKind where Value == ParagraphDescription {
  /// A paragraph style.
  static let paragraphStyle = PropertyKind(elements: "paragraphStyle") { $0.paragraph }
}

extension PropertyKind where Value == [ParagraphDescription.TabStop] {
  /// The tab stops of a paragraph style.
  static let tabStops = PropertyKind(
    .list,
    convert: { element, _ in
      element.children(named: "textTab").map {
        .init(location: $0[.tabStop.location], alignment: $0[.tabStop.alignment])
      }
    }
  )
}

extension PropertyKind where Value == [String] {
  /// The texts of a list.
  static let texts = PropertyKind(.list, convert: { element, _ in element.children.map(\.string) })

  /// Returns the names of the attributes of an element that are `YES`, sorted.
  static func flags(_ element: String) -> PropertyKind {
    PropertyKind(
      .element([element]),
      convert: { element, _ in
        element.attributes.filter { $0.value == "YES" }.map(\.name).sorted()
      }
    )
  }
}

extension PropertyKind where Value == String {
  /// The name of the element that is written, whichever it is.
  static let anyElementName = PropertyKind(.anyElement, convert: { element, _ in element.name })
}

extension PropertyKind where Value == Element {
  /// An element of any name.
  static let anyElement = PropertyKind(.anyElement, convert: { element, _ in element })
}

extension Element {
  fileprivate var fragment: AttributedDescription.Fragment {
    let attributes = child("attributes")
    func attribute<Value>(_ property: Property<Value?>) -> Value? { attributes?[property] ?? nil }
    return AttributedDescription.Fragment(
      text: self[.fragment.content],
      font: attribute(.textRun.font),
      color: attribute(.textRun.color),
      backgroundColor: attribute(.textRun.backgroundColor),
      paragraph: attribute(.textRun.paragraphStyle),
      kern: attribute(.textRun.kern),
      baselineOffset: attribute(.textRun.baselineOffset),
      underline: .init(attribute(.textRun.underlineStyle), attribute(.textRun.underlineColor)),
      strikethrough: .init(
        attribute(.textRun.strikethroughStyle),
        attribute(.textRun.strikethroughColor)
      )
    )
  }

  fileprivate var paragraph: ParagraphDescription {
    ParagraphDescription(
      alignment: self[.paragraphStyle.alignment].flatMap { .init(rawValue: $0) },
      lineBreakMode: self[.paragraphStyle.lineBreakMode].flatMap { .init(paragraphName: $0) },
      baseWritingDirection: self[.paragraphStyle.baseWritingDirection],
      lineSpacing: self[.paragraphStyle.lineSpacing],
      lineHeightMultiple: self[.paragraphStyle.lineHeightMultiple],
      minimumLineHeight: self[.paragraphStyle.minimumLineHeight],
      maximumLineHeight: self[.paragraphStyle.maximumLineHeight],
      paragraphSpacing: self[.paragraphStyle.paragraphSpacing],
      paragraphSpacingBefore: self[.paragraphStyle.paragraphSpacingBefore],
      firstLineHeadIndent: self[.paragraphStyle.firstLineHeadIndent],
      headIndent: self[.paragraphStyle.headIndent],
      tailIndent: self[.paragraphStyle.tailIndent],
      hyphenationFactor: self[.paragraphStyle.hyphenationFactor],
      defaultTabInterval: self[.paragraphStyle.defaultTabInterval],
      tabStops: self[.paragraphStyle.tabStops]
    )
  }

  /// The text of a `string` or `mutableString` element, decoded where it says so.
  var string: String {
    let text = text ?? ""
    guard self[.string.isBase64] else { return text }
    return Base64.decode(text.utf8, .strict).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}

extension Words.LineBreakMode {
  /// Creates a mode from the name that paragraph styles use, such as `truncatingTail`.
  fileprivate init?(paragraphName: String) {
    switch paragraphName {
    case "wordWrapping": self = .wordWrap
    case "charWrapping": self = .characterWrap
    case "clipping": self = .clip
    case "truncatingHead": self = .headTruncation
    case "truncatingTail": self = .tailTruncation
    case "truncatingMiddle": self = .middleTruncation
    default: return nil
    }
  }
}
