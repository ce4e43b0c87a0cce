import Diagnostics

extension FileRule {
  /// Lines of a fixed height in style sheets.
  static let cssFixedLineHeight = FileRule(
    description: RuleDescription(
      id: "css-fixed-line-height",
      title: "Height of lines in pixels or points in a style sheet",
      explanation: "Lines keep their height while the letters grow, and end up overlapping.",
      defaultSeverity: .warning,
      criteria: [.resizeText, .textSpacing],
      help: "Write a number without a unit, such as `line-height: 1.4`."
    ),
    examples: [.init("style.css", "p { line-height: 20px }")],
    nearMisses: [
      .init("style.css", "p { line-height: 1.4 }"), .init("style.css", "p { line-height: 0px }"),
      .init("style.css", "p { line-height: 120% }"),
    ],
    check: .styles { one, report in
      guard one.property == "line-height", one.isForText, CSSLength.isAbsolute(one.value[...])
      else {
        return
      }
      report.add(
        offset: one.offset,
        "The lines of '\(one.selector)' are always \(one.value) high.",
        anchor: "\(one.selector) \(one.value)"
      )
    }
  )
}
