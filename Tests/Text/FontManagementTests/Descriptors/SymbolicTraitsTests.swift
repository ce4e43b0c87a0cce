import DynamicType
import FontDescriptors
import FontManagement
import Testing

/// Descriptors and the installed faces.
@Suite struct `Descriptors and faces` {
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

  /// The weights are those of the Human Interface Guidelines' tables of emphasized styles.
  @Test(arguments: [
    (TextStyle.largeTitle, FontWeight.bold), (.title2, .bold), (.title3, .semibold),
    (.body, .semibold), (.footnote, .semibold),
  ])
  func `the bold variant of a text style has its emphasized weight`(
    style: TextStyle,
    weight: FontWeight
  ) {
    let descriptor = FontDescriptor.preferredFontDescriptor(withTextStyle: style)
    #expect(descriptor.withSymbolicTraits(.bold)?.weight == weight)
  }

  @Test func `a face is found by its name`() throws {
    let fonts = try collection(
      TinyFont(family: "Try"),
      TinyFont(family: "Try", face: "Bold Italic", weight: 700)
    )
    let descriptor = FontDescriptor(family: "Try").withFace("Bold Italic")
    #expect(fonts.recipe(for: descriptor).text.face.names.face == "Bold Italic")
  }

  @Test func `features reach the recipe in the order of their tags`() {
    let descriptor = FontDescriptor().addingAttributes([.features(["smcp": 1, "kern": 0])])
    let recipe = FontCollection(files: []).recipe(for: descriptor)
    #expect(recipe.features.map(\.tag) == ["kern", "smcp"])
    #expect(recipe.features.map(\.value) == [0, 1])
  }
}
