public import Diagnostics
import FileAccess
import JSONText

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
    do throws(FileError) {
      let bytes = try FileBytes.read(path, limit: 64 << 20)
      read(bytes)
    } catch {
      let message =
        error.reason == .largeFilePointer
        ? "The file is a pointer of Git LFS. \(LargeFilePointer.hint)" : "The file cannot be read."
      add(.stringsUnreadable, message)
    }
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
    do throws(JSONSyntaxError) {
      read(try JSONDocument(parsing: bytes))
    } catch {
      add(.stringsSyntax, error.sentence, at: error.position)
    }
  }

  private mutating func read(_ document: JSONDocument) {
    sourceLanguage = document.root["sourceLanguage"]?.string ?? ""
    var byLanguage: [String: StringTable] = [:]
    for entry in document.root["strings"]?.members ?? [] {
      for localization in entry.value["localizations"]?.members ?? [] {
        let position = document.position(at: localization.value.offset)
        guard let text = LocalizedText(catalog: localization.value, line: position.line) else {
          add(.stringsValue, "'\(entry.key)' has no text in '\(localization.key)'.", at: position)
          continue
        }
        let empty = StringTable(language: localization.key, paths: [path])
        byLanguage[localization.key, default: empty][entry.key] = text
      }
    }
    tables = byLanguage.values.sorted { $0.language < $1.language }
  }

  private mutating func add(
    _ rule: RuleDescription,
    _ message: String,
    at position: TextPosition? = nil
  ) {
    let location = SourceLocation(file: path, position)
    findings.append(Finding(rule: rule, severity: .error, message: message, location: location))
  }
}

extension LocalizedText {
  /// Reads the value of a language in a string catalog.
  init?(catalog value: JSONNode, line: Int) {
    guard let form = Form(catalog: value) else { return nil }
    var parts: [String: Form] = [:]
    for part in value["substitutions"]?.members ?? [] {
      parts[part.key] = Form(catalog: part.value)
    }
    self.init(
      form: form,
      substitutions: parts,
      state: value["stringUnit"]?["state"]?.string,
      line: line
    )
  }
}

extension LocalizedText.Form {
  fileprivate init?(catalog value: JSONNode) {
    if let text = value["stringUnit"]?["value"]?.string {
      self = .text(text)
    } else if let plural = value["variations"]?["plural"] {
      self = .plural(Self.plurals(plural))
    } else if let device = value["variations"]?["device"] {
      var forms: [String: LocalizedText.Form] = [:]
      for member in device.members ?? [] { forms[member.key] = Self(catalog: member.value) }
      self = .device(forms)
    } else {
      return nil
    }
  }

  private static func plurals(_ value: JSONNode) -> [PluralCategory: LocalizedText.Form] {
    (value.members ?? []).reduce(into: [:]) { forms, member in
      guard let category = PluralCategory(rawValue: member.key) else { return }
      forms[category] = Self(catalog: member.value)
    }
  }
}
