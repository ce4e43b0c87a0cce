import DynamicType
import FontDescriptors
@testable import FontManagement
import Testing

/// Fonts by constructor, and what they say of themselves.
@Suite struct FontConstructors {
  @Test func `system fonts have UIKit's names`() {
    let fonts = FontCollection(files: [])
    fonts.performAsCurrent {
      #expect(Font.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
      #expect(Font.systemFont(ofSize: 17, weight: .black).fontName == ".SFUI-Black")
      #expect(Font.boldSystemFont(ofSize: 17).fontName == ".SFUI-Bold")
      #expect(Font.italicSystemFont(ofSize: 17).fontName == ".SFUI-RegularItalic")
      #expect(
        Font.monospacedSystemFont(ofSize: 17, weight: .regular).fontName
          == ".AppleSystemUIFontMonospaced-Regular"
      )
      #expect(Font.systemFont(ofSize: 17).familyName == ".AppleSystemUIFont")
    }
  }

  @Test func `digits of one advance take that of 0`() throws {
    let model = try #require(
      Font.monospacedDigitSystemFont(ofSize: 17, weight: .regular).recipe.advances
    )
    let advances = try "0123456789".unicodeScalars.map { try #require(model.advance(of: $0)).text }
    #expect(Set(advances).count == 1)
    let recipe = Font.monospacedDigitSystemFont(ofSize: 17, weight: .regular).recipe
    #expect(recipe.features == [FontFeature(tag: "tnum", value: 1)])
  }

  @Test func `heights of the system font are San Francisco's`() {
    let font = Font.systemFont(ofSize: 17)
    // 20.287109375 is the line height that four test suites read from devices.
    #expect(font.lineHeight == 20.287109375)
    #expect(font.ascender == 17.0 * 1950 / 2048)
    #expect(font.descender == -17.0 * 494 / 2048)
    #expect(font.capHeight == 17.0 * 1443 / 2048)
    #expect(font.leading == 0)
  }

  @Test func `heights of another font are those of its file`() throws {
    let fonts = try collection(TinyFont(family: "Try", hhea: (900, -250, 30)))
    fonts.performAsCurrent {
      let font = Font(descriptor: FontDescriptor(family: "Try"), size: 10)
      #expect(font.ascender == 9 && font.descender == -2.5 && font.lineHeight == 11.5)
      #expect(abs(font.leading - 0.3) < 1e-9)
      #expect(font.capHeight == 7 && font.xHeight == 5)
    }
  }

  @Test func `a font that asks for typographic heights gets them`() throws {
    let fonts = try collection(TinyFont(family: "Try", usesTypographicMetrics: true))
    fonts.performAsCurrent {
      let font = Font(descriptor: FontDescriptor(family: "Try"), size: 10)
      #expect(font.ascender == 8 && font.descender == -2)
      #expect(abs(font.leading - 0.9) < 1e-9)
    }
  }

  @Test func `a name that is missing gives nothing`() throws {
    let fonts = try collection(TinyFont(family: "Try"))
    fonts.performAsCurrent {
      #expect(Font(name: "Try-Regular", size: 10)?.familyName == "Try")
      #expect(Font(name: "Other-Regular", size: 10) == nil)
      #expect(Font(name: "", size: 10) == nil)
    }
  }

  @Test func `a descriptor of size 0 has 12 points, as in UIKit`() {
    #expect(Font(descriptor: FontDescriptor(weight: .bold), size: 0).pointSize == 12)
  }

  @Test func `variations of a descriptor reach the face`() throws {
    let (fonts, _) = FontCollection.opening([Corpus.path("seed-variable.ttf")])
    fonts.performAsCurrent {
      var descriptor = FontDescriptor(family: "Seed Variable")
      descriptor.variations = ["wght": 333, "opsz": 20, "none": 1]
      let instance = Font(descriptor: descriptor, size: 17).recipe.text
      #expect(instance.coordinates == [333, 20])
    }
  }

  @Test func `fonts are equal when they look and scale alike`() {
    let font = Font.systemFont(ofSize: 17)
    #expect(font == Font.systemFont(ofSize: 17))
    #expect(font != Font.systemFont(ofSize: 18))
    #expect(font != Font.systemFont(ofSize: 17, weight: .bold))
    #expect(Set([font, .systemFont(ofSize: 17)]).count == 1)
    let elsewhere = FontCollection(files: []).performAsCurrent { Font.systemFont(ofSize: 17) }
    #expect(elsewhere.diagnostics != font.diagnostics || elsewhere == font)
  }
}
