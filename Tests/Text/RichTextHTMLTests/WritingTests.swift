import DynamicType
import FontDescriptors
import RichText
import RichTextHTML
import Testing

@Suite("Writing HTML")
struct WritingTests {
  static let pages = [
    "<p>a</p><p>b <b>c</b> <i>d</i></p>",
    "<h1>Title</h1><h3>Sub</h3><p>text</p>",
    "<ol start=3><li>a<li>b<ul><li>c</ul><li value=9>d</ol><p>e",
    "<table border=1><tr><td>a<td>b<tr><td colspan=2>c<tr><td rowspan=2>d<td>e<tr><td>f</table>",
    "<blockquote><p>q<p>r</blockquote><hr><pre>a\n\n  b</pre>",
    "<p style='text-align:right;margin:3px 4px 5px 6px;text-indent:7px;line-height:1.5'>x",
    "<p dir=rtl lang=he>x <a href='a?b&amp;c'>y</a></p>",
    "<p>1<sup>2</sup><sub>3</sub><u>4</u><s>5</s><span style='text-decoration:underline dashed red'>6</span>",
    "<p style='font-size:13px'>x<span style='font-size:20px;font-style:italic'>y</span>",
    "<p style='--text-style:title1 30 40'>x<span style='font-size:2em;color:#123456'>y</span>",
    "<p>x<br></p><p><br></p><p style='white-space:pre-wrap'> a  b\tc </p>",
    "<p style='font-family:Helvetica-Bold'>x<span style='font-family:\"Menlo\"'>y</span>",
    "<img width=4 height=5 src='data:image/png;base64,iVBORw0KGgo='><img src='b.gif'>",
    "<ol><li><ul>a</ul></ol><ul><li><ol>b<li>c</ol></ul><ol type=a><li><ol>d</ol></ol>",
    "<ol type=a><li value=999999999>a<li>b</ol><ol type=A start=2147483646><li>c<li>d</ol>",
    "<p style='font-weight:700'>a<b>b</b></p><p style='font:600 20px Georgia'>c",
    "<p><img alt='A &quot;map&quot;' src=c.png> <b>and</b> <code>code</code></p>",
  ]

  @Test("A page that was read is the same when it is written and read again", arguments: pages)
  func roundTrip(_ page: String) {
    let document = HTMLReader.read(Array(page.utf8)).document
    for extent in [HTMLWritingOptions.Extent.document, .fragment] {
      let written = HTMLWriter.write(document, options: HTMLWritingOptions(extent: extent))
      let again = HTMLReader.read(Array(written.text.utf8)).document
      #expect(again.text == document.text, "\(written.text)")
      #expect(written.omissions.isEmpty)
    }
  }

  @Test(
    "After the name of a font stand its family and a generic one",
    arguments: [
      ("Helvetica-Bold", "'Helvetica-Bold','Helvetica',sans-serif"),
      ("Georgia", "'Georgia',serif"), ("CourierNewPSMT", "'CourierNewPSMT',monospace"),
      ("PTSerif-Regular", "'PTSerif-Regular','PTSerif',serif"),
      ("NotoSans-Medium", "'NotoSans-Medium','NotoSans',sans-serif"),
    ]
  )
  func families(name: String, list: String) {
    let font = FontRequest(descriptor: FontDescriptor(postScriptName: name), size: 17)
    let text = AttributedText("x", font: .systemFont(ofSize: 17)) + AttributedText("y", font: font)
    #expect(HTMLWriter.write(RichTextDocument(text)).text.contains("font-family:\(list)"))
  }

  @Test("A face that is bold by its name is bold where only its family is known")
  func namedTraits() {
    var text = AttributedText("x", font: .systemFont(ofSize: 17))
    for name in ["Helvetica-Bold", "Avenir-Black", "Georgia-BoldItalic", "Menlo-Regular"] {
      let font = FontRequest(descriptor: FontDescriptor(postScriptName: name), size: 17)
      text.append(AttributedText("y", font: font))
    }
    #expect(HTMLWriter.write(RichTextDocument(text)).omissions.isEmpty)
    let written = HTMLWriter.write(RichTextDocument(text)).text
    #expect(
      written.split(separator: "<b>").count == 4 && written.split(separator: "<i>").count == 2
    )
    let page =
      "<p style='font-family:Helvetica-Bold;font-weight:normal'>a<b style='font-family:Arial'>b</b>"
    let read = HTMLReader.read(Array((page + "<span style='font-family:Arial'>c").utf8)).document
    #expect(
      read.text.runs.map { $0.attributes.font.descriptor.symbolicTraits.contains(.bold) }
        == [true, true, false]
    )
    let again = HTMLReader.read(Array(HTMLWriter.write(read).text.utf8)).document
    #expect(again.text == read.text)
  }

  @Test("A page is dark where the reader prefers it, unless the document has colors of its own")
  func colorScheme() {
    func scheme(_ page: String) -> String {
      HTMLWriter.write(HTMLReader.read(Array(page.utf8)).document).text
    }
    #expect(scheme("<p>x").contains("content=\"light dark\""))
    #expect(scheme("<p style='color:#000'>x").contains("content=\"light\""))
    #expect(scheme("<table><tr><td bgcolor=red>x</table>").contains("content=\"light\""))
  }

  @Test("A text style is Apple's keyword after a size in rem")
  func keywords() {
    let font = FontRequest.preferredFont(
      forTextStyle: .title1,
      compatibleWith: TraitCollection(preferredContentSizeCategory: .large)
    )
    let document = RichTextDocument(AttributedText("x", font: font))
    let text = HTMLWriter.write(document, options: HTMLWritingOptions(extent: .fragment)).text
    #expect(text.contains("font-size:1.64706rem;font:-apple-system-title1"))
    #expect(!text.contains("color"))
  }

  @Test("Text is escaped")
  func escaping() {
    var text = AttributedText("<a> & \"b\"", font: .systemFont(ofSize: 17))
    text.update { $0.link = "\"><script>" }
    let written = HTMLWriter.write(RichTextDocument(text)).text
    #expect(written.contains("&lt;a&gt; &amp; "))
    #expect(!written.contains("<script>"))
  }

  @Test("Parts that a page cannot hold are counted")
  func omissions() {
    var text = AttributedText("x", font: .systemFont(ofSize: 17))
    text.update {
      $0.baselineOffset = 2
      $0.paragraphStyle = ParagraphStyle()
      $0.paragraphStyle?.lineSpacing = 3
    }
    let written = HTMLWriter.write(RichTextDocument(text))
    #expect(written.omissions == [.baselineOffset: 1, .lineSpacing: 1])
  }
}
