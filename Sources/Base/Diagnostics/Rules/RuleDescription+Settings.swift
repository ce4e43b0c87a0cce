extension RuleDescription {
  package static let settingsSyntax = RuleDescription(
    id: "settings-syntax",
    title: "Settings file that is not JSON",
    explanation: "The file is not used.",
    defaultSeverity: .error,
    help: "Correct the text at the position. JSON has no comments and no comma before a bracket."
  )

  package static let settingsInvalidValue = RuleDescription(
    id: "settings-invalid-value",
    title: "Value that the setting does not allow",
    explanation: "The value is not used.",
    defaultSeverity: .error,
    help: "Write one of the values that the message names."
  )

  package static let settingsUnknownKey = RuleDescription(
    id: "settings-unknown-key",
    title: "Unknown key in the settings",
    explanation: "The key and its value are ignored.",
    defaultSeverity: .warning,
    help: "Correct the spelling, or remove the key."
  )

  static let settingsUnknownName = RuleDescription(
    id: "settings-unknown-name",
    title: "Rule, device or category that does not exist",
    explanation: "The name has no effect.",
    defaultSeverity: .warning,
    help: "Correct the spelling, or remove the name."
  )

  static let settingsRepeatedKey = RuleDescription(
    id: "settings-repeated-key",
    title: "Key that appears twice",
    explanation: "Only the last value counts.",
    defaultSeverity: .warning,
    help: "Keep one of the two."
  )

  static let baselineStale = RuleDescription(
    id: "baseline-stale",
    title: "Baseline entry that matches no finding",
    explanation: "If the fault comes back, the entry hides it.",
    defaultSeverity: .note,
    help: "Write the baseline again."
  )
}
