import Diagnostics

extension FileRule {
  /// System text styles in place of a font family.
  static let cssAppleSystemFontAsFamily = FileRule(
    description: RuleDescription(
      id: "css-apple-system-font-as-family",
      title: "System text style used as a font family",
      explanation: "`-apple-system-body` is a value of `font`; as a family it names no font.",
      defaultSeverity: .error,
      criteria: .textSize,
      help: "Write `font: -apple-system-body`."
    ),
    examples: [.init("style.css", "body { font-family: -apple-system-body }")],
    nearMisses: [
      .init("style.css", "body { font-family: -apple-system, sans-serif }"),
      .init("style.css", "body { font: -apple-system-body }"),
    ],
    check: .styles { one, report in
      guard one.property == "font-family", one.value.contains("-apple-system-") else { return }
      let edit = report.replacing(
        one.offset..<one.valueRange.upperBound,
        with: "font: \(AppleFontNames.first(in: one.value) ?? "-apple-system-body")",
        title: "Set the font.",
        isSafe: false
      )
      report.add(
        offset: one.offset,
        "'\(one.value)' is not a font family.",
        anchor: "\(one.selector) \(one.value)",
        fixIts: [edit]
      )
    }
  )
}

/// The names of the system's text styles for web views.
enum AppleFontNames {
  // The names that begin with -apple-system in WebKit's CSSValueKeywords.in.
  static let known: Set<String> = Set(
    [
      "headline1", "headline2", "body", "subheadline1", "subheadline2", "footnote", "caption1",
      "caption2", "short-headline1", "short-headline2", "short-body", "short-subheadline1",
      "short-subheadline2", "short-footnote", "short-caption1", "tall-body", "headline",
      "subheadline",
      "title0", "title1", "title2", "title3", "title4", "short-headline", "short-subheadline",
    ].map { "-apple-system-" + $0 }
  )

  /// The first word with such a beginning.
  static func first(in value: String) -> String? {
    value.split { " ,;\"'".contains($0) }.map(String.init).first { $0.hasPrefix("-apple-system-") }
  }
}
