import FontManagement
import Testing

@testable import FontPicking
@testable import TerminalScreens

@Suite("Previews of fonts")
struct PreviewTests {
  private func choice(_ name: String) throws -> FontPicker.Choice {
    let family = try #require(SeedFonts.picker().families.first { $0.name == name })
    return FontPicker.Choice(name: name, descriptor: family.descriptor)
  }

  @Test("draw a text in the font, dark on white, in the given pixels")
  func picture() throws {
    let preview = FontPreview(SeedFonts.collection, pointSize: 24, text: "AA")
    let picture = try #require(
      preview.picture(of: try choice("Seed One"), width: 120, height: 40, scale: 1)
    )
    #expect(picture.shades.count == 120 * 40)
    #expect(picture.shades.contains(0) && picture.shades.contains(255))
    #expect(Array(picture.png.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
  }

  @Test("show nothing for a font that writes no language, unless a text is given")
  func noSample() throws {
    let preview = FontPreview(SeedFonts.collection, pointSize: 24)
    #expect(try preview.picture(of: choice("Seed One"), width: 80, height: 40, scale: 1) == nil)
    let facts = preview.facts(of: try choice("Seed One"), columns: 60)
    #expect(facts.map(\.text) == ["Seed One", "Symbols, or a script without a sample here"])
  }

  @Test("are a page that asks nothing of the network and escapes names")
  func page() {
    var picker = SeedFonts.picker(faces: true)
    picker.searchText = "seed"
    let page = PickerPage(
      picker,
      FontPreview(SeedFonts.collection, pointSize: 24, text: "AA")
    )
    #expect(page.families.map(\.name) == ["Seed One", "Seed Two", "Seed Variable"])
    let html = page.html.replacing("http://www.w3.org/2000/svg", with: "")
    for word in ["http:", "https:", "url(h", "@import", "<link"] { #expect(!html.contains(word)) }
    #expect(html.contains("data-name=\"SeedTwo-Bold\"") || html.contains("data-name=\"Seed Two\""))
    #expect(html.contains("<svg") && html.contains("role=\"search\""))
    let language = PageTemplates.language(tag: "xx", name: "<a \"&\">")
    #expect(language.contains("&lt;a &quot;&amp;&quot;&gt;") && !language.contains("<a "))
  }
}
