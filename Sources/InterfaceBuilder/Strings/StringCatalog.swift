public import Diagnostics

/// A string catalog: the texts of all languages in one file.
public struct StringCatalog: Sendable {
  /// The path of the file.
  public let path: String
  /// The language that the app is written in.
  public private(set) var sourceLanguage = ""
  /// The tables, sorted by language.
  public private(set) var tables: [StringTable] = []
  /// The findings of reading.
  public private(set) var findings: [Finding] = []

  /// Reads a file `*.xcstrings`.
  public init(path: String) {
    self.path = path
    guard let bytes = try? FileBytes.read(path, limit: 64 << 20) else {
      add(.stringsUnreadable, "The file cannot be read.", line: 0, column: 0)
      return
    }
    read(bytes)
  }

  /// Reads bytes in memory.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a string catalog.
  ///   - file: The name that findings give as the file.
  public init(bytes: [UInt8], file: String) {
    path = file
    read(bytes)
  }

  /// Returns the table of a language.
  public func table(_ language: String) -> StringTable? {
    tables.first { $0.language == language }
  }

  private mutating func read(_ bytes: [UInt8]) {
    do throws(JSONError) {
      read(try JSONParser.parse(bytes))
    } catch {
      add(.stringsSyntax, error.message, line: error.line, column: error.column)
    }
  }

  private mutating func read(_ root: JSONValue) {
    sourceLanguage = root["sourceLanguage"]?.string ?? ""
    var byLanguage: [String: StringTable] = [:]
    for entry in root["strings"]?.members ?? [] {
      for localization in entry.value["localizations"]?.members ?? [] {
        guard let text = LocalizedText(catalog: localization.value) else {
          let message = "'\(entry.name)' has no text in '\(localization.name)'."
          let value = localization.value
          add(.stringsValue, message, line: value.line, column: value.column)
          continue
        }
        let empty = StringTable(language: localization.name, paths: [path])
        byLanguage[localization.name, default: empty][entry.name] = text
      }
    }
    tables = byLanguage.values.sorted { $0.language < $1.language }
  }

  private mutating func add(_ rule: RuleDescription, _ message: String, line: Int, column: Int) {
    let location = SourceLocation(file: path, line: line, column: column)
    findings.append(Finding(rule: rule, severity: .error, message: message, location: location))
  }
}

extension LocalizedText {
  /// Reads the value of a language in a string catalog.
  init?(catalog value: JSONValue) {
    guard let form = Form(catalog: value) else { return nil }
    var parts: [String: Form] = [:]
    for part in value["substitutions"]?.members ?? [] {
      parts[part.name] = Form(catalog: part.value)
    }
    self.init(
      form: form,
      substitutions: parts,
      state: value["stringUnit"]?["state"]?.string,
      line: value.line
    )
  }
}

extension LocalizedText.Form {
  fileprivate init?(catalog value: JSONValue) {
    if let text = value["stringUnit"]?["value"]?.string {
      self = .text(text)
    } else if let plural = value["variations"]?["plural"] {
      self = .plural(Self.plurals(plural))
    } else if let device = value["variations"]?["device"] {
      var forms: [String: LocalizedText.Form] = [:]
      for member in device.members { forms[member.name] = Self(catalog: member.value) }
      self = .device(forms)
    } else {
      return nil
    }
  }

  private static func plurals(_ value: JSONValue) -> [PluralCategory: LocalizedText.Form] {
    value.members.reduce(into: [:]) { forms, member in
      guard let category = PluralCategory(rawValue: member.name) else { return }
      forms[category] = Self(catalog: member.value)
    }
  }
}
