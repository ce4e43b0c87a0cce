import DynamicType
import FontDescriptors
import RichText
import RichTextMarkdown
import Testing

@Suite("Writing Markdown")
struct WritingTests {
  @Test(
    "Documents in a plain form stay as they are",
    arguments: [
      "# Title\n\nText with **bold**, *italic*, ~~struck~~ and `code`.\n",
      "- a\n- b\n  - c\n\n1. d\n2. e\n", "- [ ] open\n- [x] done\n", "> a\n>\n> > b\n",
      "```swift\nlet a = 1\n```\n", "| a | b |\n| :-- | --- |\n| c | d |\n",
      "[a](https://x.org/b_c) <https://x.org> ![d](e.png)\n", "a\\\nb\n\n---\n",
      "*a **b** c* snake_case 5 \\* 6\n",
    ]
  )
  func plainForm(_ source: String) {
    let result = MarkdownWriter.write(MarkdownReader.read(Array(source.utf8)).document)
    #expect(result.text == source)
    #expect(result.omissions.isEmpty)
  }

  @Test("Text that looks like marks is escaped")
  func escaping() {
    let lines = ["# a", "1. b", "- c", "*d* [e](f) <g>", "h & i", "http://j.k", "a@b.c"]
    let font = FontRequest.systemFont(ofSize: 17)
    let text = AttributedText(lines.joined(separator: "\n"), font: font)
    let written = MarkdownWriter.write(RichTextDocument(text)).text
    let again = MarkdownReader.read(Array(written.utf8)).document.text
    #expect(again.string == text.string)
    #expect(again.runs.allSatisfy { $0.attributes.link == nil })
  }

  @Test("Fonts of other documents are headings and code")
  func foreignFonts() {
    let large = TraitCollection(preferredContentSizeCategory: .large)
    let title = FontRequest.preferredFont(forTextStyle: .title2, compatibleWith: large)
    var text = AttributedText("Title\n", font: title)
    text.append(AttributedText("text that is long enough ", font: .systemFont(ofSize: 12)))
    let menlo = FontRequest(descriptor: FontDescriptor(family: "Menlo"), size: 12)
    text.append(AttributedText("code", font: menlo))
    text.append(AttributedText(" bold ", font: .boldSystemFont(ofSize: 12)))
    text.append(AttributedText("end\n", font: .systemFont(ofSize: 12)))
    let written = MarkdownWriter.write(RichTextDocument(text)).text
    #expect(written == "### Title\n\ntext that is long enough `code` **bold** end\n")
  }

  @Test("Bold text asks for a bold face, at every text size")
  func bold() throws {
    let text = MarkdownReader.read(Array("a **b**".utf8)).document.text
    let traits = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    for text in [text, text.adjusted(to: traits)] {
      let descriptor = try #require(text.runs.last).attributes.font.descriptor
      #expect(descriptor.symbolicTraits.contains(.bold))
      #expect(descriptor.weight == nil)
    }
  }

  @Test("Faces that are bold or italic by their names are marked, and no font is lost")
  func namedTraits() {
    var text = AttributedText("plain and long enough ", font: named("TimesNewRomanPSMT"))
    text.append(AttributedText("bold", font: named("TimesNewRomanPS-BoldMT")))
    text.append(AttributedText(" ", font: named("TimesNewRomanPSMT")))
    text.append(AttributedText("italic", font: named("TimesNewRomanPS-ItalicMT")))
    let result = MarkdownWriter.write(RichTextDocument(text))
    #expect(result.text == "plain and long enough **bold** *italic*\n")
    #expect(result.omissions.isEmpty)
    text.append(AttributedText(" light", font: named("TimesNewRomanPS-LightMT")))
    #expect(MarkdownWriter.write(RichTextDocument(text)).omissions == [.font: 1])
  }

  private func named(_ name: String) -> FontRequest {
    FontRequest(descriptor: FontDescriptor(postScriptName: name), size: 12)
  }

  @Test("Breaks between pages end paragraphs and are counted")
  func pageBreaks() {
    let source = "one\u{C}two\n\u{C}three\n\u{C}"
    let text = AttributedText(source, font: .systemFont(ofSize: 12))
    let result = MarkdownWriter.write(RichTextDocument(text))
    #expect(result.text == "one\n\ntwo\n\nthree\n")
    #expect(result.omissions == [.pageBreak: 3])
    let code = MarkdownReader.read(Array("```\na\u{C}b\n```\n".utf8)).document
    #expect(MarkdownWriter.write(code).omissions.isEmpty)
    #expect(code.text.string == "a b")
  }

  @Test("Parts that Markdown cannot hold are counted")
  func omissions() {
    var text = AttributedText("ab", font: .systemFont(ofSize: 17))
    text.update(in: 0..<1) {
      $0.foregroundColor = Color(red: 1, green: 0, blue: 0)
      $0.letterSpacing = 1
      $0.underline = LineDecoration(.double)
    }
    text.update {
      $0.paragraphStyle = ParagraphStyle()
      $0.paragraphStyle?.alignment = .right
    }
    let result = MarkdownWriter.write(RichTextDocument(text))
    #expect(result.text == "<u>a</u>b\n")
    let expected: [MarkdownOmission: Int] = [
      .color: 1, .letterEffects: 1, .lineDecoration: 1, .paragraphStyle: 1,
    ]
    #expect(result.omissions == expected)
  }
}
