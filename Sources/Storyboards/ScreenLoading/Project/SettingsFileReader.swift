import Diagnostics

/// Reads a JSON file of the project's settings into a value.
protocol SettingsFileReader {
  associatedtype Value: Sendable

  var settings: SettingsReader { get }

  init(settings: SettingsReader)

  mutating func read() -> Value
}

extension SettingsFileReader {
  /// Returns the value of a file, with findings for the parts that cannot be read.
  static func read(_ bytes: [UInt8], file: String) -> Reading<Value> {
    var reader = Self(settings: SettingsReader(bytes, file: file))
    let value = reader.read()
    return Reading(value, findings: reader.settings.findings.inReportOrder())
  }
}
