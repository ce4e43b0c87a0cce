extension Element {
  /// The text of an `attributedString` element.
  var attributedString: AttributedDescription {
    AttributedDescription(fragments: children(named: "fragment").map(\.fragment))
  }

  private var fragment: AttributedDescription.Fragment {
    let attributes = child("attributes")
    return AttributedDescription.Fragment(
      text: self["content"] ?? child(key: "content")?.string ?? "",
      font: attributes?.child("font", key: "NSFont")?.attributeFont,
      color: attributes?.child("color", key: "NSColor")?.color,
      backgroundColor: attributes?.child("color", key: "NSBackgroundColor")?.color,
      paragraph: attributes?.child("paragraphStyle")?.paragraph,
      numbers: attributes?.numbersByKey ?? [:],
      element: self
    )
  }

  private var numbersByKey: [String: Double] {
    children.reduce(into: [:]) { numbers, child in
      guard child.name == "integer" || child.name == "real" || child.name == "float" else { return }
      if let key = child.key, let value = child.number("value") { numbers[key] = value }
    }
  }

  private var paragraph: ParagraphDescription {
    ParagraphDescription(
      alignment: self["alignment"].flatMap { .init(rawValue: $0) },
      lineBreakMode: self["lineBreakMode"].flatMap { .init(paragraphName: $0) },
      baseWritingDirection: self["baseWritingDirection"],
      lineSpacing: number("lineSpacing"),
      lineHeightMultiple: number("lineHeightMultiple"),
      minimumLineHeight: number("minimumLineHeight"),
      maximumLineHeight: number("maximumLineHeight"),
      paragraphSpacing: number("paragraphSpacing"),
      paragraphSpacingBefore: number("paragraphSpacingBefore"),
      firstLineHeadIndent: number("firstLineHeadIndent"),
      headIndent: number("headIndent"),
      tailIndent: number("tailIndent"),
      hyphenationFactor: number("hyphenationFactor"),
      defaultTabInterval: number("defaultTabInterval"),
      tabStops: (child("tabStops")?.children(named: "textTab") ?? []).map {
        .init(location: $0.number("location") ?? 0, alignment: $0["alignment"] ?? "left")
      }
    )
  }

  /// The text of a `string` or `mutableString` element, decoded where it says so.
  var string: String {
    let text = text ?? ""
    guard bool("base64-UTF8") == true else { return text }
    return Base64.decode(text).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}
