import Diagnostics

extension FileRule {
  /// Style sheets that disable text size adjustment.
  static let cssTextSizeAdjustNone = FileRule(
    description: RuleDescription(
      id: "css-text-size-adjust-none",
      title: "Style sheet that forbids adjusting the text size",
      explanation: "Web views cannot scale the text.",
      defaultSeverity: .warning,
      criteria: [.resizeText],
      help: "Write `100%`, which only keeps the text from growing by itself in landscape."
    ),
    examples: [.init("style.css", "body { -webkit-text-size-adjust: none }")],
    nearMisses: [
      .init("style.css", "body { -webkit-text-size-adjust: 100% }"),
      .init(
        "style.css",
        "html { font: -apple-system-body } body { -webkit-text-size-adjust: none }"
      ),
      .init("style.css", "body { -moz-text-size-adjust: none }"),
      .init(
        "style.css",
        "body { -webkit-text-size-adjust: none; font-size: [[font-size]]px }"
      ),
    ],
    check: .styles { one, report in
      guard !one.sizeIsOfSystem,
        ["text-size-adjust", "-webkit-text-size-adjust"].contains(one.property),
        one.value.hasPrefix("none")
      else { return }
      let edit = report.replacing(
        one.valueRange,
        with: "100%",
        title: "Write 100%.",
        isSafe: true
      )
      report.add(
        offset: one.offset,
        "The text size cannot be adjusted.",
        anchor: one.selector,
        fixIts: [edit]
      )
    }
  )
}
