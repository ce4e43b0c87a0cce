import RTF
import RichText
import Testing

@Suite("Characters of documents") struct TextTests {
  @Test(arguments: [
    (#"{\rtf1 a\par b\line c\tab d}"#, "a\nb\u{2028}c\td"),
    ("{\\rtf1 a\\\nb\\\r\nc}", "a\nb\nc"),
    ("{\\rtf1 a\nb\r\nc}", "abc"),
    (#"{\rtf1 \\\{\}\~\-\_}"#, "\\{}\u{A0}\u{AD}\u{2011}"),
    (#"{\rtf1 \lquote a\rquote \ldblquote b\rdblquote \emdash\endash\bullet}"#, "‘a’“b”—–•"),
    (#"{\rtf1{\*\unknown skipped}kept{\unknown kept}}"#, "keptkept"),
    (#"{\rtf1{\upr{old}{\*\ud new}}}"#, "new"),
    (#"{\rtf1{\shp{\*\shpinst{\sp{\sn x}{\sv 1}}{\shptxt box}}{\shprslt no}}}"#, "box"),
    (#"{\rtf1\trowd\cellx9 a\cell b\row c}"#, "a\nb\nc"),
    (#"{\rtf1{\object{\*\objdata 00ff}{\result seen}}}"#, "seen"),
  ])
  func `Words and symbols are the characters that they stand for`(document: String, result: String)
  {
    #expect(text(document) == result)
  }

  @Test(arguments: [
    (#"{\rtf1\uc0\u8364 \u-10179 \u-8704 }"#, "€😀"),
    (#"{\rtf1\uc0\u55357 \u56832 x}"#, "😀x"),
    (#"{\rtf1\u8364?b\u8364\'80c}"#, "€b€c"),
    (#"{\rtf1\uc2\u8364??b{\uc1\u8364?}\u8364??c}"#, "€b€€c"),
    (#"{\rtf1\u8364}b"#, "€"),
    (#"{\rtf1\u8364\par b}"#, "€\nb"),
    (#"{\rtf1\uc0\u128512 }"#, "😀"),
  ])
  func `Unicode characters are joined and their substitutes skipped`(
    document: String,
    result: String
  ) {
    #expect(text(document) == result)
  }

  /// Expected characters: Unicode's mapping files CP1251, CP1250, ROMAN, CP932, CP936.
  @Test(arguments: [
    (#"{\rtf1\ansi\ansicpg1251 \'cf\'f0}"#, "Пр"),
    (#"{\rtf1\mac \'8a\'a5}"#, "ä•"),
    (#"{\rtf1{\fonttbl{\f0\fcharset238 A;}{\f1\fcharset204 B;}}\f0\'b3\f1\'e6}"#, "łж"),
    (#"{\rtf1{\fonttbl{\f0\fcharset128 A;}}\f0\'82\'a0\'83A\'b1}"#, "あアｱ"),
    (#"{\rtf1\ansicpg936 \'c4\'e3\'ba\'c3}"#, "你好"),
    (#"{\rtf1\ansicpg65001 \'c3\'a9}"#, "é"),
    (#"{\rtf1{\fonttbl{\f0\fnil\fcharset2 Symbol;}}\f0\'b7}"#, "•"),
  ])
  func `Bytes are read in the code page of their font or of the document`(
    document: String,
    result: String
  ) {
    #expect(text(document) == result)
  }

  @Test func `Bytes that no character has are reported`() {
    let result = read(#"{\rtf1\ansicpg932 \'82}"#)
    #expect(result.document.text.string == "\u{FFFD}")
    #expect(result.diagnostics.map(\.kind) == [.undecodableBytes(codePage: 932)])
  }

  @Test func `A stream gives the same text in parts`() {
    let bytes = Array(textEditDocument.utf8)
    var stream = RTFTextStream()
    var text = ""
    for byte in bytes { text += stream.read([byte]) }
    text += stream.finish()
    #expect(text == RTFReader.read(bytes).document.text.string)
  }

  @Test(arguments: [1, 2, 3, 7, 64])
  func `Chunks of any length give the same document`(length: Int) {
    let bytes = Array(textEditDocument.utf8)
    var reader = RTFReader()
    for start in stride(from: 0, to: bytes.count, by: length) {
      reader.consume(bytes[start..<min(start + length, bytes.count)])
    }
    #expect(reader.finish() == RTFReader.read(bytes))
  }

  // The words are those of the Rich Text Format Specification 1.9.1: "Paragraph Formatting Properties" and
  // "Section Formatting Properties", where a page begins unless a section says otherwise.
  @Test(arguments: [
    (#"{\rtf1 a\page b}"#, "a\u{C}b"), (#"{\rtf1 a\par\pagebb b\par c}"#, "a\n\u{C}b\n\u{C}c"),
    (#"{\rtf1\pagebb a\par\pard b}"#, "a\nb"), (#"{\rtf1 a\par\pagebb0 b}"#, "a\nb"),
    (#"{\rtf1 a\par\pagebb\par}"#, "a\n\u{C}\n"),
    (#"{\rtf1 a\par{\pagebb b\par}c}"#, "a\n\u{C}b\nc"),
    (#"{\rtf1 a\par\pagebb\page b}"#, "a\n\u{C}\u{C}b"), (#"{\rtf1 a\sect b}"#, "a\n\u{C}b"),
    (#"{\rtf1 a\sect\sectd\sbknone b\sect c\sect\sectd d}"#, "a\nb\nc\n\u{C}d"),
    (#"{\rtf1 a\sect}"#, "a\n"), (#"{\rtf1 a\sect{\header b\sect\sbknone d}c}"#, "a\n\u{C}c"),
    (#"{\rtf1 a\par\pagebb{\footnote b}}"#, "a\n\u{C}\u{2060}"),
    (#"{\rtf1 a\sect{\header b}c}"#, "a\n\u{C}c"),
    (#"{\rtf1 a{\footnote\pagebb b\sect c}d}"#, "a\u{2060}d"),
  ])
  func `Pages begin at a word, at paragraphs and at sections`(document: String, expected: String) {
    let read = read(document).document
    #expect(read.text.string == expected)
    #expect(written(read).text == read.text)
    var stream = RTFTextStream()
    let streamed = Array(document.utf8).reduce(into: "") { $0 += stream.read([$1]) }
    #expect(
      (streamed + stream.finish()).replacing("\u{2060}", with: "")
        == expected.replacing("\u{2060}", with: "")
    )
  }

  @Test func `The marker of a list stays one behind a break between pages`() {
    let list = #"{\rtf1\ls1\ilvl0{\listtext\tab 1.\tab}a\par\page{\listtext\tab 2.\tab}b}"#
    let document = read(list).document
    #expect(document.text.string == "\t1.\ta\n\u{C}\t2.\tb")
    #expect(file(document).contains("\\page {\\listtext"))
    #expect(written(document) == document)
  }
}
