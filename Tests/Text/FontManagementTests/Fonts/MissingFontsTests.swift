import FontDescriptors
import FontManagement
import Testing

@Suite("Missing fonts in words")
struct MissingFontsTests {
  @Test("are named once each, with what is shown instead")
  func fonts() {
    let descriptors = [
      FontDescriptor(postScriptName: "Nope-Bold"), FontDescriptor(postScriptName: "Nope-Bold"),
      FontDescriptor(family: "Nope Serif"),
    ]
    let missing = MissingFonts(descriptors, in: FontCollection(files: []))
    #expect(missing.fonts.map(\.name) == ["Nope-Bold", "Nope Serif"])
    #expect(missing.title == "2 Missing Fonts")
    #expect(missing.fonts.allSatisfy { $0.substitute != nil && $0.explanation.hasSuffix(".") })
    #expect(MissingFonts.Font(name: "x").substitute == nil)
  }

  @Test(
    "name the family that stands in",
    .enabled(
      if: FontCollection.installed.familyNames.contains("Liberation Sans"),
      "needs Liberation"
    )
  )
  func standIn() {
    let missing = MissingFonts([FontDescriptor(postScriptName: "Helvetica-Bold")], in: .installed)
    #expect(missing.title == "Missing Font")
    #expect(missing.fonts.first?.substitute == "Liberation Sans")
    #expect(missing.fonts.first?.explanation.hasPrefix("Shown in Liberation Sans: ") == true)
  }
}
