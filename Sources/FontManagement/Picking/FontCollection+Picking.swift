import DynamicType
import FontDescriptors

extension FontCollection {
  /// The families that a picker offers, by name without regard to case.
  ///
  /// Families whose names begin with a dot are the system's own and are not offered.
  func pickerFamilies(_ configuration: FontPicker.Configuration) -> [FontPicker.Family] {
    let names = familyNames.filter { $0.first != "." }
      .filter { name in configuration.languageFilter.map { writes(name, $0) } ?? true }
    return names.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
      .compactMap { pickerFamily($0, configuration) }
  }

  /// Whether one face of a family can write the languages of a filter.
  private func writes(_ family: String, _ filter: FontLanguageFilter) -> Bool {
    let index = index
    return index.family(family).contains { position in
      let entry = index.entries[position]
      guard let languages = entry.languages ?? face(entry).flatMap({ FaceLanguages($0) })
      else { return false }
      return filter.passes(languages.contains)
    }
  }

  private func pickerFamily(
    _ name: String,
    _ configuration: FontPicker.Configuration
  ) -> FontPicker.Family? {
    let traits = configuration.filteredTraits
    let family = FontDescriptor(family: name)
    guard configuration.includesFaces || !traits.isEmpty else {
      return FontPicker.Family(name: name, descriptor: family, faces: [])
    }
    let faces = descriptors(like: family, [.family])
      .filter { $0.symbolicTraits.isSuperset(of: traits) }
    guard let nearest = faces.first else { return nil }
    return FontPicker.Family(
      name: name,
      descriptor: traits.isEmpty ? family : nearest,
      faces: faces.sorted { Self.order($0) < Self.order($1) }.map {
        FontPicker.Face(name: $0.face ?? "Regular", descriptor: $0)
      }
    )
  }

  /// Upright before italic, then light before heavy, then narrow before wide.
  private static func order(_ face: FontDescriptor) -> (Int, Int, Double, String) {
    let leans = face.symbolicTraits.contains(.italic) ? 1 : 0
    return (leans, face.weight?.cssValue ?? 400, face.width ?? 100, face.face ?? "")
  }
}
