import Diagnostics

extension RuleDescription {
  static let stringsUnreadable = RuleDescription(
    id: "strings-unreadable",
    title: "Strings file that cannot be read",
    explanation: "Its texts are missing in this language.",
    defaultSeverity: .error,
    help: "Check that the file exists and can be read."
  )

  static let stringsBinary = RuleDescription(
    id: "strings-binary",
    title: "Strings file in binary form",
    explanation: "Binary property lists are not read.",
    defaultSeverity: .error,
    help: "Convert the file: `plutil -convert xml1`."
  )

  static let stringsSyntax = RuleDescription(
    id: "strings-syntax",
    title: "Strings file with a syntax error",
    explanation: "Texts near the error are missing in this language.",
    defaultSeverity: .error,
    help: "Correct the text at the position; each pair ends with a semicolon."
  )

  static let stringsValue = RuleDescription(
    id: "strings-value",
    title: "Entry that is not text",
    explanation: "The entry is left out.",
    defaultSeverity: .warning,
    help: "Give the entry a text, or a format with plural forms."
  )
}
