import DynamicType
import FontDescriptors
import FontManagement
import Testing

/// Names seen in real documents and what they mean.
@Suite struct PrivateFontNames {
  static let names: [(name: String, design: SystemDesign, weight: Double, isItalic: Bool)] = [
    (".SFUI-Semibold", .default, 600, false),
    (".SFUI-Regular", .default, 400, false),
    (".SFNS-Regular", .default, 400, false),
    (".SFNS-Bold", .default, 700, false),
    (".SFNS-RegularItalic", .default, 400, true),
    (".SFArabic-Regular", .default, 400, false),
    (".SFUIText-Light", .default, 300, false),
    (".AppleSystemUIFont", .default, 400, false),
    (".AppleSystemUIFontMonospaced-Regular", .monospaced, 400, false),
    (".SFNS-Regular_wdth_opsz180000_GRAD_wght2580000", .default, 600, false),
    (".SFNSMono-Light_YAXS144F062_wght2260000", .monospaced, 550, false),
    (".SFNSRounded-Heavy", .rounded, 800, false),
    (".NewYork-Regular", .serif, 400, false),
  ]

  @Test(arguments: names) func `a private name means a design and a weight`(
    name: String,
    design: SystemDesign,
    weight: Double,
    isItalic: Bool
  ) throws {
    let meaning = try #require(PrivateFontName(name))
    #expect(meaning.design == design)
    #expect(meaning.weight == weight)
    #expect(meaning.isItalic == isItalic)
  }

  @Test func `an axis suffix holds a fixed-point number`() throws {
    let name = try #require(PrivateFontName(".SFNS-Regular_wdth_opsz110000_GRAD_wght2580000"))
    #expect(name.opticalSize == 17)
  }

  @Test func `asking for a private name gives nothing`() {
    #expect(Font(name: ".SFUI-Semibold", size: 17) == nil)
    #expect(Font(name: ".SFUI-Regular", size: 17) == nil)
  }

  @Test func `a descriptor with a private name gives the system font and says so`() throws {
    let descriptor = FontDescriptor(postScriptName: ".SFUI-Semibold", pointSize: 17)
    let font = Font(descriptor: descriptor, size: 0)
    #expect(font.recipe.advances == .system(SystemFontAdvances(weight: 600)))
    #expect(font.fontName == ".SFUI-Semibold")
    let diagnostic = try #require(font.diagnostics.first)
    #expect(diagnostic.kind == .privateName)
    #expect(diagnostic.widthError == .none)
  }

  @Test func `an unknown private name gives the system font and another diagnostic`() throws {
    let descriptor = FontDescriptor(family: ".Keyboard", pointSize: 17)
    let diagnostic = try #require(FontCollection.current.diagnostics(for: descriptor).first)
    #expect(diagnostic.kind == .unknownPrivateName)
    #expect(Font(descriptor: descriptor, size: 17).recipe.line == .system)
  }

  @Test(arguments: ["", ".", "..", "._", ".-", ".SFUI-", ".SFUI-_wght", ".SFUI_wghtZZZZ"])
  func `a broken name is read without harm`(name: String) {
    #expect(PrivateFontName(name)?.weight ?? 400 == 400)
  }
}
