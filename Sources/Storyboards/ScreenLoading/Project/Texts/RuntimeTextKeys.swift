import InterfaceBuilder

/// The properties for whose texts runtime attributes of an object name keys.
///
/// Apps have attributes of their own for that, such as `xibLocKey` or `localizedText`: any text that
/// is a key of the project counts, unless the name of the attribute says that it means another thing.
enum RuntimeTextKeys {
  /// Returns the keys that the attributes of an object name for a property.
  static func keys(_ property: String, of node: ObjectNode) -> [String] {
    node.userDefinedRuntimeAttributes.compactMap { attribute in
      guard case .string(let value) = attribute.value, !value.isEmpty else { return nil }
      let path = attribute.keyPath.lowercased()
      guard !isAboutOther(path) else { return nil }
      if let index = segment(property) {
        let keys = value.split(separator: ",")
        return index < keys.count ? trimmed(keys[index]) : nil
      }
      return properties(path, node).contains(property) ? value : nil
    }
  }

  private static let otherWords = [
    "identifier", "style", "font", "image", "icon", "color", "class", "type", "weight", "nib",
    "storyboard", "controller", "segue", "table",
  ]

  private static func isAboutOther(_ path: String) -> Bool {
    otherWords.contains { path.contains($0) }
  }

  /// The position in `segmentTitles[0]`.
  private static func segment(_ property: String) -> Int? {
    guard property.hasPrefix("segmentTitles[") else { return nil }
    return Int(property.drop { $0 != "[" }.dropFirst().dropLast())
  }

  private static func trimmed(_ key: Substring) -> String {
    let start = key.drop { $0 == " " }
    let end = start.lastIndex { $0 != " " }
    return end.map { String(start[...$0]) } ?? ""
  }

  /// The properties that an attribute with the name sets.
  private static func properties(_ path: String, _ node: ObjectNode) -> [String] {
    if path.contains("accessib") || path.hasPrefix("acc") {
      return path.contains("hint") ? [] : ["accessibilityLabel"]
    }
    if let row = named.first(where: { path.contains($0.word) }) { return row.properties }
    switch node.kind {
    case .label, .textView: return ["text"]
    case .textField, .searchBar:
      let isEmpty = (node[.textField.text] ?? "").isEmpty
      return path.contains("title") || !isEmpty ? ["text"] : ["placeholder"]
    case .button: return ["normalTitle", "configuration.title"]
    default: return ["title"]
    }
  }

  /// The properties of attributes whose names have a word of UIKit's.
  private static let named: [(word: String, properties: [String])] = [
    ("placeholder", ["placeholder"]), ("prompt", ["prompt"]),
    ("subtitle", ["configuration.subtitle"]), ("header", ["headerTitle"]),
    ("footer", ["footerTitle"]), ("selected", ["selectedTitle"]),
    ("highlighted", ["highlightedTitle"]), ("disabled", ["disabledTitle"]),
  ]
}
