import DynamicType
import FontDescriptors
import LayoutGeometry
import RTF
import RichText
import Testing

@Suite("Formatting of documents") struct FormattingTests {
  let document = read(textEditDocument).document

  @Test func `A document of TextEdit is read without a fault`() {
    #expect(read(textEditDocument).diagnostics.isEmpty)
    #expect(
      document.text.string
        == "Plain red bold, under, gone.\n\t3.\tFirst link\n\t4.\tSecond 😂é\n"
    )
  }

  @Test func `Fonts are named by face and size to the thousandth`() {
    let font = document.attributes(of: "red bold")?.font
    #expect(font?.descriptor.postScriptName == "Helvetica-Bold")
    #expect(font?.pointSize == 15.4)
    #expect(font?.descriptor.symbolicTraits == .bold)
    let other = read(#"{\rtf1{\fonttbl{\f3 Times New Roman;}}\f3\i x}"#).document
    #expect(other.text.runs[0].attributes.font.descriptor.family == "Times New Roman")
    #expect(other.text.runs[0].attributes.font.descriptor.symbolicTraits == .italic)
    let system = read(#"{\rtf1{\fonttbl\f0 .AppleSystemUIFontRounded-Medium;}\f0 x}"#).document
    #expect(system.text.runs[0].attributes.font.descriptor.isSystemFont)
    #expect(system.text.runs[0].attributes.font.descriptor.design == .rounded)
    #expect(system.text.runs[0].attributes.font.descriptor.weight == .medium)
  }

  @Test func `Cocoa's exact color wins over its bytes`() {
    let color = document.attributes(of: "red bold")?.foregroundColor
    #expect(color == Color(red: 1, green: 0.14913, blue: 0))
    #expect(document.attributes(of: "Plain")?.foregroundColor == nil)
    #expect(document.attributes(of: "under")?.underline?.color == color)
  }

  @Test func `Lines, offsets, spacing and outlines are read`() {
    let words: [(String, (TextAttributes) -> Bool)] = [
      (#"\uldb"#, { $0.underline == LineDecoration(.double) }),
      (
        #"\ul\ulstyle33281"#,
        {
          $0.underline == LineDecoration(.single, dash: .dashed, skipsSpaces: true)
        }
      ),
      (#"\striked1"#, { $0.strikethrough == LineDecoration(.double) }),
      (#"\up5"#, { $0.baselineOffset == 2.5 }), (#"\dn4"#, { $0.baselineOffset == -2 }),
      (#"\super"#, { $0.superscript == 1 }), (#"\sub\nosupersub"#, { $0.superscript == 0 }),
      (#"\expnd4\expndtw20"#, { $0.letterSpacing == 1 }),
      (#"\CocoaLigature0"#, { !$0.ligatures }), (#"\kerning0"#, { !$0.kerning }),
      (#"\outl\strokewidth-60"#, { $0.stroke == TextStroke(width: -3) }),
      (
        #"\shad\shadx20\shady-40\shadr60\shado51\shadc0"#,
        {
          let color = Color.black.withAlpha(0.2)
          return $0.shadow == TextShadow(x: 1, y: -2, blurRadius: 3, color: color)
        }
      ),
      (#"\lang1031"#, { $0.language == "de-DE" }),
      (#"\obliqueness200\expansion100"#, { $0.obliqueness == 0.1 && $0.expansion == 0.05 }),
    ]
    for (word, holds) in words {
      let result = read(#"{\rtf1\cocoartf2639\f0 "# + word + " x}").document
      #expect(holds(result.text.runs[0].attributes), "\(word)")
    }
  }

  @Test func `Paragraphs have their lengths in points`() {
    let style = document.style(of: "Plain")
    #expect(style.alignment == .center)
    #expect(style.tabStops == [TabStop(28), TabStop(56, alignment: .trailing)])
    #expect(style.headIndent == 18)
    #expect(style.firstLineHeadIndent == 9)
    #expect(style.tailIndent == -12)
    #expect(style.lineHeightMultiple == 1.2)
    #expect(style.paragraphSpacingBefore == 2)
    #expect(style.paragraphSpacing == 4)
    #expect(style.defaultTabInterval == 36)
  }

  @Test(arguments: [
    (#"\sl280"#, 14.0, 0.0, 0.0, 0.0), (#"\sl-280"#, 14, 14, 0, 0),
    (#"\sl360\slmult1"#, 0, 0, 1.5, 0),
    (#"\sl480\slmult1\slminimum200\slmaximum400"#, 10, 20, 2, 0), (#"\slleading60"#, 0, 0, 0, 3),
  ])
  func `Line heights are least, exact or a multiple`(
    words: String,
    least: Double,
    most: Double,
    multiple: Double,
    spacing: Double
  ) {
    let style = read(#"{\rtf1\pard"# + words + " x}").document.style(of: "x")
    #expect(style.minimumLineHeight == least)
    #expect(style.maximumLineHeight == most)
    #expect(style.lineHeightMultiple == multiple)
    #expect(style.lineSpacing == spacing)
  }

  @Test func `Lists have markers and numbers, links their addresses`() {
    let list = document.style(of: "First").lists
    #expect(
      list == [TextList(marker: .init(rawValue: "{decimal}."), startingNumber: 3, identifier: 1)]
    )
    #expect(document.attributes(of: "link")?.link == "https://example.org/")
    #expect(document.attributes(of: "First")?.link == nil)
    let word =
      #"{\rtf1{\*\listtable{\list{\listlevel\levelnfc4\levelstartat1{\leveltext\'02\'00);}}\listid9}}{\*\listoverridetable{\listoverride\listid9\ls2}}\ls2 x}"#
    #expect(read(word).document.style(of: "x").lists.first?.marker.rawValue == "{lower-alpha})")
  }

  @Test(arguments: [
    (#"HYPERLINK "a b" \\l "part""#, "a b#part"), (#"hyperlink plain"#, "plain"),
    (#"HYPERLINK \\l "part""#, "#part"), (#"HYPERLINK "C:\\\\\\\\d" \\o "tip""#, #"C:\\d"#),
  ])
  func `The address of a link is read from its instruction`(instruction: String, link: String) {
    let document = read(#"{\rtf1{\field{\*\fldinst "# + instruction + #"}{\fldrslt x}}}"#).document
    #expect(document.text.runs[0].attributes.link == link)
  }

  @Test func `The document has its properties`() {
    let attributes = document.attributes
    #expect(attributes.textScaling == .standard)
    #expect(attributes.platform == .macOS)
    #expect(attributes.cocoaVersion == 2639)
    #expect(attributes.paperSize == Size(width: 595, height: 842))
    #expect(attributes.margins == DocumentMargins(left: 72, right: 72))
    #expect(attributes.viewSize == Size(width: 576, height: 420))
    #expect(attributes.viewMode == .normal)
    #expect(attributes.defaultTabInterval == 36)
    #expect(attributes.information == [.title: "A title", .author: "Ada"])
  }

  @Test func `Styles and headings are named`() {
    let document = read(
      #"{\rtf1{\stylesheet{\s0 Normal;}{\s3\b heading 1;}{\*\cs4 Strong;}}\pard\s3\outlinelevel0 x\par}"#
    ).document
    #expect(document.style(of: "x").styleName == "heading 1")
    #expect(document.style(of: "x").headingLevel == 1)
  }

  @Test func `Words without a meaning are kept up to the next plain text`() {
    let document = read(#"{\rtf1\viewfoo2 a\caps b\foo3\foo4 c\plain d}"#).document
    #expect(document.attributes.keptWords == [#"\viewfoo2"#])
    #expect(document.attributes(of: "b")?[RTFWords.self] == #"\caps"#)
    #expect(document.attributes(of: "c")?[RTFWords.self] == #"\caps\foo4"#)
    #expect(document.attributes(of: "d")?[RTFWords.self] == nil)
    var options = RTFReadingOptions()
    options.keepsUnknownWords = false
    #expect(read(#"{\rtf1 a\caps b}"#, options: options).document.text.runs.count == 1)
  }
}
