extension RuleCatalog {
  /// The rules about the files that control a run: the configuration, the baseline, and the files
  /// that a project adds to its documents.
  public static let settings = RuleCatalog([
    .settingsSyntax, .settingsInvalidValue, .settingsUnknownKey, .settingsUnknownName,
    .settingsRepeatedKey, .baselineStale,
  ])
}

extension RuleDescription {
  /// Whether the rule is about the files that control a run rather than about the project.
  var isAboutSettings: Bool { RuleCatalog.settings[id] != nil }
}
