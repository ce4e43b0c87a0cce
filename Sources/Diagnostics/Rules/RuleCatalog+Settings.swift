extension RuleCatalog {
  /// The rules about the files that steer a run: the configuration and the baseline.
  public static let settings = RuleCatalog([
    .settingsSyntax, .settingsInvalidValue, .settingsUnknownKey, .settingsUnknownName,
    .settingsRepeatedKey, .baselineStale,
  ])
}

extension RuleDescription {
  /// Whether the rule is about the configuration or the baseline rather than about the project.
  var isAboutSettings: Bool { RuleCatalog.settings[id] != nil }
}
