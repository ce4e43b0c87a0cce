package import FontDescriptors
package import FontManagement

extension FontPicker {
  /// A family or a face as it was chosen.
  package struct Choice: Hashable, Sendable {
    /// The displayed name.
    package var name: String
    package var descriptor: FontDescriptor
    /// The faces of the family that can be chosen; none for a face.
    package var faces: [Face]

    /// Creates a choice.
    package init(name: String, descriptor: FontDescriptor, faces: [Face] = []) {
      self.name = name
      self.descriptor = descriptor
      self.faces = faces
    }
  }
}

/// A line of the list: a heading, a family or a face below its family.
package struct PickerRow: Hashable, Sendable {
  /// The text of the line.
  package var name: String
  /// The family, also for a face.
  package var family: String
  /// The font that choosing the row selects; `nil` for a heading.
  package var choice: FontPicker.Choice?
  /// 1 for a face below its family.
  package var level = 0
  /// The number of a family's faces that can be shown below it.
  package var faceCount = 0
  package var isExpanded = false

  var isChoice: Bool { choice != nil }
  var canExpand: Bool { faceCount > 1 }

  /// The rows of a picker: recent fonts, then families, with the faces of expanded ones.
  static func rows(
    of picker: FontPicker,
    isExpanded: (_ family: String) -> Bool
  ) -> [PickerRow] {
    let recents = picker.searchText.isEmpty ? picker.recents.map(PickerRow.init(recent:)) : []
    let families = picker.families.flatMap { family in
      rows(of: family, picker.configuration.includesFaces, isExpanded(family.name))
    }
    guard !recents.isEmpty else { return families }
    return [heading("Recently Used")] + recents + [heading("All Fonts")] + families
  }

  private static func heading(_ title: String) -> PickerRow { PickerRow(name: title, family: "") }

  private init(recent descriptor: FontDescriptor) {
    let name = [descriptor.family, descriptor.face].compactMap(\.self).joined(separator: " ")
    self.init(
      name: name,
      family: descriptor.family ?? name,
      choice: FontPicker.Choice(name: name, descriptor: descriptor)
    )
  }

  private init(
    name: String,
    family: String,
    choice: FontPicker.Choice? = nil,
    level: Int = 0,
    faceCount: Int = 0,
    isExpanded: Bool = false
  ) {
    self.name = name
    self.family = family
    self.choice = choice
    self.level = level
    self.faceCount = faceCount
    self.isExpanded = isExpanded
  }

  private static func rows(
    of family: FontPicker.Family,
    _ includesFaces: Bool,
    _ isExpanded: Bool
  ) -> [PickerRow] {
    let count = includesFaces ? family.faces.count : 0
    let head = PickerRow(
      name: family.name,
      family: family.name,
      choice: FontPicker.Choice(
        name: family.name,
        descriptor: family.descriptor,
        faces: family.faces
      ),
      faceCount: count,
      isExpanded: isExpanded && count > 0
    )
    guard head.isExpanded else { return [head] }
    return [head]
      + family.faces.map { face in
        let name = "\(family.name) \(face.name)"
        let choice = FontPicker.Choice(name: name, descriptor: face.descriptor)
        return PickerRow(name: face.name, family: family.name, choice: choice, level: 1)
      }
  }
}
