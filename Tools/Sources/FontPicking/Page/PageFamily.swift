import FontDescriptors
import FontManagement

/// A family on a page.
package struct PageFamily {
  /// A face on a page.
  package struct Face {
    /// The name in the family.
    package var name: String
    /// The name by which a program requests the face.
    package var chosenName: String
    /// The picture as an SVG element; `nil` beyond the limit of pictures.
    package var picture: String?
  }

  /// The name.
  package let name: String
  /// The traits of a face, by the names in ``traitNames``.
  package let traits: Set<String>
  /// The languages that a face supports, by their tags.
  package let languages: [String]
  /// The selectable faces.
  package let faces: [Face]
  /// The name in the font, if it has the letters.
  private let title: String?
  /// A text in a language that the font supports.
  private let sample: String?
  private let sampleLanguage: String?

  /// The traits that can be filtered, in the order of the page.
  static let traitNames = ["bold", "italic", "monospaced", "condensed", "expanded"]
  private static let traitsByName: [String: SymbolicTraits] = [
    "bold": .bold, "italic": .italic, "monospaced": .monoSpace, "condensed": .condensed,
    "expanded": .expanded,
  ]

  init(
    _ family: FontPicker.Family,
    _ traits: SymbolicTraits,
    _ configuration: FontPicker.Configuration,
    _ preview: FontPreview,
    _ outlines: FontOutlines,
    _ rest: inout Int
  ) {
    name = family.name
    let choice = FontPicker.Choice(
      name: family.name,
      descriptor: family.descriptor,
      faces: family.faces
    )
    let samples = preview.samples(of: choice)
    languages = samples.map(\.language)
    self.traits = Set(Self.traitsByName.filter { traits.contains($0.value) }.keys)
    let writesLatin = languages.contains("en")
    let showsFont = !configuration.displaysUsingSystemFont
    title =
      showsFont && writesLatin ? outlines.element(family.name, in: family.descriptor) : nil
    let shown =
      preview.text.map { ($0, nil) }
      ?? samples.first {
        $0.language != "en" && !writesLatin || preview.languages.contains($0.language)
      }
      .map { ($0.text, Optional($0.language)) } ?? samples.first.map { ($0.text, $0.language) }
    sample = showsFont ? shown.flatMap { outlines.element($0.0, in: family.descriptor) } : nil
    sampleLanguage = shown?.1
    guard configuration.includesFaces, family.faces.count > 1 else {
      faces = []
      return
    }
    faces = family.faces.map { face in
      var picture: String?
      if showsFont, writesLatin, rest > 0 {
        rest -= 1
        picture = outlines.element(face.name, in: face.descriptor)
      }
      return Face(
        name: face.name,
        chosenName: face.descriptor.postScriptName ?? "\(family.name) \(face.name)",
        picture: picture
      )
    }
  }

  /// The item of the list.
  var item: String {
    let facts = [
      writing, faces.isEmpty ? nil : "\(faces.count) faces",
      traits.isEmpty ? nil : Self.traitNames.filter(traits.contains).joined(separator: ", "),
    ]
    return PageTemplates.family(
      words: ([name] + faces.map(\.name)).joined(separator: " ").lowercased(),
      languages: languages.joined(separator: " "),
      traits: traits.sorted().joined(separator: " "),
      name: name,
      pictures: [title, sample].compactMap(\.self).map { PageTemplates.look(picture: $0) },
      facts: facts.compactMap(\.self).joined(separator: " · "),
      faces: facesMarkup
    )
  }

  /// The languages by name: four, and the number of the others.
  private var writing: String {
    let names = FontSample.all.filter { languages.contains($0.language) }.map(\.name)
    if names.isEmpty { return "symbols, or a script without a sample here" }
    let more = names.count > 4 ? " and \(names.count - 4) more" : ""
    return "writes " + names.prefix(4).joined(separator: ", ") + more
  }

  private var facesMarkup: String {
    guard !faces.isEmpty else { return "" }
    let items = faces.map { face in
      PageTemplates.face(
        chosenName: face.chosenName,
        name: face.name,
        look: face.picture.map { PageTemplates.look(picture: $0) } ?? ""
      )
    }
    return PageTemplates.faces(family: name, faces: items)
  }
}
