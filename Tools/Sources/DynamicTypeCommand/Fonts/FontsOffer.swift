import CommandSupport
import DynamicType
import FontDescriptors
import FontManagement
import FontPicking

/// The fonts that a picker offers, as a table and as JSON.
struct FontsOffer {
  private let picker: FontPicker

  init(_ picker: FontPicker) { self.picker = picker }

  /// Prints the offered fonts and the findings.
  ///
  /// - Throws: The status of a command without results.
  func print(_ output: OutputOptions) throws {
    var table = TextTable([.left("Family")])
    if picker.configuration.includesFaces {
      table = TextTable([.left("Family"), .left("Face"), .left("Name")])
    }
    var json: [JSONValue] = []
    for family in picker.families {
      guard picker.configuration.includesFaces else {
        table.rows.append([FontText.shown(family.name)])
        json.append(Self.json(family.name, family.descriptor))
        continue
      }
      for face in family.faces {
        let name = "\(family.name) \(face.name)"
        table.rows.append(
          [family.name, face.name, face.descriptor.postScriptName ?? name].map(FontText.shown)
        )
        json.append(Self.json(name, face.descriptor))
      }
    }
    let notes = json.isEmpty ? ["No font has what was asked for."] : []
    output.print(Report(table: table, footnotes: notes, json: .array(json)))
    if json.isEmpty { throw FontsFailure.status }
  }

  /// Prints a chosen font.
  static func print(_ choice: FontPicker.Choice, _ output: OutputOptions) {
    let descriptor = choice.descriptor
    StandardOutput.print(
      output.json
        ? json(choice.name, descriptor).description
        : FontText.shown(descriptor.postScriptName ?? choice.name)
    )
  }

  private static func json(_ name: String, _ descriptor: FontDescriptor) -> JSONValue {
    [
      "name": .string(name),
      "family": JSONValue(descriptor.family),
      "face": JSONValue(descriptor.face),
      "postScriptName": JSONValue(descriptor.postScriptName),
      "weight": descriptor.weight.map { .number(Double($0.cssValue)) } ?? .null,
      "width": descriptor.width.map { .number($0) } ?? .null,
      "slant": descriptor.slant.map { .number($0) } ?? .null,
      "traits": .array(
        FontTraitNames.names(of: descriptor.symbolicTraits).map { .string($0) }
      ),
    ]
  }
}
