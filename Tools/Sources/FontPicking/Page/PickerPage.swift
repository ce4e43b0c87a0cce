import FontDescriptors
package import FontManagement

/// A page for a browser in which fonts are looked for and chosen, each shown in itself.
///
/// The page is one file and asks nothing of the network. Letters are outlines, so that fonts look as
/// they are where they are not installed.
package struct PickerPage {
  /// The number of faces of which the page has a picture; the others have their names alone.
  package static let faceLimit = 600

  /// Sentences about what the page leaves out.
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

  /// The traits that the faces of each family have, where faces cannot be chosen too.
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

  /// The languages that one of the families writes.
  private var languages: [FontSample] {
    let written = Set(families.flatMap(\.languages))
    return FontSample.all.filter { written.contains($0.language) }
  }

  private var traits: [String] {
    PageFamily.traitNames.filter { name in families.contains { $0.traits.contains(name) } }
  }

  /// The page.
  package var html: String {
    let options = languages.map {
      "<option value=\"\($0.language)\">\(Self.escape($0.name))</option>"
    }
    let checks = traits.map {
      "<label><input type=\"checkbox\" name=\"trait\" value=\"\($0)\"> \($0)</label>"
    }
    let items = families.enumerated().map { $1.item(number: $0) }
    let notes = notes.map { "<p class=\"note\">\(Self.escape($0)).</p>" }
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Fonts</title>
      <style>\(PickerPageParts.style)</style>
      <header>
      <h1>Fonts</h1>
      <form role="search" aria-label="Fonts" onsubmit="return false">
      <label class="search">Search <input type="search" id="query" autocomplete="off" spellcheck="false"
       aria-controls="fonts" aria-describedby="keys"></label>
      <label>Language <select id="language"><option value="">any</option>\(options.joined())</select></label>
      \(checks.isEmpty ? "" : "<fieldset><legend>Traits</legend>\(checks.joined(separator: "\n"))</fieldset>")
      </form>
      <p id="keys" class="note">Arrow keys move through the list, Enter picks, / searches, Esc clears.</p>
      <p><span id="count" role="status">\(families.count) families</span><span id="picked" role="status"></span></p>
      </header>
      <main>
      \(notes.joined())
      <ul id="fonts" aria-label="Fonts">
      \(items.joined(separator: "\n"))
      </ul>
      <p id="none" hidden>No font has these words, this language and these traits.</p>
      </main>
      <script>\(PickerPageParts.script)</script>
      </html>

      """
  }

  /// Returns a text for a page.
  static func escape(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
