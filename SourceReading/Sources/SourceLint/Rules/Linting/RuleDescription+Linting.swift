import Diagnostics

extension RuleDescription {
  static let sourceUnreadable = RuleDescription(
    id: "source-unreadable",
    title: "Source file that is not read",
    explanation:
      "The file is not text, too large or nested too deeply, so nothing in it is checked.",
    defaultSeverity: .warning,
    help: "If nobody writes the file by hand, exclude it in the configuration."
  )

  static let sourceSyntax = RuleDescription(
    id: "source-syntax",
    title: "Source or document that does not parse",
    explanation: "Code near the error may not be checked.",
    defaultSeverity: .warning,
    help: "Correct the code as the compiler requires."
  )

  static let suppressionUnused = RuleDescription(
    id: "suppression-unused",
    title: "Suppression comment that suppresses no finding",
    explanation: "The fault that it was meant for is gone, and it could hide another one.",
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
