import FontDescriptors
@testable import FontManagement
import Testing

/// Which face of a family is chosen.
@Suite struct MatchingOfFaces {
  static let weights: [(wanted: Double, chosen: Double)] = [
    // CSS Fonts 4, section 5.2, with faces of 300, 400, 700 and 900.
    (100, 300), (300, 300), (350, 300), (400, 400), (450, 400), (500, 400), (501, 700), (600, 700),
    (700, 700), (800, 900), (900, 900),
  ]

  @Test(arguments: weights) func `the nearest weight follows CSS`(
    wanted: Double,
    chosen: Double
  )
    throws
  {
    let fonts = try collection(
      TinyFont(family: "Try", face: "Black", weight: 900),
      TinyFont(family: "Try", face: "Light", weight: 300),
      TinyFont(family: "Try"),
      TinyFont(family: "Try", face: "Bold", weight: 700)
    )
    let match = try #require(fonts.match(family: "try", style: FaceStyle(weight: wanted)))
    #expect(match.face.style.weight == chosen)
  }

  @Test func `slant counts more than weight and width more than slant`() throws {
    let fonts = try collection(
      TinyFont(family: "Try", face: "Bold", weight: 700),
      TinyFont(family: "Try", face: "Italic", isItalic: true),
      TinyFont(family: "Try", face: "Condensed Italic", isItalic: true, width: 3)
    )
    let boldItalic = fonts.match(family: "Try", style: FaceStyle(weight: 700, isItalic: true))
    #expect(boldItalic?.face.names.face == "Italic")
    let condensed = fonts.match(family: "Try", style: FaceStyle(width: 75))
    #expect(condensed?.face.names.face == "Condensed Italic")
  }

  @Test func `a missing family matches nothing`() throws {
    let fonts = try collection(TinyFont(family: "Try"))
    #expect(fonts.match(family: "Tr", style: FaceStyle()) == nil)
  }

  @Test func `a name finds its face alone`() throws {
    let fonts = try collection(
      TinyFont(family: "Try"),
      TinyFont(family: "Try", face: "Bold", weight: 700)
    )
    #expect(fonts.face(named: "Try-Bold")?.face.names.face == "Bold")
    #expect(fonts.face(named: "try bold")?.face.names.face == "Bold")
    #expect(fonts.face(named: "Try") == nil)
    #expect(fonts.face(named: "Try-Heavy") == nil)
  }

  @Test func `a variable font gives every weight exactly`() throws {
    let (fonts, _) = FontCollection.opening([Corpus.path("seed-variable.ttf")])
    let match = try #require(
      fonts.match(family: "Seed Variable", style: FaceStyle(weight: 650))
    )
    #expect(match.value(of: "wght") == 650)
    #expect(match.face.axes.map(\.tag) == ["wght", "opsz"])
    let bold = fonts.match(family: "Seed Variable", style: FaceStyle(weight: 1000))
    #expect(bold?.value(of: "wght") == 900)
  }

  @Test func `an axis moves advances`() throws {
    let (fonts, _) = FontCollection.opening([Corpus.path("seed-variable.ttf")])
    let regular = try #require(fonts.match(family: "Seed Variable", style: FaceStyle()))
    let black = try #require(
      fonts.match(family: "Seed Variable", style: FaceStyle(weight: 900))
    )
    let glyph = try #require(regular.glyph(for: "A"))
    // 600 units of 1000 in the font, 60 more at the heavy end.
    #expect(regular.advance(of: glyph) == 153_600)
    #expect(black.advance(of: glyph) == 168_960)
  }

  @Test func `the same style gives the same instance`() throws {
    let (fonts, _) = FontCollection.opening([Corpus.path("seed-variable.ttf")])
    let style = FaceStyle(weight: 550)
    let first = try #require(fonts.match(family: "Seed Variable", style: style))
    #expect(fonts.match(family: "Seed Variable", style: style) === first)
  }

  @Test func `faces of equal contents are equal, wherever they were read`() throws {
    let path = Corpus.path("seed-layout.ttf")
    let fromPath = try FontFace(file: try FontFile(path: path))
    let fromBytes = try FontFace(file: try FontFile(bytes: try Corpus.bytes("seed-layout.ttf")))
    #expect(fromPath == fromBytes)
    #expect(FaceInstance(face: fromPath) == FaceInstance(face: fromBytes))
    let other = try FontFace(file: try FontFile(path: Corpus.path("seed-cff.otf")))
    #expect(fromPath != other)
  }
}
