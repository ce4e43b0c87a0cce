public import Diagnostics
import JSONText

extension SampleData {
  /// Reads sample data.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the JSON file.
  ///   - file: The path, for findings.
  /// - Returns: What could be read, and what could not.
  public static func read(_ bytes: [UInt8], file: String) -> Reading<SampleData> {
    do throws(JSONSyntaxError) {
      var reader = SampleDataReader(settings: SettingsReader(bytes, file))
      let data = reader.read(try JSONDocument(parsing: bytes).root)
      return Reading(data, findings: reader.settings.findings)
    } catch {
      return Reading(SampleData(), findings: [SettingsFinding.syntax(error, bytes, file)])
    }
  }
}

/// Turns JSON into sample data and says what it does not understand.
private struct SampleDataReader {
  var settings: SettingsReader

  mutating func read(_ root: JSONNode) -> SampleData {
    var data = SampleData()
    for member in settings.members(root, "Sample data are an object of documents") {
      data.documents[member.key] = values(member.value)
    }
    return data
  }

  private mutating func values(_ node: JSONNode) -> [String: SampleData.Values] {
    var result: [String: SampleData.Values] = [:]
    for member in settings.members(node, "A document needs an object of objects") {
      result[member.key] = value(member)
    }
    return result
  }

  private mutating func value(_ object: JSONMember) -> SampleData.Values {
    var value = SampleData.Values()
    value.location = settings.location(object.offset)
    for member in settings.members(object.value, "An object needs an object of values") {
      switch member.key {
      case "text": value.text = text(member.value)
      case "image": value.image = settings.string(member)
      case "symbol": value.symbol = settings.string(member)
      case "hidden": value.isHidden = settings.boolean(member)
      case "rows": value.rows = rows(member.value)
      default:
        settings.wrong(
          "Unknown value '\(member.key)'; known are text, image, symbol, hidden and rows",
          member.offset
        )
      }
    }
    return value
  }

  private mutating func text(_ node: JSONNode) -> SampleData.Text? {
    if let text = node.string { return SampleData.Text(text) }
    var languages: [String: String] = [:]
    for member in settings.members(node, "'text' needs a text or an object of languages") {
      languages[member.key] = settings.string(member)
    }
    return SampleData.Text(nil, byLanguage: languages)
  }

  private mutating func rows(_ node: JSONNode) -> [SampleData.Row]? {
    if let number = node.number, let count = Int(exactly: number), count >= 0 {
      return Array(repeating: SampleData.Row(), count: min(count, SampleData.maximumRowCount))
    }
    guard let elements = node.elements else {
      settings.wrong("'rows' needs a number or a list", node.offset)
      return nil
    }
    return elements.map { row($0) }
  }

  private mutating func row(_ node: JSONNode) -> SampleData.Row {
    var row = SampleData.Row()
    for member in settings.members(node, "A row needs an object") {
      if member.key == "cell" {
        row.cell = settings.string(member)
      } else {
        row.values[member.key] = value(member)
      }
    }
    return row
  }
}
