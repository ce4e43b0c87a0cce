import DynamicType
import FontDescriptors

extension FontCollection {
  /// The families that a picker offers, by name without regard to case.
  func pickerFamilies(_ configuration: FontPicker.Configuration) -> [FontPicker.Family] {
    let index = index
    let query = FontOffers.Query(
      includesFaces: configuration.includesFaces,
      traits: configuration.filteredTraits
    )
    let all = index.offers.candidates
    let writers = configuration.languageFilter.map { $0.writers(among: self, index) }
    let passing = all.indices.filter { position in
      writers.map { writers in all[position].entries.contains { writers[$0] } } ?? true
    }
    // Faces are looked for in the families that pass alone, unless all were looked at before.
    guard passing.count == all.count || index.offers.families.known(query) != nil else {
      return passing.compactMap { pickerFamily(all[$0].name, query, index) }
    }
    let families = index.offers.families.value(for: query) {
      all.map { pickerFamily($0.name, query, index) }
    }
    return passing.compactMap { families[$0] }
  }

  private func pickerFamily(
    _ name: String,
    _ query: FontOffers.Query,
    _ index: FontIndex
  ) -> FontPicker.Family? {
    let family = FontDescriptor(family: name)
    guard query.includesFaces || !query.traits.isEmpty else {
      return FontPicker.Family(name: name, descriptor: family, faces: [])
    }
    let faces = index.offers.faces.value(for: name) { orderedFaces(of: family) }
    guard let nearest = faces.byDistance.first(where: { $0.has(query.traits) }) else { return nil }
    return FontPicker.Family(
      name: name,
      descriptor: query.traits.isEmpty ? family : nearest,
      faces: faces.shown.filter { $0.descriptor.has(query.traits) }
    )
  }

  private func orderedFaces(of family: FontDescriptor) -> FontOffers.Faces {
    let faces = descriptors(like: family, [.family])
    return FontOffers.Faces(
      byDistance: faces,
      shown: faces.sorted { Self.order($0) < Self.order($1) }.map {
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

extension FontDescriptor {
  fileprivate func has(_ traits: SymbolicTraits) -> Bool { symbolicTraits.isSuperset(of: traits) }
}

extension FontLanguageFilter {
  /// The entries of an index that pass, in their order: one face must write everything that is
  /// required.
  fileprivate func writers(among fonts: FontCollection, _ index: FontIndex) -> [Bool] {
    switch self {
    case .language(let language):
      index.offers.writers.value(for: language) {
        index.entries.map { fonts.languages(of: $0)?.contains(language) ?? false }
      }
    case .all(let filters):
      Self.combined(filters.map { $0.writers(among: fonts, index) }, true, index) { $0 && $1 }
    case .any(let filters):
      Self.combined(filters.map { $0.writers(among: fonts, index) }, false, index) { $0 || $1 }
    case .not(let filter):
      zip(filter.writers(among: fonts, index), index.entries).map { passes, entry in
        !passes && fonts.languages(of: entry) != nil
      }
    }
  }

  private static func combined(
    _ parts: [[Bool]],
    _ start: Bool,
    _ index: FontIndex,
    _ combine: (Bool, Bool) -> Bool
  ) -> [Bool] {
    guard var result = parts.first else {
      return Array(repeating: start, count: index.entries.count)
    }
    for part in parts.dropFirst() {
      for position in result.indices {
        result[position] = combine(result[position], part[position])
      }
    }
    return result
  }
}
