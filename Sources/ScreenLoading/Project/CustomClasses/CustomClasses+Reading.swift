public import Diagnostics
import DynamicType
import JSONText

extension CustomClasses {
  /// Reads the custom classes of a project.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the JSON file.
  ///   - file: The path, for findings.
  /// - Returns: What could be read, and what could not.
  public static func read(_ bytes: [UInt8], file: String) -> Reading<CustomClasses> {
    do throws(JSONSyntaxError) {
      var reader = CustomClassesReader(settings: SettingsReader(bytes, file))
      let classes = reader.read(try JSONDocument(parsing: bytes).root)
      return Reading(classes, findings: reader.settings.findings)
    } catch {
      return Reading(CustomClasses(), findings: [SettingsFinding.syntax(error, bytes, file)])
    }
  }
}

/// Turns JSON into custom classes and says what it does not understand.
private struct CustomClassesReader {
  var settings: SettingsReader

  mutating func read(_ root: JSONNode) -> CustomClasses {
    var result = CustomClasses()
    var superclasses: [JSONMember] = []
    for member in settings.members(root, "Custom classes are an object of classes") {
      var item = CustomClass(location: settings.location(member.offset))
      for part in settings.members(member.value, "A class needs an object of settings") {
        read(part, into: &item)
        if part.key == "superclass" { superclasses.append(part) }
      }
      result.classes[member.key] = item
    }
    for member in superclasses {
      if let name = member.value.string, result.classes[name] == nil {
        settings.wrong("The superclass '\(name)' is not in the file", member.offset)
      }
    }
    return result
  }

  private mutating func read(_ member: JSONMember, into item: inout CustomClass) {
    switch member.key {
    case "superclass": item.superclass = settings.string(member)
    case "designable": item.isDesignable = settings.boolean(member)
    case "source": _ = settings.string(member)
    case "runtimeAttributes": item.runtimeAttributes = runtimeAttributes(member.value)
    default: if !read(member, into: &item.properties) { unknown(member) }
    }
  }

  private mutating func runtimeAttributes(
    _ node: JSONNode
  ) -> [String: [String: CustomClass.Properties]] {
    var result: [String: [String: CustomClass.Properties]] = [:]
    for attribute in settings.members(node, "'runtimeAttributes' needs key paths") {
      for value in settings.members(attribute.value, "A key path needs an object of values") {
        var changed = CustomClass.Properties()
        for part in settings.members(value.value, "A value needs an object of settings") {
          let isKnown = read(part, into: &changed)
          if !isKnown { unknown(part) }
        }
        result[attribute.key, default: [:]][value.key] = changed
      }
    }
    return result
  }

  private mutating func unknown(_ member: JSONMember) {
    settings.wrong(
      "Unknown setting '\(member.key)'; known are superclass, designable, source, "
        + "runtimeAttributes, font, adjustsFontForContentSizeCategory, numberOfLines, lineHeight, "
        + "contentInsets, layoutMargins, spacing, verticalAtAccessibilitySizes, "
        + "intrinsicContentSize, minimumIntrinsicContentSize, size, minimumSize and hidden",
      member.offset
    )
  }

  /// Reads one setting.
  ///
  /// - Returns: Whether it is known.
  private mutating func read(_ member: JSONMember, into value: inout CustomClass.Properties) -> Bool
  {
    switch member.key {
    case "font": value.font = font(member.value)
    case "adjustsFontForContentSizeCategory":
      value.adjustsFontForContentSizeCategory = settings.boolean(member)
    case "numberOfLines": value.numberOfLines = settings.count(member)
    case "lineHeight": value.lineHeight = settings.length(member)
    case "contentInsets": value.contentInsets = insets(member.value)
    case "layoutMargins": value.layoutMargins = insets(member.value)
    case "spacing": value.spacing = settings.length(member)
    case "verticalAtAccessibilitySizes":
      value.isVerticalAtAccessibilitySizes = settings.boolean(member)
    case "intrinsicContentSize": value.intrinsicContentSize = lengths(member.value)
    case "minimumIntrinsicContentSize": value.minimumIntrinsicContentSize = lengths(member.value)
    case "size": value.size = lengths(member.value)
    case "minimumSize": value.minimumSize = lengths(member.value)
    case "hidden": value.isHidden = settings.boolean(member)
    default: return false
    }
    return true
  }

  private mutating func font(_ node: JSONNode) -> CustomClass.FontProperties {
    var font = CustomClass.FontProperties()
    for member in settings.members(node, "A font needs an object") {
      switch member.key {
      case "textStyle": font.textStyle = named(member, "text style", TextStyle.init(_:))
      case "size": font.size = settings.length(member)
      case "weight": font.weight = named(member, "weight", FontWeight.init(_:))
      case "name": font.name = settings.string(member)
      default:
        settings.wrong(
          "Unknown value '\(member.key)' of a font; known are textStyle, size, weight and name",
          member.offset
        )
      }
    }
    return font
  }

  private mutating func named<Value>(
    _ member: JSONMember,
    _ kind: String,
    _ make: (String) -> Value?
  ) -> Value? {
    guard let name = settings.string(member) else { return nil }
    let value = make(name)
    if value == nil { settings.wrong("There is no \(kind) '\(name)'", member.offset) }
    return value
  }

  private mutating func insets(_ node: JSONNode) -> EdgeInsets {
    var insets = EdgeInsets.zero
    for member in settings.members(node, "Insets need an object of edges") {
      guard let length = settings.length(member) else { continue }
      switch member.key {
      case "top": insets.top = length
      case "left": insets.left = length
      case "bottom": insets.bottom = length
      case "right": insets.right = length
      default:
        settings.wrong(
          "Unknown edge '\(member.key)'; known are top, left, bottom and right",
          member.offset
        )
      }
    }
    return insets
  }

  private mutating func lengths(_ node: JSONNode) -> CustomClass.Lengths {
    var lengths = CustomClass.Lengths()
    for member in settings.members(node, "A size needs an object") {
      guard let length = settings.length(member) else { continue }
      switch member.key {
      case "width": lengths.width = length
      case "height": lengths.height = length
      default:
        settings.wrong(
          "Unknown side '\(member.key)'; known are width and height",
          member.offset
        )
      }
    }
    return lengths
  }
}
