import FontDescriptors
import FontManagement
import Testing

/// Published advances of faces that another family stands in for.
@Suite struct AdvancesOfMissingFaces {
  let fonts: FontCollection

  init() throws {
    fonts = try collection(TinyFont(family: "Liberation Sans"), TinyFont(family: "Noto Serif"))
  }

  private func advances(_ name: String, family: String) throws -> MeasuredAdvances {
    let descriptor = FontDescriptor(family: family, postScriptName: name)
    return try #require(fonts.recipe(for: descriptor).advances, "\(name)")
  }

  private static let faces = Result { try FontAdvancesFile.read().faces }

  @Test func `every published number is taken, the exact one where there are two`() throws {
    for face in try Self.faces.get() where !face.published.isEmpty {
      let advances = try advances(face.face, family: face.family)
      for (name, thousandths) in face.published {
        let character = try #require(name.unicodeScalars.first)
        let units = try #require(advances.advance(of: character))
        #expect(Double(units.text) == thousandths * 256, "\(face.face) \(name)")
        #expect(units.display == units.text)
      }
    }
  }

  @Test func `documents and the browser agree within its rounding`() throws {
    var count = 0
    for face in try Self.faces.get() {
      for (character, exact) in face.documents ?? [:] {
        guard let rounded = face.hundredths?[character] else { continue }
        #expect(abs(exact - 10 * rounded) <= 5, "\(face.face) \(character)")
        count += 1
      }
    }
    #expect(count == 133)
  }

  /// Labels that size themselves, saved by Interface Builder at 2 pixels a point.
  @Test(arguments: [
    ("HelveticaNeue-Light", "YOUR PREFERENCES", 21.0, 208.0),
    ("HelveticaNeue-Light", "val", 13, 15.5), ("HelveticaNeue-Bold", "Label", 17, 44.5),
    ("AvenirNext-Regular", "Home", 22, 61.5), ("AvenirNext-Heavy", "@allllllllen", 40, 217),
    ("AvenirNext-Heavy", "Emoji Among Us", 14, 119),
  ])
  func `sums of advances are the widths of labels that Apple's engine measured`(
    name: String,
    text: String,
    size: Double,
    width: Double
  ) throws {
    let family = name.hasPrefix("Avenir") ? "Avenir Next" : "Helvetica Neue"
    let advances = try advances(name, family: family)
    let sum = try text.unicodeScalars.reduce(0) {
      try $0 + Double(#require(advances.advance(of: $1)).text)
    }
    #expect((sum * size / Double(FaceInstance.emUnits) * 2).rounded(.up) / 2 == width)
  }

  @Test func `digits that nobody measured are as wide as the measured ones`() throws {
    // In documents bold has 0 to 6, and all of them are 556 thousandths.
    let advances = try advances("HelveticaNeue-Bold", family: "Helvetica Neue")
    #expect(advances.advance(of: "7")?.text == 142_336)
  }

  @Test func `marks do not move a letter, and quotation marks have their own advance`() throws {
    let advances = try advances("HelveticaNeue-Light", family: "Helvetica Neue")
    #expect(advances.advance(of: "\u{1EBF}")?.text == advances.advance(of: "e")?.text)
    #expect(advances.advance(of: "\u{A0}")?.text == 71_168)
    #expect(advances.advance(of: "\u{2019}")?.text == 71_168)
    #expect(advances.advance(of: "\u{3B1}") == nil)
  }

  @Test func `a diagnostic says who measured and what is left`() throws {
    let name = FontDescriptor(postScriptName: "HelveticaNeue-Light", pointSize: 17)
    let diagnostic = try #require(fonts.diagnostics(for: name).first)
    #expect(diagnostic.widthError == .measured(by: "PDF files of macOS", within: 0.01))
    #expect(
      diagnostic.description.contains(
        "Liberation Sans; widths as measured (PDF files of macOS), to about 1 %."
      )
    )
  }

  @Test func `letters that are estimated add to what is left`() throws {
    let name = FontDescriptor(postScriptName: "AvenirNext-Heavy", pointSize: 17)
    guard case .measured(_, let share) = try #require(fonts.diagnostics(for: name).first).widthError
    else {
      Issue.record("not measured")
      return
    }
    #expect(share > 0.01 && share < 0.02)
  }

  @Test(arguments: ["Helvetica Neue", "Georgia", "Verdana"])
  func `a family alone has the advances of its regular face`(family: String) throws {
    #expect(fonts.recipe(for: FontDescriptor(family: family)).advances != nil)
  }

  @Test func `faces between and beyond those that were measured are not made up`() throws {
    for name in ["HelveticaNeue-SemiBold", "HelveticaNeue-Thin", "HelveticaNeue-CondensedBold"] {
      let descriptor = FontDescriptor(family: "Helvetica Neue", postScriptName: name)
      #expect(fonts.recipe(for: descriptor).advances == nil, "\(name)")
      let diagnostic = try #require(fonts.diagnostics(for: descriptor).first)
      // The published width is that of the family, of which narrow faces have less.
      switch diagnostic.widthError {
      case .expected where !name.contains("Condensed"): break
      case .upTo where name.contains("Condensed"): break
      default: Issue.record("\(diagnostic)")
      }
    }
  }

  @Test func `a metric-compatible family keeps its own advances`() throws {
    let fonts = try collection(TinyFont(family: "Gelasio"), TinyFont(family: "Liberation Sans"))
    #expect(fonts.recipe(for: FontDescriptor(family: "Georgia")).advances == nil)
    #expect(fonts.recipe(for: FontDescriptor(family: "Helvetica")).advances == nil)
    // Liberation Sans has no light face, so that Helvetica's is measured.
    let light = FontDescriptor(postScriptName: "Helvetica-Light")
    #expect(fonts.recipe(for: light).advances != nil)
  }
}
