import DynamicType
import FontDescriptors
import Foundation
import RTF
import RichText
import Testing

@Suite("Texts of pages and notes") struct PageTextTests {
  private let document = #"""
    {\rtf1\ansi{\fonttbl\f0 Helvetica;\f1 Times-Roman;}{\colortbl;\red255\green0\blue0;}
    \facingp\pgnstart5\sectd\titlepg\headery600\footery400
    {\header\pard\plain\f1\fs20 \cf1 Report\tab {\field{\*\fldinst { PAGE \\* MERGEFORMAT}}{\fldrslt 7}}\par}
    {\headerf\pard\plain\f0\fs40 Title\par}
    {\footer\pard\qc\plain\f0\fs18 \chpgn  of {\field{\*\fldinst NUMPAGES}{\fldrslt 12}}\par}
    \pard\plain\f0\fs24 One{\super\chftn{\footnote\pard\plain\f1\fs18 {\super\chftn} First \b note\par}} two,
    three*{\footnote Second} and \b four{\super\chftn{\footnote {\super\chftn} Third}}.\par}
    """#

  private func expectTexts(_ document: RichTextDocument) throws {
    let texts = document.pageTexts
    #expect(texts.hasTitlePage && texts.hasFacingPages && texts.firstPageNumber == 5)
    #expect(texts.headerDistance == 30 && texts.footerDistance == 20)
    let header = try #require(texts.headers[.all])
    #expect(header.string == "Report\t7\n" && texts.headers[.first]?.string == "Title\n")
    #expect(header.attributes(at: 0).foregroundColor == Color(red: 1, green: 0, blue: 0))
    #expect(header.attributes(at: 0).font.pointSize == 10)
    #expect(header.attributes(at: 7)[DocumentField.self] == .pageNumber)
    #expect(header.attributes(at: 8)[DocumentField.self] == nil)
    let footer = try #require(texts.footers[.all])
    #expect(footer.string == "1 of 12\n")
    let fields = footer.runs.map { $0.attributes[DocumentField.self] }
    #expect(fields.prefix(3) == [.pageNumber, nil, .pageCount])
    #expect(footer.attributes(at: 0).paragraphStyle?.alignment == .center)
    #expect(texts.footers.count == 1 && texts.headers.count == 2)
  }

  private func expectNotes(_ document: RichTextDocument) throws {
    let text = document.text
    #expect(text.string == "One1 two,three*\u{2060} and four3.\n")
    let notes = text.runs.compactMap { $0.attributes[Footnote.self] }
    #expect(notes.map(\.number) == [1, 2, 3])
    #expect(notes.map(\.text.string) == ["1 First note\n", "Second", "3 Third"])
    #expect(document.attributes(of: "1")?.superscript == 1)
    #expect(document.attributes(of: "four")?.font.descriptor.symbolicTraits.contains(.bold) == true)
    #expect(document.attributes(of: " two")?[Footnote.self] == nil)
    let first = notes[0].text
    #expect(first.attributes(at: 0)[DocumentField.self] == .noteNumber)
    #expect(first.attributes(at: 9).font.descriptor.symbolicTraits.contains(.bold))
    #expect(!first.attributes(at: 3).font.descriptor.symbolicTraits.contains(.bold))
  }

  @Test func `Headers, footers and notes are read, and come back after writing`() throws {
    let result = read(document)
    #expect(result.diagnostics.isEmpty)
    try expectTexts(result.document)
    try expectNotes(result.document)
    let again = written(result.document)
    try expectTexts(again)
    try expectNotes(again)
    #expect(again == result.document)
  }

  @Test func `Every kind of header and footer is read, and comes back after writing`() throws {
    let kinds: [(DocumentPageTexts.Pages, String)] = [
      (.all, ""), (.left, "l"), (.right, "r"), (.first, "f"),
    ]
    let texts = kinds.map { "{\\header\($0.1) head \($0.0)}{\\footer\($0.1) foot \($0.0)}" }
    let source = "{\\rtf1\\facingp\\sectd\\titlepg" + texts.joined() + " a}"
    for document in [read(source).document, written(read(source).document)] {
      let pages = document.pageTexts
      for (kind, _) in kinds {
        #expect(pages.headers[kind]?.string == "head \(kind)")
        #expect(pages.footers[kind]?.string == "foot \(kind)")
      }
      let shown = (0..<3).map { pages.text(of: pages.headers, onPage: $0, number: $0 + 1)?.string }
      #expect(shown == ["head first", "head left", "head right"])
    }
  }

  @Test func `They are encoded with the document, and sizes of all texts are converted`() throws {
    let document = read(document).document
    let decoder = JSONDecoder()
    if let key = CodingUserInfoKey.textAttributeKeys {
      decoder.userInfo[key] = [
        DocumentField.self as any CodableTextAttributeKey.Type, Footnote.self,
      ]
    }
    let data = try JSONEncoder().encode(document)
    #expect(try decoder.decode(RichTextDocument.self, from: data).pageTexts.headers.count == 2)
    let small = document.converted(to: .standard, from: .iOS)
    #expect(
      abs((small.pageTexts.headers[.all]?.runs[0].attributes.font.pointSize ?? 0) - 7.7) < 1e-9
    )
    let note = small.text.runs.lazy.compactMap { $0.attributes[Footnote.self] }.first
    #expect(abs((note?.text.attributes(at: 3).font.pointSize ?? 0) - 9 * 0.77) < 1e-9)
  }

  @Test func `The text of a document without formatting has no texts of pages`() {
    var stream = RTFTextStream()
    let text = stream.read(Array(document.utf8)) + stream.finish()
    #expect(text.hasPrefix("One") && !text.contains("Report") && !text.contains("First"))
  }

  @Test(
    "A stream counts notes and ends paragraphs as a document does, in chunks of any length",
    arguments: [
      #"{\rtf1 a{\super\chftn}{\footnote{\super\chftn} One} b{\super\chftn}{\footnote Two} c\par}"#,
      #"{\rtf1 a\par{\footnote One}"#,
      #"{\rtf1\trowd\cellx900 a\cell{\footnote One}\row b}"#,
      #"{\rtf1{\header Report \chpgn\par{\fonttbl{\f1 Arial;}}} a {\footer b} c}"#,
    ]
  )
  func streamed(source: String) {
    let whole = RTFReader.read(Array(source.utf8)).document.text.string
    let shown = whole.unicodeScalars.filter { $0 != Footnote.hiddenMark }
    for length in [1, 7, source.utf8.count] {
      var stream = RTFTextStream()
      var text = ""
      let bytes = Array(source.utf8)
      for start in stride(from: 0, to: bytes.count, by: length) {
        text += stream.read(bytes[start..<min(start + length, bytes.count)])
      }
      text += stream.finish()
      #expect(text.unicodeScalars.elementsEqual(shown), "\(length) bytes at a time: \(text)")
    }
  }

  @Test(
    "What is left out says so, and the text around it stays",
    arguments: [
      (#"{\rtf1{\header a}{\header b}c}"#, "c", ["header"]),
      (#"{\rtf1 a{\footnote b{\footnote c}d}e}"#, "a\u{2060}e", ["footnote"]),
      (#"{\rtf1{\header a{\footnote b}}c}"#, "c", ["footnote"]),
      (#"{\rtf1 a{\footnote b"#, "a\u{2060}", []),
      (#"{\rtf1{\header"#, "", []),
      (#"{\rtf1{\header {\footer a}} }}b"#, " ", ["footer"]),
    ]
  )
  func leftOut(document: String, expected: String, destinations: [String]) {
    let result = read(document)
    #expect(result.document.text.string == expected)
    let found = result.diagnostics.compactMap { diagnostic -> String? in
      if case .contentLeftOut(let destination) = diagnostic.kind { destination } else { nil }
    }
    #expect(found == destinations)
  }

  @Test func `Tables of headers and of the text are different tables`() {
    let row = #"\trowd\cellx2000\pard\intbl "#
    let document = read(#"{\rtf1{\header "# + row + #"a\cell\row}"# + row + #"b\cell\row}"#)
      .document
    let inner = document.pageTexts.headers[.all]?.attributes(at: 0).paragraphStyle?.cells.first
    let outer = document.text.attributes(at: 0).paragraphStyle?.cells.first
    #expect(inner != nil && outer != nil && inner?.table != outer?.table)
    #expect(written(document).text.string == document.text.string)
  }

  @Test func `Many notes are read and written, each with its mark`() {
    let body = String(repeating: #"a{\super\chftn{\footnote b}}"#, count: 3000)
    let document = read(#"{\rtf1 "# + body + "}").document
    let notes = document.text.runs.compactMap { $0.attributes[Footnote.self] }
    #expect(notes.map(\.number) == Array(1...3000))
    #expect(document.text.string.hasSuffix("a3000"))
    #expect(written(document).text == document.text)
  }
}
