import FontDescriptors
import RichText
import RichTextHTML
import Testing

/// Breaks between pages; the rules are those of CSS Fragmentation 3 and of CSS 2 before it.
@Suite("Breaks between pages in HTML") struct PageBreakTests {
  private func read(_ page: String) -> RichTextDocument {
    HTMLReader.read(Array(page.utf8)).document
  }

  private static let pages = [
    ("<p>a</p><p style='break-before: page'>b</p>", "a\n\u{C}b"),
    ("<p>a</p><p style='page-break-before:always'>b</p>", "a\n\u{C}b"),
    ("<p style='break-after:page'>a</p><p>b</p>", "a\n\u{C}b"),
    ("<p>a</p><div style='page-break-after:always'></div><p>b</p>", "a\n\u{C}b"),
    ("<style>.new{break-before:right}</style><p>a<h1 class=new>b</h1>", "a\n\u{C}b"),
    ("<p>a<br clear=all style='page-break-before:always'>b</p>", "a\n\u{C}b"),
    (
      "<p>a<div style='break-before:page'><ul><li>b<li>c</ul></div>",
      "a\n\u{C}\t\u{2022}\tb\n\t\u{2022}\tc"
    ),
    ("<p>a<pre>b\nc</pre><pre style='break-before:page'>d</pre>", "a\nb\nc\n\u{C}d"),
    ("<p>a<hr style='break-before:page'>", "a\n\u{C}\u{2500}\u{2500}\u{2500}"),
    ("<p>a<table style='break-before:page'><tr><td>b<td>c</table>", "a\n\u{C}b\nc"),
    ("<p>a<p style='break-before:page'><br><p style='break-before:page'>b", "a\n\u{C}\n\u{C}b"),
    ("<p>a<p style='break-before:page'><a href=x>b</a>", "a\n\u{C}b"),
    ("<p style='break-before:page'>a", "a"), ("<p>a<p style='break-after:page'>b", "a\nb"),
    ("<p>a<p style='break-before:auto'>b", "a\nb"),
    ("<p>a <span style='break-before:page'>b</span>", "a b"),
    ("<p>a<p hidden style='break-before:page'>b<p>c", "a\nc"),
    ("<p>a<img alt='b\u{C}c' src=''>", "ab c"),
  ]

  @Test("They are a form feed before the paragraph", arguments: pages)
  func reading(page: String, text: String) {
    #expect(read(page).text.string == text)
  }

  @Test("A page that was read is the same when it is written and read again", arguments: pages)
  func roundTrip(page: String, text: String) {
    let document = read(page)
    for extent in [HTMLWritingOptions.Extent.document, .fragment] {
      let written = HTMLWriter.write(document, options: HTMLWritingOptions(extent: extent))
      #expect(read(written.text).text == document.text, "\(written.text)")
      #expect(written.omissions.isEmpty)
      let breaks = written.text.split(separator: "break-before:page").count - 1
      #expect(breaks == text.unicodeScalars.count { $0 == "\u{C}" })
    }
  }

  @Test("A form feed inside a paragraph ends it, and one at the beginning leaves an empty page")
  func written() {
    let text = AttributedText("\u{C}a\u{C}b\n\u{C}c", font: .systemFont(ofSize: 17))
    let written = HTMLWriter.write(RichTextDocument(text))
    #expect(written.omissions.isEmpty)
    #expect(read(written.text).text.string == "\n\u{C}a\n\u{C}b\n\u{C}c")
  }

  @Test("A link and a note's text have no part in the break")
  func attributes() {
    let document = read("<p>a<p style='break-before:page'><a href=x>b</a>")
    #expect(document.text.attributes(at: 2).link == nil)
    #expect(document.text.attributes(at: 3).link == "x")
    let notes = "<p>a<a href=#n role=doc-noteref>1</a><section role=doc-endnotes><ol><li id=n>"
    let note = read(notes + "<p>b<p style='break-before:page'>c</ol></section>").text.runs
      .compactMap { $0.attributes[Footnote.self] }
    #expect(note.map(\.text.string) == ["1 b\nc"])
  }
}
