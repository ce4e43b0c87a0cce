public import Diagnostics
import JSONText

extension SampleData {
  /// Reads sample data.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the JSON file.
  ///   - file: The path, for findings.
  /// - Returns: The data that could be read, and findings about the rest.
  public static func read(_ bytes: [UInt8], file: String) -> Reading<SampleData> {
    SampleDataReader.read(bytes, file: file)
  }
}

/// Reads the values of objects, by document and by name.
private struct SampleDataReader: SettingsFileReader {
  var settings: SettingsReader

  mutating func read() -> SampleData {
    var data = SampleData()
    for document in settings.rootMembers() {
      var objects: [String: SampleData.Values] = [:]
      for object in settings.members(of: document) { objects[object.key] = values(object) }
      data.documents[document.key] = objects
    }
    return data
  }

  private mutating func values(_ object: JSONMember) -> SampleData.Values {
    var values = SampleData.Values()
    values.location = settings.location(at: object.offset)
    for member in settings.members(of: object) {
      switch member.key {
      case "text": values.text = text(member)
      case "image": values.image = settings.string(member)
      case "symbol": values.symbol = settings.string(member)
      case "hidden": values.isHidden = settings.boolean(member)
      case "rows": values.rows = rows(member)
      default: settings.unknownKey(member, of: ["text", "image", "symbol", "hidden", "rows"])
      }
    }
    return values
  }

  /// Reads a text, or a text for each language.
  private mutating func text(_ member: JSONMember) -> SampleData.Text? {
    if let text = member.value.string { return SampleData.Text(text) }
    guard let members = member.value.members else {
      settings.wrongKind(member.value, "'text'", expected: "a text or an object of languages")
      return nil
    }
    var languages: [String: String] = [:]
    for language in members {
      languages[language.key] = settings.string(language)
    }
    return SampleData.Text(nil, byLanguage: languages)
  }

  /// Reads a number of rows, or the rows.
  private mutating func rows(_ member: JSONMember) -> [SampleData.Row]? {
    if member.value.number != nil {
      return settings.count(member).map {
        Array(repeating: SampleData.Row(), count: min($0, SampleData.maximumRowCount))
      }
    }
    guard let elements = member.value.elements else {
      settings.wrongKind(member.value, "'rows'", expected: "a number or a list")
      return nil
    }
    return elements.map { row($0) }
  }

  private mutating func row(_ node: JSONNode) -> SampleData.Row {
    var row = SampleData.Row()
    for member in settings.members(of: node, named: "a row") ?? [] {
      if member.key == "cell" {
        row.cell = settings.string(member)
      } else {
        row.values[member.key] = values(member)
      }
    }
    return row
  }
}
