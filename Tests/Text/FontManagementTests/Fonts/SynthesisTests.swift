import CHarfBuzz
import DynamicType
import FontDescriptors
import FontManagement
import Testing

/// Bold and oblique faces that a family does not have.
@Suite struct `Made up styles` {
  /// A family of one upright face whose characters are 600 of 1,000 units wide.
  private func fonts() throws -> FontCollection {
    FontCollection(files: [try TinyFont(family: "Try").file()])
  }

  private func font(_ descriptor: FontDescriptor) throws -> Font {
    try fonts().performAsCurrent { Font(descriptor: descriptor, size: 36) }
  }

  private func advance(_ font: Font) throws -> Double {
    let face = font.recipe.text
    let glyph = try #require(face.glyph(for: "a"))
    return Double(face.advance(of: glyph)) / Double(FaceInstance.emUnits) * font.pointSize
  }

  @Test func `nothing is made up unless that is asked for`() throws {
    let font = try font(FontDescriptor(family: "Try", symbolicTraits: [.bold, .italic]))
    #expect(font.synthesizedStyles.isEmpty && font.diagnostics.isEmpty)
    try fonts().performAsCurrent {
      #expect(FontDescriptor(family: "Try").withSymbolicTraits(.bold) == nil)
      #expect(FontDescriptor(family: "Try").withSymbolicTraits(.italic) == nil)
    }
  }

  @Test func `bold adds a 36th of the size to each character, and says so`() throws {
    var descriptor = FontDescriptor(family: "Try", weight: .bold)
    descriptor.synthesis = .all
    let font = try font(descriptor)
    #expect(font.synthesizedStyles == .weight)
    // 600 of 1,000 units at 36 points, and one point.
    #expect(abs(try advance(font) - 22.6) < 1e-3)
    #expect(font.diagnostics.map(\.kind) == [.synthesizedStyle])
    #expect(font.diagnostics.first?.description.contains("Try, bold") == true)
  }

  @Test func `oblique leans and is as wide`() throws {
    var descriptor = FontDescriptor(family: "Try", symbolicTraits: .italic)
    descriptor.synthesis = .style
    let font = try font(descriptor)
    #expect(font.synthesizedStyles == .style)
    #expect(abs(try advance(font) - 21.6) < 1e-9)
    // The tangent of 14 degrees.
    #expect(abs(hb_font_get_synthetic_slant(font.recipe.text.hbFont) - 0.2493) < 1e-4)
  }

  @Test func `only what is allowed is made up`() throws {
    var descriptor = FontDescriptor(family: "Try", weight: .black, symbolicTraits: .italic)
    descriptor.synthesis = .style
    #expect(try font(descriptor).synthesizedStyles == .style)
    descriptor.synthesis = .weight
    #expect(try font(descriptor).synthesizedStyles == .weight)
    descriptor.synthesis = .all
    #expect(try font(descriptor).synthesizedStyles == .all)
    // CSS counts from 600 on as bold.
    descriptor = FontDescriptor(family: "Try", weight: .medium)
    descriptor.synthesis = .all
    #expect(try font(descriptor).synthesizedStyles.isEmpty)
  }

  @Test func `a face that there is wins`() throws {
    let fonts = FontCollection(
      files: [
        try TinyFont(family: "Try").file(),
        try TinyFont(family: "Try", face: "Bold", weight: 700).file(),
      ])
    fonts.performAsCurrent {
      var descriptor = FontDescriptor(family: "Try", weight: .bold)
      descriptor.synthesis = .all
      let font = Font(descriptor: descriptor, size: 17)
      #expect(font.fontName == "Try-Bold" && font.synthesizedStyles.isEmpty)
    }
  }

  @Test func `traits can be had where they may be made up`() throws {
    try fonts().performAsCurrent {
      let descriptor = FontDescriptor(family: "Try").addingAttributes([.synthesis(.all)])
      let bold = try #require(descriptor.withSymbolicTraits([.bold, .italic]))
      #expect(Font(descriptor: bold, size: 17).synthesizedStyles == .all)
      let named = FontDescriptor(postScriptName: "Try-Regular")
        .addingAttributes([.synthesis(.all)])
      #expect(Font(descriptor: named, size: 17).synthesizedStyles.isEmpty)
      let italic = try #require(named.withSymbolicTraits(.italic))
      #expect(Font(descriptor: italic, size: 17).synthesizedStyles == .style)
    }
  }

  @Test func `faces for missing characters are made bold as well`() throws {
    let fonts = FontCollection(
      files: [
        try TinyFont(family: "Try", face: "Bold", weight: 700).file(),
        try TinyFont(family: "Noto Sans Thai", characters: [0xE01...0xE5B]).file(),
      ])
    var descriptor = FontDescriptor(family: "Try", weight: .bold)
    for allowed in [FontSynthesis.all, []] {
      descriptor.synthesis = allowed
      let found = fonts.fallback(
        for: ["\u{E01}"],
        isEmoji: false,
        language: nil,
        primary: fonts.recipe(for: descriptor)
      )
      #expect(found?.text.synthesis == allowed.intersection(.weight))
    }
  }
}
