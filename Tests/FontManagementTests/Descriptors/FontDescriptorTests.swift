import DynamicType
import FontManagement
import Testing

/// Descriptors and what can be changed about them.
@Suite struct FontDescriptorChanges {
  @Test func `a design is for system fonts alone`() throws {
    let system = FontDescriptor(weight: .bold)
    #expect(try #require(system.withDesign(.rounded)).design == .rounded)
    #expect(FontDescriptor(family: "Try").withDesign(.serif) == nil)
  }

  @Test func `traits that the family lacks give nothing`() throws {
    let fonts = try collection(
      TinyFont(family: "Try"),
      TinyFont(family: "Try", face: "Bold", weight: 700),
      TinyFont(family: "Try", face: "Italic", isItalic: true)
    )
    fonts.performAsCurrent {
      let descriptor = FontDescriptor(family: "Try")
      #expect(descriptor.withSymbolicTraits(.bold)?.weight == .bold)
      #expect(descriptor.withSymbolicTraits(.italic) != nil)
      #expect(descriptor.withSymbolicTraits([.bold, .italic]) == nil)
      #expect(FontDescriptor(postScriptName: "Try-Regular").withSymbolicTraits(.bold) != nil)
      #expect(FontDescriptor(family: "Missing").withSymbolicTraits(.bold) == nil)
    }
  }

  @Test func `traits of a named face give another face of its family`() throws {
    let fonts = try collection(
      TinyFont(family: "Try"),
      TinyFont(family: "Try", face: "Bold", weight: 700),
      TinyFont(family: "Try", face: "Medium", weight: 500),
      TinyFont(family: "Try", face: "Medium Italic", weight: 500, isItalic: true)
    )
    func face(_ name: String, _ traits: SymbolicTraits) -> String? {
      fonts.performAsCurrent {
        FontDescriptor(postScriptName: name).withSymbolicTraits(traits)
          .map { fonts.recipe(for: $0).text.face.names.face }
      }
    }
    #expect(face("Try-Regular", .bold) == "Bold")
    #expect(face("Try-Bold", []) == "Regular")
    #expect(face("Try-Medium", .italic) == "Medium Italic")
    #expect(face("Try-MediumItalic", []) == "Medium")
    #expect(face("Try-Medium", []) == "Medium")
    #expect(face("Try-Bold", [.bold, .italic]) == nil)
  }

  @Test func `bold traits can be taken away again`() throws {
    let bold = try #require(FontDescriptor().withSymbolicTraits([.bold, .italic]))
    #expect(bold.weight == .bold)
    let plain = try #require(bold.withSymbolicTraits([]))
    #expect(plain.weight == nil && plain.symbolicTraits.isEmpty)
  }

  @Test func `a face is found by its name`() throws {
    let fonts = try collection(
      TinyFont(family: "Try"),
      TinyFont(family: "Try", face: "Bold Italic", weight: 700)
    )
    let descriptor = FontDescriptor(family: "Try").withFace("Bold Italic")
    #expect(fonts.recipe(for: descriptor).text.face.names.face == "Bold Italic")
  }

  @Test func `new attributes win and others stay`() {
    let descriptor = FontDescriptor(family: "Try", weight: .bold).addingAttributes([
      .family("Other"), .features(["smcp": 1]), .variations(["wdth": 80]), .language("ja"),
    ])
    #expect(descriptor.family == "Other" && descriptor.weight == .bold)
    #expect(descriptor.features == ["smcp": 1] && descriptor.variations == ["wdth": 80])
    #expect(descriptor.language == "ja")
  }

  @Test func `features reach the recipe in the order of their tags`() {
    let descriptor = FontDescriptor().addingAttributes([.features(["smcp": 1, "kern": 0])])
    let recipe = FontCollection(files: []).recipe(for: descriptor)
    #expect(recipe.features.map(\.tag) == ["kern", "smcp"])
    #expect(recipe.features.map(\.value) == [0, 1])
  }

  @Test func `symbolic traits have UIKit's numbers`() {
    let numbers: [(SymbolicTraits, UInt32)] = [
      (.italic, 1), (.bold, 2), (.expanded, 32), (.condensed, 64), (.monoSpace, 1024),
      (.vertical, 2048), (.uiOptimized, 4096), (.tightLeading, 32768), (.looseLeading, 65536),
    ]
    for (traits, number) in numbers { #expect(traits.rawValue == number) }
  }

  @Test(arguments: [("wght", 0x7767_6874), ("opsz", 0x6F70_737A), ("CFF", 0x4346_4620)])
  func `a tag is four bytes`(text: String, value: UInt32) {
    #expect(OpenTypeTag(text)?.rawValue == value)
    #expect(OpenTypeTag(text)?.description.hasPrefix(text) == true)
  }

  @Test(arguments: ["", "weight", "é", "a\u{7}"]) func `other texts are no tags`(text: String) {
    #expect(OpenTypeTag(text) == nil)
  }
}
