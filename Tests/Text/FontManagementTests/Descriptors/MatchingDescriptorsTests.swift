import DynamicType
import FontDescriptors
import FontManagement
import Testing

/// The list of faces that a descriptor asks for.
@Suite struct `Matching descriptors` {
  private static let variable = "seed-variable.ttf"

  /// Two families of static faces and one variable face with a named instance, Bold.
  private func fonts() throws -> FontCollection {
    FontCollection(
      files: [
        try TinyFont(family: "Try", face: "Bold", weight: 700).file(),
        try TinyFont(family: "Try").file(),
        try TinyFont(family: "Try", face: "Light Italic", weight: 300, isItalic: true).file(),
        try TinyFont(family: "Other", face: "Bold", weight: 700).file(),
        try FontFile(bytes: Corpus.bytes(Self.variable)),
      ])
  }

  private func faces(
    _ descriptor: FontDescriptor,
    _ keys: Set<FontDescriptor.AttributeName>? = nil
  ) throws -> [String] {
    try fonts().performAsCurrent {
      descriptor.matchingFontDescriptors(withMandatoryKeys: keys)
        .map { "\($0.family ?? "?") \($0.face ?? "?")" }
    }
  }

  @Test func `a family gives all its faces, the nearest first`() throws {
    let family = FontDescriptor(family: "try")
    #expect(try faces(family) == ["Try Regular", "Try Bold", "Try Light Italic"])
    let light = FontDescriptor(family: "Try", weight: .light, symbolicTraits: .italic)
    #expect(try faces(light).first == "Try Light Italic")
    #expect(try faces(light, [.family]).count == 3)
  }

  @Test func `mandatory traits choose among all families`() throws {
    let bold = FontDescriptor(symbolicTraits: .bold)
    #expect(try faces(bold, [.traits]) == ["Seed Variable Bold", "Try Bold", "Other Bold"])
    let tryBold = FontDescriptor(family: "Try", symbolicTraits: .bold)
    #expect(try faces(tryBold, [.traits, .family]) == ["Try Bold"])
    #expect(try faces(FontDescriptor(family: "Try", weight: .medium), [.traits, .family]).isEmpty)
  }

  @Test func `a name gives its face`() throws {
    #expect(try faces(FontDescriptor(postScriptName: "Try-Bold")) == ["Try Bold"])
    #expect(try faces(FontDescriptor(family: "Try", face: "bold")) == ["Try Bold"])
  }

  @Test func `what is not installed or not said matches nothing`() throws {
    #expect(try faces(FontDescriptor(family: "Missing")).isEmpty)
    #expect(try faces(FontDescriptor(family: "Missing"), [.family]).isEmpty)
    #expect(try faces(FontDescriptor(family: "Try"), [.name]).isEmpty)
    #expect(try faces(FontDescriptor(family: "Try"), [.init(rawValue: "Unknown")]).isEmpty)
  }

  @Test func `a named instance of a variable face is a face and opens as one`() throws {
    let fonts = try fonts()
    try fonts.performAsCurrent {
      let found = FontDescriptor(family: "Seed Variable", pointSize: 20)
        .matchingFontDescriptors(withMandatoryKeys: nil)
      #expect(found.map(\.face) == ["Regular", "Bold"])
      let bold = try #require(found.last)
      #expect(bold.weight == .bold && bold.symbolicTraits == .bold && bold.pointSize == 20)
      let instance = fonts.recipe(for: bold).text
      // The axes are weight and optical size; the font names 700 at 14 "Bold".
      #expect(instance.coordinates == [700, 14])
    }
  }

  @Test func `every match is itself the font that it describes`() throws {
    let fonts = try fonts()
    fonts.performAsCurrent {
      for match in FontDescriptor(weight: .regular)
        .matchingFontDescriptors(withMandatoryKeys: [.size])
      {
        Issue.record("a size that is not said matched \(match)")
      }
      let all = FontDescriptor(pointSize: 12).matchingFontDescriptors(withMandatoryKeys: [.size])
      #expect(all.count == 6)
      for match in all {
        #expect(Font(descriptor: match, size: 0).diagnostics.isEmpty)
        #expect(fonts.recipe(for: match).text.face.names.family == match.family)
      }
    }
  }

  @Test func `the system font is its own match`() {
    let system = FontDescriptor(weight: .bold)
    #expect(system.matchingFontDescriptors(withMandatoryKeys: nil) == [system])
  }
}
