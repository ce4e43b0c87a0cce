import Diagnostics
import DynamicType
import JSONText

extension TokenEvaluation {
  /// Reads the settings for the text size from `$extensions`, over those of the groups around.
  mutating func readBehavior(
    _ extensions: JSONNode?,
    of object: PlacedNode,
    into behavior: inout TypographyBehavior
  ) {
    guard let settings = extensions?[TypographyBehavior.extensionKey] else { return }
    guard let members = settings.members else {
      refuse("The settings are \(settings.kind) and not an object.", settings, object.file)
      return
    }
    for member in members where !read(member, into: &behavior) {
      refuse(
        "'\(member.key)' cannot be read.",
        member.value,
        object.file,
        hint: Self.behaviorHints[member.key]
          ?? "The settings are \(Self.behaviorHints.keys.sorted().joined(separator: ", "))."
      )
    }
  }

  private static let behaviorHints = [
    "textStyle": "The styles are \(TextStyle.standard.map(\.description).joined(separator: ", ")).",
    "minimumCategory": "The categories are XS to XXXL and AX1 to AX5.",
    "maximumCategory": "The categories are XS to XXXL and AX1 to AX5.",
    "maximumPointSize": "The largest size is a number above 0.",
    "scales": "Write true or false.",
  ]

  private func read(_ member: JSONMember, into behavior: inout TypographyBehavior) -> Bool {
    switch member.key {
    case "textStyle":
      guard let style = member.value.string.flatMap({ TextStyle($0) }),
        TextStyle.standard.contains(style)
      else { return false }
      behavior.textStyle = style
    case "minimumCategory", "maximumCategory":
      guard let category = member.value.string.flatMap({ ContentSizeCategory($0) }) else {
        return false
      }
      if member.key == "minimumCategory" {
        behavior.limits.minimum = category
      } else {
        behavior.limits.maximum = category
      }
    case "maximumPointSize":
      guard let size = member.value.number, size > 0 else { return false }
      behavior.maximumPointSize = size
    case "scales":
      guard let scales = member.value.boolean else { return false }
      behavior.scales = scales
    default: return false
    }
    return true
  }

  private mutating func refuse(
    _ message: String,
    _ node: JSONNode,
    _ file: Int,
    hint: String? = nil
  ) {
    let place = TokenPlace(file: file, offset: node.offset)
    sink.add(.tokenBehavior, message, at: place, path: TypographyBehavior.extensionKey, hint: hint)
  }
}
