import FontDescriptors
import RTF
import RichText
import Testing

@Suite("Hostile and broken documents in Rich Text Format") struct HostileDocumentTests {
  @Test(arguments: [
    (#"{\rtf1 a\bin2147483647 bc}"#, "abc", RTFDiagnostic.Kind.binaryLengthIgnored(2_147_483_647)),
    (#"{\rtf1 a\bin-5 b}"#, "ab", .binaryLengthIgnored(-5)),
    (#"{\rtf1\uc2147483647\u8364 hello}"#, "€hello", .numberOutOfRange(word: "uc", 2_147_483_647)),
    (#"{\rtf1 a\uc0\u99999999999 b}"#, "a\u{FFFD}b", .invalidCharacter(99_999_999_999)),
    (#"{\rtf1 a\uc0\u55357 b}"#, "a\u{FFFD}b", .invalidCharacter(55357)),
    (#"{\rtf1 a\uc0\u56832 b}"#, "a\u{FFFD}b", .invalidCharacter(56832)),
    (#"{\rtf1 a\'zzb}"#, "azzb", .invalidHexadecimal), (#"{\rtf1 a\'"#, "a", .endsInsideToken),
    (#"{\rtf1 a{b{c"#, "abc", .unclosedGroups(3)), (#"{\rtf1 a}}}} b"#, "a", .contentAfterEnd),
    ("plain", "plain", .missingHeader), ("", "", .missingHeader),
    (#"{\rtf1 a\fonttbl b}"#, "ab", .misplacedDestination("fonttbl")),
    (#"{\rtf1 a{\annotation b}c}"#, "ac", .contentLeftOut(destination: "annotation")),
    (#"{\rtf1\row a}"#, "a", .rowWithoutCells),
    (#"{\rtf1 a{\pict\pngblip }b}"#, "ab", .damagedPicture),
    (#"{\rtf1\ansicpg4711 a}"#, "a", .unknownCodePage(4711)),
  ])
  func `Broken content gives the text that is left, and a diagnostic`(
    document: String,
    text: String,
    kind: RTFDiagnostic.Kind
  ) {
    let result = read(document)
    #expect(result.document.text.string == text)
    #expect(result.diagnostics.contains { $0.kind == kind })
  }

  @Test func `A diagnostic names the byte`() {
    let diagnostic = read(#"{\rtf1 a\'zzb}"#).diagnostics.first
    #expect(diagnostic?.offset == 8)
    #expect(diagnostic?.description == "byte 8: Two hexadecimal digits are expected after \\'.")
  }

  @Test(arguments: [10_000, 100_000])
  func `Text in very deep groups is read`(depth: Int) {
    let document =
      #"{\rtf1 "# + String(repeating: #"{\b "#, count: depth) + "x"
      + String(repeating: "}", count: depth) + "y}"
    let result = read(document)
    #expect(result.document.text.string == "xy")
    #expect(result.diagnostics.map(\.kind) == [.tooDeep(limit: RTFLimits().depth)])
    #expect(result.document.attributes(of: "y")?.font.descriptor.symbolicTraits.isEmpty == true)
  }

  @Test func `Very long words and numbers are skipped`() {
    let word = String(repeating: "a", count: 1_000_000)
    let number = String(repeating: "9", count: 1_000_000)
    #expect(text(#"{\rtf1\"# + word + " x\\fs" + number + " y}") == "xy")
  }

  @Test func `Large tables of fonts and colors are read in their order`() {
    let fonts = (0..<20_000).map { "{\\f\($0) Font \($0);}" }.joined()
    let colors = String(repeating: #"\red1\green2\blue3;"#, count: 20_000)
    let document = read(
      #"{\rtf1{\fonttbl"# + fonts + #"}{\colortbl;"# + colors + #"}\f19999\cf20000 x}"#
    ).document
    #expect(document.text.runs[0].attributes.font.descriptor.family == "Font 19999")
    #expect(document.text.runs[0].attributes.foregroundColor != nil)
  }

  @Test func `Limits leave out what lies beyond, and say so`() {
    var options = RTFReadingOptions()
    options.limits.runs = 3
    options.limits.cells = 2
    options.limits.nameLength = 8
    options.limits.diagnostics = 4
    options.limits.binaryLength = 4
    let document =
      #"{\rtf1{\info{\title A very long title}}a\b b\i c\ul d\b0 e\trowd\cellx1\cellx2\cellx3\pard\intbl x\cell y\cell z\cell\row{\pict\pngblip 0011223344}\'zz\'zz\'zz}"#
    let result = read(document, options: options)
    #expect(result.document.text.string.hasPrefix("abcde"))
    #expect(result.diagnostics.count == 4)
    #expect(result.omittedDiagnostics > 0)
    #expect(result.diagnostics.map(\.kind).contains(.limitReached("nameLength")))
    #expect(result.diagnostics.map(\.kind).contains(.limitReached("runs")))
  }

  @Test func `Binary data that no picture holds is skipped`() {
    #expect(text(#"{\rtf1 a\bin3 {}\b}"#) == "ab")
  }
}
