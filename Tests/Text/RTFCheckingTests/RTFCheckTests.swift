import Diagnostics
import RTF
import RTFChecking
import RichText
import Testing

@Suite("Checking documents") struct RTFCheckTests {
  /// The table of fonts that the documents of these tests have behind their first words.
  private static let fonts = #"{\fonttbl\f0 Helvetica;}"#

  private func findings(_ text: String, fonts: String = RTFCheckTests.fonts) -> [Finding] {
    let start = #"{\rtf1"#
    let document = start + fonts + text.dropFirst(start.count)
    return RTFCheck(file: "a.rtf").findings(in: Array(document.utf8))
  }

  private func rules(_ text: String) -> [String] { findings(text).map(\.rule.id) }

  @Test("finds nothing in a document that keeps its look everywhere") func clean() {
    #expect(rules(#"{\rtf1\cocoartf2639\cocoatextscaling0\cocoaplatform0 \fs26 Text}"#) == [])
    #expect(rules(#"{\rtf1 \fs24 Text}"#) == [])
  }

  @Test("names line, column and byte of each fault") func place() throws {
    let finding = try #require(findings("{\\rtf1\\fs24 a\r\nb\nc\\'zz d}").first)
    #expect(finding.rule.id == "rtf-syntax")
    #expect(finding.location.line == 3)
    let offset = try #require(finding.measures.first { $0.name == "byte" }).value
    #expect(finding.location.column == Int(offset) - 17 - Self.fonts.utf8.count + 1)
  }

  @Test("finds content that is left out") func leftOut() {
    #expect(rules(#"{\rtf1\fs24 a{\annotation b}}"#) == ["rtf-content-lost"])
    #expect(rules(#"{\rtf1\fs24 a{\header b}{\header c}}"#) == ["rtf-content-lost"])
  }

  @Test("finds documents of Cocoa without a scaling, and no others") func scaling() {
    #expect(rules(#"{\rtf1\cocoartf1671\cocoasubrtf600 \fs24 a}"#) == ["rtf-scaling-missing"])
  }

  @Test("finds sizes that other readers round down") func rounding() throws {
    let text = #"{\rtf1\cocoartf2639\cocoatextscaling0 \fs33\fsmilli16940 abc}"#
    let finding = try #require(findings(text).first)
    #expect(finding.rule.id == "rtf-size-rounded")
    #expect(finding.message == "Text of 16.94 points has 16.5 in readers without \\fsmilli.")
    #expect(finding.measures.map(\.value) == [16.94, 3])
  }

  @Test(
    "finds text below 11 points of iOS in either scaling",
    arguments: [(1, 20, true), (1, 22, false), (0, 17, false), (0, 16, true)]
  )
  func small(scaling: Int, halves: Int, isFound: Bool) {
    let text = #"{\rtf1\cocoartf2639\cocoatextscaling\#(scaling) \fs\#(halves) abc}"#
    #expect(rules(text) == (isFound ? ["rtf-text-small"] : []))
  }

  @Test("counts the characters of each size") func sizes() {
    let document = RTFReader.read(Array(#"{\rtf1\fs24 a b\par {\fs40 cde}}"#.utf8)).document
    #expect(FontSizes(document).uses.map(\.size) == [12, 20])
    #expect(FontSizes(document).uses.map(\.characters) == [2, 3])
  }

  // Text without a font is Helvetica of 12 points in Cocoa, and the font of other programs elsewhere.
  @Test("notes the place of the first text whose font the document does not name")
  func textWithoutFont() throws {
    let finding = try #require(
      findings("{\\rtf1\\cocoatextscaling0\nHello {\\b there}}", fonts: "").first
    )
    #expect(finding.rule.id == "rtf-font-missing" && finding.severity == .note)
    #expect(finding.location.line == 2 && finding.location.column == 1)
    #expect(findings(#"{\rtf1 \f0 Hello}"#).isEmpty)
    #expect(findings(#"{\rtf1 \f0 Hello {\f7 there}}"#).map(\.rule.id) == ["rtf-font-missing"])
  }

  @Test(
    "calls a file of another kind no document, with its place and a hint",
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "PNG"), (Array("%PDF-1.7".utf8), "PDF"),
      (Array("plain text".utf8), "no document"), ([], "empty"),
      (Array("PK\u{3}\u{4}".utf8), "ZIP"),
    ] as [([UInt8], String)]
  )
  func others(bytes: [UInt8], word: String) throws {
    let findings = RTFCheck(file: "a.rtf").findings(in: bytes)
    #expect(findings.map(\.rule.id) == ["rtf-unreadable"])
    let finding = try #require(findings.first)
    #expect(finding.severity == .error && finding.message.contains(word))
    #expect(finding.location == SourceLocation(file: "a.rtf", line: 1, column: 1))
    #expect(finding.hint == #"Documents in Rich Text Format begin with {\rtf."#)
  }
}
