import Diagnostics

extension FileRule {
  /// Font sizes in pixels and points.
  static let cssAbsoluteFontSize = FileRule(
    description: RuleDescription(
      id: "css-absolute-font-size",
      title: "Size of text in pixels or points in a style sheet",
      explanation: "A web view of iOS does not scale it with the text size.",
      defaultSeverity: .warning,
      criteria: .textSize,
      help: "Set `font: -apple-system-body` on `html`, and sizes in rem, em or %."
    ),
    examples: [
      .init("style.css", "body { font-size: 15px }"),
      .init("style.css", "p.note { font: 12pt Georgia }"),
      .init("page.html", #"<p style="font-size: 14px">Text</p>"#),
      .init(
        "style.css",
        "p { font-size: 15px } @media (max-width: 300px) { p { font-size: 1em } }"
      ),
    ],
    nearMisses: [
      .init("style.css", "html { font: -apple-system-body } p { font-size: 0.9rem }"),
      .init("style.css", "hr { height: 1px } img { width: 40px }"),
      .init("style.css", "/* body { font-size: 15px } */"),
      .init(
        "style.css",
        "h1 { font-size: 32px } h1, h2 { font-weight: 600 } h1 { font-size: 2em }"
      ),
      .init("style.css", "@media print { } p { font-size: 120% }"),
      .init("style.css", "@media print { p { font-size: 10pt } }"),
      .init(
        "style.css",
        "@supports not (-webkit-touch-callout: none) { .small { font-size: 14px } }"
      ),
    ],
    check: .styles { one, report in
      guard one.property == "font-size" || one.property == "font", one.isForText,
        let length = one.value.split(whereSeparator: { " /,".contains($0) }).first(where: {
          CSSLength.isAbsolute($0)
        })
      else { return }
      report.add(
        offset: one.offset,
        "The text of '\(one.selector.isEmpty ? "the element" : one.selector)' is always \(length).",
        anchor: "\(one.selector) \(one.property): \(one.value)"
      )
    }
  )
}

/// Lengths in style sheets.
enum CSSLength {
  /// Whether a word is a length that does not depend on the font, such as `12px`.
  static func isAbsolute(_ word: Substring) -> Bool {
    ["px", "pt", "cm", "mm", "in", "pc"].contains { unit in
      word.hasSuffix(unit) && (Double(word.dropLast(2)) ?? 0) > 0
    }
  }
}
