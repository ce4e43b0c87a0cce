import DynamicType
import FontDescriptors
import RichText
import RichTextMarkdown
import Testing

@Suite("Reading Markdown")
struct ReadingTests {
  private func read(_ text: String) -> MarkdownReadingResult {
    MarkdownReader.read(Array(text.utf8))
  }

  private func runs(_ text: String) -> [AttributedText.Run] { read(text).document.text.runs }

  @Test(
    "Blocks are paragraphs",
    arguments: [
      ("a\nb\n\nc", "a b\nc"), ("a  \nb\\\nc<br>d", "a\u{2028}b\u{2028}c\u{2028}d"),
      ("# A #\n\nB\n---", "A\nB"), ("3. a\n1. b", "\t3.\ta\n\t4.\tb"),
      ("- a\n  - b\n    1) c", "\t•\ta\n\t◦\tb\n\t1)\tc"),
      ("- [ ] a\n- [x] b", "\t•\t☐ a\n\t•\t☑ b"), ("- - a", "\t•\t\n\t◦\ta"),
      ("> a\n> > b", "a\nb"), ("```\na\n\n  b\n```", "a\n\n  b"), ("---", "───"),
      ("|a|b|\n|-|-|\n|c|", "a\nb\nc\n\n"), ("a &amp; &copy; \\*b\\*", "a & © *b*"),
      ("<div>\nx &lt; <b>y</b>\n</div>\n\n<!-- z -->", "x < y"), ("", ""),
      ("a\u{0}\u{FFFC}&#10;b", "a\u{FFFD}\u{FFFD} b"),
    ]
  )
  func text(_ source: String, _ expected: String) {
    #expect(read(source).document.text.string == expected)
  }

  @Test(
    "Headings follow text styles by their level",
    arguments: zip(
      1...6,
      [TextStyle.largeTitle, .title1, .title2, .title3, .headline, .subheadline]
    )
  )
  func headings(_ level: Int, _ style: TextStyle) {
    let attributes = runs(String(repeating: "#", count: level) + " x")[0].attributes
    #expect(attributes.font.scaling == .preferred(style))
    #expect(attributes.paragraphStyle?.headingLevel == level)
  }

  @Test("Text grows with the content size category, and headings can have other styles")
  func scaling() {
    var options = MarkdownReadingOptions(headingStyles: [.title1, .title2])
    options.baseFont = .preferredFont(
      forTextStyle: .callout,
      compatibleWith: TraitCollection(preferredContentSizeCategory: .large)
    )
    let text = MarkdownReader.read(Array("### x\n\ny `z`".utf8), options: options).document.text
    let styles = text.runs.map(\.attributes.font.scaling)
    #expect(styles == [.preferred(.title2), .preferred(.callout), .preferred(.callout)])
    let traits = TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let sizes = zip(text.runs, text.adjusted(to: traits).runs).map {
      $1.attributes.font.pointSize > $0.attributes.font.pointSize
    }
    #expect(sizes == [true, true, true])
  }

  @Test("Marks are attributes of the text")
  func marks() {
    let string = read("**a** _b_ ~~c~~ `d` [e](f) <u>g</u> 1<sup>h</sup> x@y.org").document.text
    func attributes(_ character: Character) -> TextAttributes? {
      let index = string.string.firstIndex(of: character)
      return index.map { string.attributes(at: $0.utf16Offset(in: string.string)) }
    }
    #expect(attributes("b")?.font.descriptor.symbolicTraits == .italic)
    #expect(attributes("c")?.strikethrough == LineDecoration())
    #expect(attributes("d")?.font.descriptor.design == .monospaced)
    #expect(attributes("e")?.link == "f")
    #expect(attributes("g")?.underline == LineDecoration())
    #expect(attributes("h")?.superscript == 1)
    #expect(attributes("y")?.link == "mailto:x@y.org")
    #expect(attributes("a")?.font.descriptor.symbolicTraits == .bold)
  }

  @Test("Pictures are attachments with their words, and those on the network are links")
  func pictures() {
    let result = read("![a *b*](c.png) ![d](https://x.org/e.png)")
    let attributes = result.document.text.runs[0].attributes
    #expect(attributes.attachment?.file?.name == "c.png")
    #expect(attributes[PictureDescription.self] == "a b")
    #expect(result.document.text.runs.last?.attributes.link == "https://x.org/e.png")
    #expect(
      result.diagnostics.map(\.description) == [
        "line 1, column 17: The picture at https://x.org/e.png is kept as a link."
      ]
    )
  }

  @Test("Code has the words after its fence, and quotations the number of lists around them")
  func blockAttributes() {
    #expect(runs("```swift 6\na\n```")[0].attributes[CodeBlockInfo.self] == "swift 6")
    #expect(runs("> - a\n>   > b").last?.attributes[QuotationLevels.self] == [0, 1])
  }

  @Test("Cells have their table, their row and the alignment of their column")
  func tables() {
    let runs = runs("|a|b|\n|:-|-:|\n|c|d|\n")
    let styles = runs.compactMap(\.attributes.paragraphStyle)
    #expect(styles.map { $0.cells[0].row } == [0, 0, 1, 1])
    #expect(styles.map { $0.cells[0].column } == [0, 1, 0, 1])
    #expect(styles.map(\.alignment) == [.left, .right, .left, .right])
    #expect(styles.map { $0.cells[0].rowFormat.isHeader } == [true, true, false, false])
    #expect(runs[0].attributes.font.descriptor.symbolicTraits == .bold)
  }

  @Test(
    "Faults have a line and a column",
    arguments: [
      ("a\n<div>b</div>", 2, 1, MarkdownDiagnostic.Kind.tagIgnored("<div>")),
      ("a\n\n> b <blink>c", 3, 5, .tagIgnored("<blink>")),
      ("a\n![b](data:image/png;base64,)", 2, 1, .damagedPicture),
    ]
  )
  func diagnostics(_ source: String, _ line: Int, _ column: Int, _ kind: MarkdownDiagnostic.Kind) {
    let found = read(source).diagnostics.first
    #expect(found?.kind == kind)
    #expect(found?.line == line && found?.column == column)
  }

  @Test("Bytes that are no characters are reported with their place")
  func undecodable() {
    let result = MarkdownReader.read(Array("a\nb".utf8) + [0xFF] + Array("c".utf8))
    #expect(result.document.text.string == "a b\u{FFFD}c")
    #expect(
      result.diagnostics.map(\.description) == [
        "line 2, column 2: Bytes are no characters in UTF-8."
      ]
    )
  }

  @Test("Windows' line endings are line endings")
  func lineEndings() {
    #expect(read("a\r\n\r\nb\rc\r\n").document.text.string == "a\nb c")
  }

  @Test("Limits are reported, and text is kept where it can be")
  func limits() {
    var options = MarkdownReadingOptions()
    options.limits.depth = 3
    options.limits.cells = 4
    options.limits.pictures = 1
    options.limits.length = 100
    func read(_ text: String) -> MarkdownReadingResult {
      MarkdownReader.read(Array(text.utf8), options: options)
    }
    let deep = read("> > > > > a")
    #expect(deep.document.text.string == "> > a")
    #expect(
      deep.diagnostics.map(\.description) == ["line 1, column 7: The limit of depth is reached."]
    )
    let nested = read("- a\n  - b\n    - c\n      - d\n")
    #expect(nested.document.text.string.hasSuffix("c\nd"))
    #expect(nested.diagnostics.map(\.kind) == [.limitReached("depth")])
    #expect(read("|a|b|\n|-|-|\n|c|d|\n").diagnostics.map(\.kind) == [.limitReached("table cells")])
    #expect(read("![a](b) ![c](d)").document.text.string.hasSuffix("![c](d)"))
    #expect(read(String(repeating: "a", count: 200)).document.text.count == 100)
  }

  @Test(
    "Documents that would make the parser slow are read",
    arguments: ["> ", "- ", "1. ", "*a_ ", "![[]()", "|\n-|\n", "[", "<!--", "a@", "`a ``b "]
  )
  func attacks(_ piece: String) {
    let source = String(repeating: piece, count: 2000)
    let document = read(source).document
    #expect(!document.text.isEmpty || piece == "<!--")
    #expect(!MarkdownWriter.write(document).text.isEmpty || document.text.isEmpty)
  }
}
