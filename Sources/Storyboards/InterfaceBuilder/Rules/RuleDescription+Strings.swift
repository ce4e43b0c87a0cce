import Diagnostics

extension RuleDescription {
  static let stringsUnreadable = RuleDescription(
    id: "strings-unreadable",
    title: "File of texts that cannot be read",
    explanation: "Its texts are missing in the language.",
    defaultSeverity: .error,
    help: "Check that the file exists and can be read."
  )

  static let stringsBinary = RuleDescription(
    id: "strings-binary",
    title: "File of texts in binary form",
    explanation: "Binary property lists are not read.",
    defaultSeverity: .error,
    help: "Convert the file: `plutil -convert xml1`."
  )

  static let stringsSyntax = RuleDescription(
    id: "strings-syntax",
    title: "File of texts with a syntax error",
    explanation: "Texts around the fault are missing in the language.",
    defaultSeverity: .error,
    help: "Correct the text at the position; each pair ends with a semicolon."
  )

  static let stringsValue = RuleDescription(
    id: "strings-value",
    title: "Entry that is no text",
    explanation: "The entry is left out.",
    defaultSeverity: .warning,
    help: "Give the entry a text, or a format with plural forms."
  )
}
