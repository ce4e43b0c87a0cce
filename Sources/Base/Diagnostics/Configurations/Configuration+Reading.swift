import FileAccess
import JSONText

extension Configuration {
  /// Reads a configuration.
  ///
  /// A part that cannot be read is treated as absent, and has a finding with its position.
  ///
  /// - Parameters:
  ///   - text: The contents of the file.
  ///   - file: Its path, for the findings.
  ///   - vocabulary: The names that it may use.
  /// - Returns: The configuration, and findings about the file.
  public static func read(
    _ text: some Sequence<UInt8>,
    file: String,
    vocabulary: ConfigurationVocabulary
  ) -> Reading<Configuration> {
    var reader = ConfigurationReader(
      settings: SettingsReader(text, file: file),
      vocabulary: vocabulary
    )
    let configuration = reader.configuration()
    return Reading(configuration, findings: reader.settings.findings.inReportOrder())
  }
}

/// Reads the keys of a configuration.
struct ConfigurationReader {
  var settings: SettingsReader
  let vocabulary: ConfigurationVocabulary

  private enum Key: String, CaseIterable {
    case schema = "$schema"
    case included, excluded, rules, overrides, devices, categories, languages, systemVersion,
      failOn,
      baseline
  }

  mutating func configuration() -> Configuration {
    var configuration = Configuration()
    for member in settings.rootMembers() {
      guard let key = Key(rawValue: member.key) else {
        settings.unknownKey(member, of: Key.allCases.map(\.rawValue))
        continue
      }
      read(member.value, as: key, into: &configuration)
    }
    return configuration
  }

  private mutating func read(_ node: JSONNode, as key: Key, into result: inout Configuration) {
    let name = "'\(key.rawValue)'"
    switch key {
    // For editors; the reader has the format built in.
    case .schema: _ = settings.string(node, named: name)
    case .included: result.paths.included = globs(node, named: name)
    case .excluded: result.paths.excluded = globs(node, named: name)
    case .rules: result.rules = levels(node, named: name)
    case .overrides:
      result.overrides = settings.elements(node, named: name).compactMap { override($0) }
    case .devices: result.devices = names(node, name, of: vocabulary.devices)
    case .categories: result.categories = names(node, name, of: vocabulary.categories)
    case .languages: result.languages = languages(node, named: name)
    case .systemVersion: result.systemVersion = systemVersion(node, named: name)
    case .failOn:
      result.failOn = settings.value(node, named: name, as: FailureThreshold.self)
    case .baseline: result.baseline = settings.string(node, named: name)
    }
  }
}
