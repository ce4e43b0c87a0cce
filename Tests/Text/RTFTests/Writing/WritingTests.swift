import DynamicType
import FontDescriptors
import LayoutGeometry
import RTF
import RichText
import Testing

@Suite("Writing documents") struct WritingTests {
  @Test(arguments: [
    textEditDocument, TableTests.table,
    #"{\rtf1\trowd\cellx5000\pard\intbl out\par\pard\intbl\itap2 in1\nestcell in2\nestcell{\*\nesttableprops\trowd\cellx1000\cellx2000\nestrow}\pard\intbl\itap1 back\cell\row\pard end}"#,
    #"{\rtf1 a{\pict\pngblip\picwgoal300\pichgoal600 89504e47}b{{\NeXTGraphic a b.png \width20 \height40}\'ac}}"#,
    #"{\rtf1\viewfoo2 a\caps b\foo3 c\plain\i d}"#,
    #"{\rtf1\ansi{\fonttbl{\f0 Arial;}{\f1 Times New Roman;}}{\stylesheet{\s2 heading 2;}}\pard\s2\outlinelevel1\rtlpar\qj x\par\pard\hyphpar1\sl-300\slmaximum400 y\par}"#,
    #"{\rtf1\cocoartf1348\cocoasubrtf170 \uc0\u55357 \u56832 \u8232 \u1234 \'85\\\{\}\~\page\'0b|~}"#,
    #"{\rtf1\cocoartf2639\uldb a\ulnone\ul\ulstyle33281 b\ulnone\striked1 c\striked0\super d\nosupersub\up3 e\up0\expndtw30 f\expndtw0\kerning0 g\kerning1\CocoaLigature0 h\lang1036 i\lang1024 j\outl\strokewidth60\strokec0 k\outl0\strokewidth0\shad\shadx20 l\shad0\fs13\fsmilli6789 m}"#,
    #"{\rtf1{\fonttbl\f0 .AppleSystemUIFontSerif-Heavy;}\f0\i }"#, "{\\rtf1}",
  ])
  func `A document that is written and read again is the same`(document: String) {
    let first = read(document).document
    #expect(written(first) == first)
  }

  @Test func `The file has TextEdit's shape`() {
    let lines = file(read(textEditDocument).document).split(separator: "\n")
    #expect(lines[0] == #"{\rtf1\ansi\ansicpg1252\cocoartf2639"#)
    #expect(
      lines[1].hasPrefix(
        #"\cocoatextscaling0\cocoaplatform0{\fonttbl\f0\fswiss\fcharset0 Helvetica;"#
      )
    )
    #expect(lines[2].hasPrefix(#"{\colortbl;\red255\green255\blue255;"#))
    #expect(lines.contains(#"{\*\expandedcolortbl;;\cssrgb\c100000\c14913\c0;}"#))
    #expect(lines.contains { $0.hasPrefix(#"\f1\b\fs30\fsmilli15400 \cf2 red bold"#) })
    #expect(
      lines.contains { $0.contains("{\\listtext\t3.\t}First {\\field{\\*\\fldinst{HYPERLINK") }
    )
  }

  @Test func `All bytes of a file are ASCII`() {
    let text = AttributedText("Ω \u{1F469}\u{200D}\u{1F680} «é»", font: .systemFont(ofSize: 13))
    let bytes = RTFWriter.write(RichTextDocument(text))
    #expect(bytes.allSatisfy { $0 < 0x80 })
    #expect(RTFReader.read(bytes).document.text.string == text.string)
  }

  @Test func `Text that a program made is written with all its attributes`() {
    var text = AttributedText("one two\nthree", font: .systemFont(ofSize: 12))
    text.update(in: 0..<3) {
      $0.font = FontRequest(
        descriptor: FontDescriptor(family: "Noto Sans", symbolicTraits: .bold),
        size: 9.24
      )
      $0.foregroundColor = Color(red: 0.1, green: 0.25, blue: 1, alpha: 0.5)
      $0.backgroundColor = .white
      $0.link = #"file:///a "b"\c"#
      $0.language = "fr-FR"
    }
    text.update(in: 8..<13) {
      var style = ParagraphStyle()
      style.alignment = .right
      style.lists = [
        TextList(marker: .disc, identifier: 4), TextList(marker: .circle, identifier: 4),
      ]
      style.headIndent = 20
      $0.paragraphStyle = style
    }
    var document = RichTextDocument(text)
    document.attributes.textScaling = .iOS
    document.attributes.platform = .iOS
    document.attributes.cocoaVersion = 2639
    document.attributes.information[.title] = "Ω"
    let again = written(document)
    #expect(again.text.string == text.string)
    #expect(again.text.attributes(at: 0).link == #"file:///a "b"\c"#)
    #expect(again.text.attributes(at: 0).font.pointSize == 9.24)
    #expect(again.text.attributes(at: 0).font.descriptor.family == "Noto Sans")
    #expect(again.text.attributes(at: 0).foregroundColor == text.attributes(at: 0).foregroundColor)
    #expect(again.text.attributes(at: 0).backgroundColor == .white)
    #expect(again.text.attributes(at: 0).language == "fr-FR")
    #expect(again.text.attributes(at: 4).font.descriptor.isSystemFont)
    #expect(again.style(of: "three").lists == text.attributes(at: 9).paragraphStyle?.lists)
    #expect(again.style(of: "three").headIndent == 20)
    #expect(again.attributes == document.attributes)
  }

  @Test func `Cells of a text that ends in them are closed`() {
    var style = ParagraphStyle()
    style.cells = [TextTableCell(table: 5, row: 2, column: 0)]
    var text = AttributedText("cell", font: .systemFont(ofSize: 12))
    text.update { $0.paragraphStyle = style }
    let again = written(RichTextDocument(text))
    #expect(again.text.string == "cell\n")
    #expect(again.style(of: "cell").cells.count == 1)
  }

  @Test func `Kept words cannot hold text or groups`() {
    var text = AttributedText("x", font: .systemFont(ofSize: 12))
    text.update { $0[RTFWords.self] = #"\caps}evil{\bin9\par\foo1"# }
    let file = file(RichTextDocument(text))
    #expect(file.contains(#"\foo1 "#))
    for part in ["caps", "evil", "bin", "\\par\\"] { #expect(!file.contains(part)) }
    #expect(written(RichTextDocument(text)).text.string == "x")
  }

  /// Cocoa writes the trait beside the name; other programs know families and traits alone.
  @Test(arguments: [
    (FontDescriptor(postScriptName: "Helvetica-Bold"), true, false),
    (FontDescriptor(postScriptName: "Georgia-BoldItalic"), true, true),
    (FontDescriptor(postScriptName: "HelveticaNeue-Medium"), false, false),
    (FontDescriptor(family: "Avenir Next", face: "Demi Bold"), true, false),
    (FontDescriptor(family: "Arial", weight: .semibold), true, false),
    (FontDescriptor(weight: .bold), true, false), (FontDescriptor(weight: .medium), false, false),
    (FontDescriptor(family: "Bold Sans"), false, false),
  ])
  func `A face that is bold by name or weight has the word for it, too`(
    descriptor: FontDescriptor,
    isBold: Bool,
    isItalic: Bool
  ) {
    let font = FontRequest(descriptor: descriptor, size: 17)
    let first = RichTextDocument(AttributedText("x", font: font))
    #expect(file(first).contains(#"\b\fs"#) == isBold)
    #expect(file(first).contains(#"\i"# + (isBold ? #"\b\fs"# : #"\fs"#)) == isItalic)
    let again = written(first)
    let traits = again.text.runs[0].attributes.font.descriptor.symbolicTraits
    #expect(traits.contains(.bold) == isBold && traits.contains(.italic) == isItalic)
    #expect(written(again) == again)
  }

  @Test func `A face that a document names is bold by its name alone`() {
    let document = read(
      #"{\rtf1\cocoartf2639{\fonttbl\f0 Helvetica-Bold;\f1 .SFNS-BoldItalic;}\f0 a\f1 b}"#
    )
    .document
    let traits = document.text.runs.map(\.attributes.font.descriptor.symbolicTraits)
    #expect(traits == [.bold, [.bold, .italic]])
    #expect(document.text.runs[1].attributes.font.descriptor.weight == .bold)
    #expect(written(document) == document)
  }
}
