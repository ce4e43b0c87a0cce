import CommandSupport
import DynamicType

/// The full request for a label, before names are looked up.
struct LabelRequest {
  var text = ""
  var font = LabelFont()
  var width: Double?
  var lines = 0
  var language: String?
  var displayScale = 3.0
  var platform = Platform.iOS
  var systemVersion: SystemVersion?

  /// The system version for drawing the label; by default the newest iOS version whose sizes are known.
  private var drawnVersion: SystemVersion? {
    platform == .iOS ? SystemGeneration(systemVersion).version : systemVersion
  }

  /// Returns the label's size with the version of the system.
  func answer() throws(UsageError) -> LabelSize {
    var size = try label().size
    if platform == .iOS { size.systemVersion = drawnVersion }
    return size
  }

  /// Returns the label.
  private func label() throws(UsageError) -> Label {
    let table = TypeTable.table(for: platform, systemVersion: drawnVersion)
    return Label(
      text: text,
      font: try font.font(in: table, drawnVersion),
      width: width ?? .infinity,
      lines: lines,
      language: language,
      displayScale: displayScale
    )
  }
}

extension LabelRequest {
  /// Returns the request in a line of a batch; values that the line omits are unchanged.
  func changed(by line: JSONValue) throws(UsageError) -> LabelRequest {
    guard case .object = line else { throw UsageError("a line is a JSON object") }
    for key in line.keys where !Self.keys.contains(key) {
      throw .unknown(
        key,
        kind: "key",
        among: Self.keys,
        hint: "known are \(Self.keys.joined(separator: ", "))"
      )
    }
    guard let text = try line.text(at: "text") else {
      throw UsageError("a line needs a 'text'")
    }
    var request = self
    request.text = text
    request.font = try font.changed(by: line)
    request.width = try line.positive(at: "width") ?? width
    request.lines = try line.count(at: "lines") ?? lines
    request.language = try line.text(at: "language") ?? language
    request.displayScale = try line.positive(at: "displayScale") ?? displayScale
    if let version = try line.text(at: "systemVersion") {
      request.systemVersion = SystemVersion(version)
      guard let read = request.systemVersion else {
        throw UsageError("'systemVersion' needs a version such as \"26\", not '\(version)'")
      }
      guard platform != .iOS || SystemGeneration.isKnown(read) else {
        throw UsageError(
          "'systemVersion' knows no sizes of iOS \(version); "
            + "known are \(SystemVersionOptions.knownVersions)"
        )
      }
    }
    return request
  }

  static let keys = [
    "text", "style", "size", "weight", "traits", "font", "category", "width", "lines", "language",
    "displayScale", "systemVersion",
  ]
}

extension LabelFont {
  /// Returns the font in a line of a batch; a line that names a font specifies all of it.
  fileprivate func changed(by line: JSONValue) throws(UsageError) -> LabelFont {
    var request = self
    if ["style", "size", "font"].contains(where: { line[$0] != nil }) {
      request = LabelFont(synthesis: synthesis)
      request.category = line["style"] == nil ? nil : category
      request.style = try line.text(at: "style")
      request.size = try line.positive(at: "size")
      request.name = try line.text(at: "font")
    }
    request.weight = try line.text(at: "weight") ?? request.weight
    request.category = try line.text(at: "category") ?? request.category
    if let traits = line["traits"] {
      guard let names = traits.elements, names.allSatisfy({ $0.text == "italic" }) else {
        throw UsageError("'traits' needs a list such as [\"italic\"]")
      }
      request.isItalic = !names.isEmpty
    }
    return request
  }
}

extension JSONValue {
  fileprivate func text(at key: String) throws(UsageError) -> String? {
    guard let value = self[key] else { return nil }
    guard let text = value.text else { throw UsageError("'\(key)' needs a text") }
    return text
  }

  fileprivate func positive(at key: String) throws(UsageError) -> Double? {
    guard let value = self[key] else { return nil }
    let allowed = NumberReader.smallest...NumberReader.limit
    guard let number = value.number, allowed.contains(number) else {
      throw UsageError("'\(key)' needs a number from 0.001 to 1e9")
    }
    return number
  }

  fileprivate func count(at key: String) throws(UsageError) -> Int? {
    guard let value = self[key] else { return nil }
    guard let number = value.number, let count = Int(exactly: number), count >= 0 else {
      throw UsageError("'\(key)' needs a whole number, 0 for any")
    }
    return count
  }
}
