import Diagnostics

extension RuleDescription {
  static let sourceUnreadable = RuleDescription(
    id: "source-unreadable",
    title: "Source file that is not read",
    explanation:
      "The file is no text, too large or nested too deeply, so that nothing in it is checked.",
    defaultSeverity: .warning,
    help: "Exclude the file in the configuration if it is not source that people write."
  )

  static let sourceSyntax = RuleDescription(
    id: "source-syntax",
    title: "Source or document that does not parse",
    explanation: "What is around the mistake is checked, the rest may be missed.",
    defaultSeverity: .warning,
    help: "Correct the code, as the compiler asks for."
  )

  static let suppressionUnused = RuleDescription(
    id: "suppression-unused",
    title: "Comment that takes no finding back",
    explanation: "The fault that it was written for is gone, and it could hide another one.",
    defaultSeverity: .warning,
    help: "Remove the comment."
  )

  static let suppressionUnknownRule = RuleDescription(
    id: "suppression-unknown-rule",
    title: "Comment that names a rule that does not exist",
    explanation: "The name has no effect.",
    defaultSeverity: .warning,
    help: "Correct the spelling, or remove the name."
  )
}
