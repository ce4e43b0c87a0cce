import Diagnostics
import RTF
import RTFChecking
import RichText
import Testing

@Suite("Checking documents") struct RTFCheckTests {
  private func findings(_ text: String) -> [Finding] {
    RTFCheck(file: "a.rtf").findings(in: Array(text.utf8))
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
    #expect(finding.location.column == Int(offset) - 17 + 1)
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
}
