extension WebStyleSheet {
  /// The class of each style.
  var textStyles: String { styles.map(rules).joined(separator: "\n") + "\n" }

  private func rules(_ style: WebTextStyle) -> String {
    let name = style.name
    var lines = [
      "font-family: \(families(style))",
      "font-size: \(reference("\(name)-size"))",
      "font-weight: \(reference("\(name)-weight"))",
      "line-height: \(reference("\(name)-line"))",
    ]
    if style.letterSpacing != nil {
      lines.append("letter-spacing: \(reference("\(name)-tracking"))")
    }
    let rule = ".\(prefix)-\(name) { \(lines.joined(separator: "; ")); }"
    guard let weight = style.emphasizedFontWeight else { return rule }
    return rule + "\n.\(prefix)-\(name) :is(b, strong) { font-weight: \(weight.cssNumber); }"
  }

  /// The families of a style, before those of the page.
  func families(_ style: WebTextStyle) -> String {
    let own = style.fontFamilies.map(CSSName.family)
    return (own + [reference("font-family")]).joined(separator: ", ")
  }

  /// The classes for layout.
  var layout: String {
    """
    /* A column of readable width, which grows with the text. */
    .\(prefix)-readable { max-inline-size: min(100%, \(reference("readable-width"))); margin-inline: auto; }
    /* A row that becomes as high as its text, and never lower than a finger needs. */
    .\(prefix)-row { min-block-size: max(44px, 44 * \(reference("unit"))); block-size: auto; }
    /* Elements beside each other; from AX1 on below each other. */
    .\(prefix)-stack { display: flex; flex-wrap: wrap; gap: calc(8 * \(reference("unit"))); }
    .\(prefix)-stack > * { flex: 1 1 calc(100% * \(reference("large-text"))); min-inline-size: 0; }
    .\(prefix)-stack > .\(prefix)-icon { flex: 0 0 auto; }
    /* A picture as high as the capital letters beside it, or as the text is large. */
    .\(prefix)-icon { inline-size: 1em; block-size: 1em; flex: none; object-fit: contain; }
    .\(prefix)-icon-cap { block-size: 0.7em; block-size: 1cap; inline-size: auto; }
    /* Long words break rather than being cut. */
    .\(prefix)-text { overflow-wrap: anywhere; hyphens: auto; }

    """
  }
}
