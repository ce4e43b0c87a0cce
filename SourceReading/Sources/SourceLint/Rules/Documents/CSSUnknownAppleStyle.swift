import Diagnostics

extension FileRule {
  /// Nonexistent system text styles.
  static let cssUnknownAppleStyle = FileRule(
    description: RuleDescription(
      id: "css-unknown-apple-style",
      title: "System text style that does not exist",
      explanation: "The declaration has no effect.",
      defaultSeverity: .warning,
      criteria: [.typography],
      help: "Use one that exists, such as `-apple-system-body` or `-apple-system-headline`."
    ),
    examples: [.init("style.css", "html { font: -apple-system-text }")],
    nearMisses: [
      .init("style.css", "html { font: -apple-system-body }"),
      .init("style.css", "html { font-family: -apple-system-text }"),
      .init("style.css", "html { color: -apple-system-blue }"),
    ],
    check: .styles { one, report in
      guard one.property == "font", let name = AppleFontNames.first(in: one.value),
        !AppleFontNames.known.contains(name)
      else { return }
      report.add(offset: one.offset, "There is no text style '\(name)'.", anchor: name)
    }
  )
}
