import DynamicType
import FontDescriptors
@testable import FontManagement
import Testing

/// The stand-ins for a family that is not installed.
@Suite struct StandInsForMissingFamilies {
  private func diagnostic(_ family: String, _ fonts: TinyFont...) throws -> FontDiagnostic {
    let fonts = FontCollection(files: try fonts.map { try $0.file() })
    return fonts.standIn(forFamily: family, style: FaceStyle()).diagnostic
  }

  @Test func `a metric-compatible family comes first and has no error`() throws {
    let found = try diagnostic(
      "Arial",
      TinyFont(family: "DejaVu Sans"),
      TinyFont(family: "Liberation Sans")
    )
    #expect(found.kind == .standIn)
    #expect(found.used == "Liberation Sans")
    #expect(found.widthError == .expected(0))
  }

  @Test func `the error is that of the average width`() throws {
    // Every advance is 500 units of 1000; Times New Roman averages 819 of 2048.
    let found = try diagnostic(
      "Times New Roman",
      TinyFont(family: "Noto Serif", advance: 500)
    )
    guard case .expected(let share) = found.widthError else {
      Issue.record("\(found.widthError)")
      return
    }
    #expect(abs(share - (0.5 / (819.0 / 2048) - 1)) < 1e-9)
    #expect(found.description.contains("about 25 % wider"))
  }

  @Test(arguments: [
    ("Proxima Nova", "Liberation Sans"), ("Adobe Garamond Pro", "Liberation Serif"),
    ("Source Code Pro", "Liberation Mono"), ("AvenirNext", "Liberation Sans"),
    ("PT Sans Caption", "Liberation Sans"), ("TimesNewRomanPSMT", "Liberation Serif"),
  ])
  func `an unknown family is judged by its name`(family: String, standIn: String) throws {
    let found = try diagnostic(
      family,
      TinyFont(family: "Liberation Sans"),
      TinyFont(family: "Liberation Serif"),
      TinyFont(family: "Liberation Mono")
    )
    #expect(found.used == standIn)
    #expect(found.widthError != .none)
  }

  @Test func `an unknown family has the spread of its kind as error`() throws {
    let found = try diagnostic("Proxima Nova", TinyFont(family: "Liberation Sans", advance: 440))
    // The published sans families reach from 904 (Arial) to 1041 (Verdana) of 2048.
    guard case .upTo(let share) = found.widthError else {
      Issue.record("\(found.widthError)")
      return
    }
    #expect(abs(share - (1 - 0.44 / (1041.0 / 2048))) < 1e-9)
  }

  @Test(arguments: [
    ("Avenir Next Condensed", "Liberation Sans Narrow"), ("Proxima Nova", "Liberation Sans"),
    ("Garamond Narrow", "Liberation Serif"),
  ])
  func `a narrow family without serifs has a narrow stand-in`(family: String, used: String) throws {
    let found = try diagnostic(
      family,
      TinyFont(family: "Liberation Sans"),
      TinyFont(family: "Liberation Sans Narrow"),
      TinyFont(family: "Liberation Serif")
    )
    #expect(found.used == used)
  }

  @Test func `a narrow face has the spread of its width class as error`() throws {
    // 904 of 2048 (Arial) at 75 percent, OpenType's class 3, is the narrowest that is expected.
    let found = try diagnostic(
      "Avenir Next Condensed",
      TinyFont(family: "Liberation Sans", advance: 440)
    )
    guard case .upTo(let share) = found.widthError else {
      Issue.record("\(found.widthError)")
      return
    }
    #expect(abs(share - (0.44 / (904.0 / 2048 * 0.75) - 1)) < 1e-9)
  }

  @Test func `the published width of a family is not that of its narrow faces`() throws {
    let fonts = FontCollection(files: [try TinyFont(family: "Liberation Sans").file()])
    var style = FaceStyle()
    style.width = 75
    let narrow = fonts.standIn(forFamily: "Helvetica Neue", style: style).diagnostic.widthError
    guard case .upTo = narrow else {
      Issue.record("\(narrow)")
      return
    }
  }

  /// UIFont and CTFont gave 15.232, -3.408 and 0.448 for Helvetica Neue at 16 points; light and bold
  /// are those of the `hhea` table as capsize publishes them.
  @Test(arguments: [
    ("HelveticaNeue", 15.232, -3.408, 0.448), ("HelveticaNeue-Light", 15.472, -3.408, 0.464),
    ("HelveticaNeue-Bold", 15.6, -3.472, 0.464), ("HelveticaNeue-SemiBold", 15.232, -3.408, 0.448),
  ])
  func `lines keep the published height of the missing face, or of its family`(
    name: String,
    ascender: Double,
    descender: Double,
    leading: Double
  ) throws {
    let fonts = try collection(TinyFont(family: "Liberation Sans"))
    fonts.performAsCurrent {
      var descriptor = FontDescriptor(family: "Helvetica Neue", pointSize: 16)
      descriptor.postScriptName = name
      let font = Font(descriptor: descriptor, size: 0)
      #expect(abs(font.ascender - ascender) < 1e-9)
      #expect(abs(font.descender - descender) < 1e-9)
      #expect(abs(font.leading - leading) < 1e-9)
    }
  }

  @Test func `a PostScript name says the weight of a family that is named beside it`() throws {
    let fonts = try collection(
      TinyFont(family: "Liberation Sans"),
      TinyFont(family: "Liberation Sans", face: "Bold", weight: 700)
    )
    var descriptor = FontDescriptor(family: "Proxima Nova", postScriptName: "ProximaNova-Bold")
    #expect(fonts.recipe(for: descriptor).text.face.names.face == "Bold")
    descriptor.weight = .regular
    #expect(fonts.recipe(for: descriptor).text.face.names.face == "Regular")
    descriptor = FontDescriptor(
      postScriptName: "ProximaNova-Light",
      symbolicTraits: .bold
    )
    #expect(fonts.recipe(for: descriptor).text.face.names.face == "Bold")
  }

  @Test func `the weight in a PostScript name is kept`() throws {
    let fonts = try collection(
      TinyFont(family: "Liberation Sans"),
      TinyFont(family: "Liberation Sans", face: "Bold", weight: 700)
    )
    let descriptor = FontDescriptor(postScriptName: "AvenirNext-DemiBold", pointSize: 17)
    let found = fonts.recipe(for: descriptor)
    #expect(found.text.face.names.face == "Bold")
    #expect(fonts.diagnostics(for: descriptor).map(\.requested) == ["Avenir Next"])
  }

  @Test(arguments: [
    (SystemDesign.monospaced, "JetBrains Mono"), (.rounded, "Quicksand"), (.serif, "Noto Serif"),
  ])
  func `a design of the system font has its own stand-in`(
    design: SystemDesign,
    family: String
  )
    throws
  {
    let fonts = try collection(
      TinyFont(family: "DejaVu Sans Mono"),
      TinyFont(family: "Inter"),
      TinyFont(family: "DejaVu Serif"),
      TinyFont(family: family)
    )
    var descriptor = FontDescriptor(pointSize: 17)
    descriptor.design = design
    #expect(fonts.recipe(for: descriptor).text.face.names.family == family)
    #expect(fonts.diagnostics(for: descriptor).map(\.used) == [family])
  }

  @Test(arguments: [
    (SystemDesign.default, "SF Pro"), (.default, "SF Pro Text"), (.rounded, "SF Pro Rounded"),
    (.monospaced, "SF Mono"), (.serif, "New York"),
  ])
  func `a user's own Apple font is used as it is`(design: SystemDesign, family: String) throws {
    let fonts = try collection(TinyFont(family: "Inter"), TinyFont(family: family))
    var descriptor = FontDescriptor(pointSize: 17)
    descriptor.design = design
    let recipe = fonts.recipe(for: descriptor)
    #expect(recipe.text.face.names.family == family)
    #expect(recipe.advances == nil && recipe.line == .face)
    #expect(fonts.diagnostics(for: descriptor).isEmpty)
  }

  @Test func `a stand-in without letters for large sizes still has both masters`() throws {
    let recipe = try collection(TinyFont(family: "Noto Sans"))
      .recipe(for: FontDescriptor(pointSize: 17))
    #expect(recipe.display == recipe.text && recipe.opticalPosition(at: 28) == 1)
  }

  @Test func `SF Pro Text and Display change at 20 points`() throws {
    let fonts = try collection(TinyFont(family: "SF Pro Text"), TinyFont(family: "SF Pro Display"))
    let recipe = fonts.recipe(for: FontDescriptor(pointSize: 17))
    #expect(recipe.display?.face.names.family == "SF Pro Display")
    #expect(recipe.opticalPosition(at: 19.5) == 0)
    #expect(recipe.opticalPosition(at: 20) == 1)
  }
}
