public import Diagnostics
import DynamicType
import JSONText

extension CustomClasses {
  /// Reads the custom classes of a project.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the JSON file.
  ///   - file: The path, for findings.
  /// - Returns: The classes that could be read, and findings about the rest.
  public static func read(_ bytes: [UInt8], file: String) -> Reading<CustomClasses> {
    CustomClassesReader.read(bytes, file: file)
  }
}

/// Reads the classes of a file and the properties that their code sets.
private struct CustomClassesReader: SettingsFileReader {
  var settings: SettingsReader

  private enum Key: String, CaseIterable {
    case superclass, designable, source, runtimeAttributes
  }

  mutating func read() -> CustomClasses {
    var result = CustomClasses()
    var superclasses: [JSONMember] = []
    for member in settings.rootMembers() {
      var item = CustomClass()
      item.location = settings.location(at: member.offset)
      for part in settings.members(of: member) {
        read(part, into: &item)
        if part.key == Key.superclass.rawValue { superclasses.append(part) }
      }
      result.classes[member.key] = item
    }
    for member in superclasses {
      guard let name = member.value.string, result.classes[name] == nil else { continue }
      settings.report(
        .settingsInvalidValue,
        "The superclass '\(name)' is not in the file.",
        at: member.value.offset
      )
    }
    return result
  }

  private mutating func read(_ member: JSONMember, into item: inout CustomClass) {
    switch Key(rawValue: member.key) {
    case .superclass: item.superclass = settings.string(member)
    case .designable: item.isDesignable = settings.boolean(member)
    // For people who read the file.
    case .source: _ = settings.string(member)
    case .runtimeAttributes: item.runtimeAttributes = runtimeAttributes(member)
    case nil:
      read(member, into: &item.properties, beside: Key.allCases.map(\.rawValue))
    }
  }

  private mutating func runtimeAttributes(
    _ member: JSONMember
  ) -> [String: [String: CustomClass.Properties]] {
    var result: [String: [String: CustomClass.Properties]] = [:]
    for attribute in settings.members(of: member) {
      for value in settings.members(of: attribute) {
        var changed = CustomClass.Properties()
        for part in settings.members(of: value) { read(part, into: &changed, beside: []) }
        result[attribute.key, default: [:]][value.key] = changed
      }
    }
    return result
  }

  private enum PropertyKey: String, CaseIterable {
    case font, adjustsFontForContentSizeCategory, numberOfLines, lineHeight, contentInsets
    case layoutMargins, spacing, verticalAtAccessibilitySizes, intrinsicContentSize
    case minimumIntrinsicContentSize, size, minimumSize, hidden
  }

  /// Reads one property.
  ///
  /// - Parameters:
  ///   - member: The property.
  ///   - properties: Gets the value.
  ///   - otherKeys: The keys that may stand beside those of properties.
  private mutating func read(
    _ member: JSONMember,
    into properties: inout CustomClass.Properties,
    beside otherKeys: [String]
  ) {
    switch PropertyKey(rawValue: member.key) {
    case .font: properties.font = font(member)
    case .adjustsFontForContentSizeCategory:
      properties.adjustsFontForContentSizeCategory = settings.boolean(member)
    case .numberOfLines: properties.numberOfLines = settings.count(member)
    case .lineHeight: properties.lineHeight = settings.length(member)
    case .contentInsets: properties.contentInsets = insets(member)
    case .layoutMargins: properties.layoutMargins = insets(member)
    case .spacing: properties.spacing = settings.length(member)
    case .verticalAtAccessibilitySizes:
      properties.isVerticalAtAccessibilitySizes = settings.boolean(member)
    case .intrinsicContentSize: properties.intrinsicContentSize = lengths(member)
    case .minimumIntrinsicContentSize: properties.minimumIntrinsicContentSize = lengths(member)
    case .size: properties.size = lengths(member)
    case .minimumSize: properties.minimumSize = lengths(member)
    case .hidden: properties.isHidden = settings.boolean(member)
    case nil:
      settings.unknownKey(member, of: otherKeys + PropertyKey.allCases.map(\.rawValue))
    }
  }

  private mutating func font(_ object: JSONMember) -> CustomClass.FontProperties {
    var font = CustomClass.FontProperties()
    for member in settings.members(of: object) {
      switch member.key {
      case "textStyle": font.textStyle = settings.value(member, "text style", TextStyle.init(_:))
      case "size": font.size = settings.length(member)
      case "weight": font.weight = settings.value(member, "weight", FontWeight.init(_:))
      case "name": font.name = settings.string(member)
      default: settings.unknownKey(member, of: ["textStyle", "size", "weight", "name"])
      }
    }
    return font
  }

  private mutating func insets(_ object: JSONMember) -> EdgeInsets {
    let edges: [String: WritableKeyPath<EdgeInsets, Double>] = [
      "top": \.top, "left": \.left, "bottom": \.bottom, "right": \.right,
    ]
    var insets = EdgeInsets.zero
    for member in settings.members(of: object) {
      guard let edge = edges[member.key] else {
        settings.unknownKey(member, of: ["top", "left", "bottom", "right"])
        continue
      }
      if let length = settings.length(member) { insets[keyPath: edge] = length }
    }
    return insets
  }

  private mutating func lengths(_ object: JSONMember) -> CustomClass.Lengths {
    var lengths = CustomClass.Lengths()
    for member in settings.members(of: object) {
      switch member.key {
      case "width": lengths.width = settings.length(member)
      case "height": lengths.height = settings.length(member)
      default: settings.unknownKey(member, of: ["width", "height"])
      }
    }
    return lengths
  }
}
