import FontDescriptors
package import FontManagement

/// A page for a browser with which fonts are searched and chosen, each shown in itself.
///
/// The page is one file and uses no network. Letters are outlines, so fonts look right even where they are
/// not installed.
package struct PickerPage {
  /// The number of faces with a picture on the page; the others are shown only by name.
  package static let faceLimit = 600

  /// Sentences about the omissions of the page.
  package let notes: [String]

  /// The families with their pictures.
  package let families: [PageFamily]

  private let includesFaces: Bool

  /// Draws the fonts that a picker offers and finds.
  package init(_ picker: FontPicker, _ preview: FontPreview) {
    includesFaces = picker.configuration.includesFaces
    (families, notes) = preview.collection.performAsCurrent {
      let outlines = FontOutlines(pointSize: preview.pointSize)
      let traits = Self.traits(picker.configuration, preview.collection)
      var rest = picker.configuration.includesFaces ? Self.faceLimit : 0
      let families = picker.families.map { family in
        PageFamily(
          family,
          traits[family.name] ?? [],
          picker.configuration,
          preview,
          outlines,
          &rest
        )
      }
      let offered = families.reduce(0) { $0 + $1.faces.count }
      let pictured = families.reduce(0) { $0 + $1.faces.count { $0.picture != nil } }
      let notes =
        picker.configuration.includesFaces && offered > Self.faceLimit
        ? ["\(pictured) of \(offered) faces have a picture; --query and --language offer fewer"]
        : []
      return (families, notes)
    }
  }

  /// The traits of each family's faces, if faces cannot be chosen.
  private static func traits(
    _ configuration: FontPicker.Configuration,
    _ collection: FontCollection
  ) -> [String: SymbolicTraits] {
    var configuration = configuration
    configuration.includesFaces = true
    let families = FontPicker(configuration, in: collection).families.map { family in
      let traits = family.faces.reduce(into: SymbolicTraits()) {
        $0.formUnion($1.descriptor.symbolicTraits)
      }
      return (family.name, traits)
    }
    return Dictionary(families) { first, _ in first }
  }

  /// The languages that at least one family supports.
  private var languages: [FontSample] {
    let written = Set(families.flatMap(\.languages))
    return FontSample.all.filter { written.contains($0.language) }
  }

  private var traits: [String] {
    PageFamily.traitNames.filter { name in families.contains { $0.traits.contains(name) } }
  }

  /// The page.
  package var html: String {
    let checks = traits.map { PageTemplates.trait(name: $0) }
    return PageTemplates.page(
      languages: languages.map { PageTemplates.language(tag: $0.language, name: $0.name) },
      traits: checks.isEmpty ? nil : checks.joined(separator: "\n"),
      count: "\(families.count)",
      notes: notes,
      items: families.map(\.item).joined(separator: "\n")
    )
  }
}

extension PageTemplates {
  /// The text, escaped for the page.
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
