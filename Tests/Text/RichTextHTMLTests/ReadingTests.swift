import DynamicType
import FontDescriptors
import RichText
import RichTextHTML
import Testing

@Suite("Reading HTML")
struct ReadingTests {
  private func read(_ text: String) -> RichTextDocument {
    HTMLReader.read(Array(text.utf8)).document
  }

  @Test(
    "A field shows its selected option or its first, and a list shows all",
    arguments: [
      ("<select><option>a<option>b</select>", "xay"),
      ("<select><option>a<option selected>b\n c</option></select>", "xb cy"),
      ("<select><optgroup label=l><option label=a>b<option>c</optgroup></select>", "xay"),
      ("<select multiple><option>a<option>b</select>", "xa\u{2028}by"),
      ("<select size=3><option>a<option> </option><option>b</select>", "xa\u{2028}by"),
      ("<select hidden><option>a</select><select style='display:none'><option>b</select>", "xy"),
      ("<div hidden><select><option>a</select></div>", "x\ny"), ("<select></select>", "xy"),
      ("<script><select><option>a</select></script>", "xy"), ("<option>a</option>", "xay"),
    ]
  )
  func options(source: String, expected: String) {
    #expect(read("<body>x" + source + "y").text.string == expected)
  }

  @Test("Texts of buttons and of fields of several lines are shown")
  func fields() {
    let page = "<p>a<button>b</button><textarea>c  d\ne</textarea>"
    #expect(read(page).text.string == "abc  d\u{2028}e")
  }

  @Test(
    "Spaces collapse and blocks are paragraphs",
    arguments: [
      ("<p>a\n  b</p> <p>c</p>", "a b\nc"),
      ("a<b> b</b> <i>c</i>", "a b c"),
      ("<p>a<br>b<br></p>", "a\u{2028}b"),
      ("<p><br></p><p>x</p>", "\nx"),
      ("<pre>\na\n  b\n</pre>", "a\n  b"),
      ("<p>&lt;&eacute;&#8364;&nbsp;x", "<é€\u{A0}x"),
      ("<script>var a = '<p>b';</script><!-- c --><style>p{}</style>d", "d"),
      ("<ol start=3><li>a<li>b</ol>", "\t3.\ta\n\t4.\tb"),
      ("<ul><li>a<ul><li>b</ul></ul>", "\t•\ta\n\t◦\tb"),
      ("<table><tr><td>a<td>b<tr><td colspan=2>c</table>", "a\nb\nc\n"),
    ]
  )
  func text(_ source: String, _ expected: String) {
    #expect(read(source).text.string == expected)
  }

  @Test(
    "Headings and Apple's keywords follow text styles",
    arguments: [
      ("<h2>x</h2>", TextStyle.title1), ("<p style='font: -apple-system-caption1'>x", .caption1),
      ("<p style='--text-style: callout'>x", .callout), ("x", .body),
    ]
  )
  func textStyles(_ source: String, _ style: TextStyle) {
    #expect(read(source).text.runs[0].attributes.font.scaling == .preferred(style))
  }

  @Test(
    "Sizes of CSS are points",
    arguments: [
      ("20px", 20.0), ("12pt", 16.0), ("2rem", 34.0), ("1.5em", 25.5), ("200%", 34.0),
    ]
  )
  func sizes(_ size: String, _ points: Double) throws {
    let font = read("<p style='font-size:\(size)'>x").text.runs[0].attributes.font
    #expect((font.scaling.base?.pointSize ?? font.pointSize) == points)
  }

  @Test("Rules of a style sheet hold for elements, classes and identifiers")
  func sheets() {
    let page = """
      <style>p{color:#f00} .b{font-weight:bold} #c{text-align:center} @media print{p{color:blue}}</style>
      <p class="a b" id=c>x</p>
      """
    let attributes = read(page).text.runs[0].attributes
    #expect(attributes.foregroundColor == Color(red: 1, green: 0, blue: 0))
    #expect(attributes.font.descriptor.symbolicTraits.contains(.bold))
    #expect(attributes.paragraphStyle?.alignment == .center)
  }

  @Test("The words for a picture are kept, and bold asks for a bold face")
  func descriptionsAndBold() {
    let page = "<p><img src=a.png alt='A map'><b>b</b></p>"
    let runs = HTMLReader.read(Array(page.utf8)).document.text.runs
    #expect(runs.first?.attributes[PictureDescription.self] == "A map")
    #expect(runs.last?.attributes.font.descriptor.weight == nil)
    #expect(runs.last?.attributes.font.descriptor.symbolicTraits.contains(.bold) == true)
  }

  @Test("A picture on the network is a link and is not fetched")
  func networkPicture() {
    let result = HTMLReader.read(Array("<img src='https://a.example/b.png' alt=Map>".utf8))
    #expect(result.document.text.string == "Map")
    #expect(result.document.text.runs[0].attributes.link == "https://a.example/b.png")
    #expect(result.diagnostics.map(\.kind) == [.pictureNotFetched("https://a.example/b.png")])
  }

  @Test(
    "Bytes are characters of the encoding that they have",
    arguments: [
      ([0xFF, 0xFE, 0xE9, 0x00], "é"), ([0xE9], "é"), ([0x80], "€"), ([0xC3, 0xA9], "é"),
      (Array("<meta charset=koi8-r>".utf8) + [0xC1], "а"),
    ] as [([UInt8], String)]
  )
  func encodings(_ bytes: [UInt8], _ text: String) {
    #expect(HTMLReader.read(bytes).document.text.string == text)
  }

  @Test("Text behind the end of the page and below the limit of depth is kept")
  func nothingIsLost() {
    #expect(read("<html><body><p>a</p></body></html> b").text.string.contains("b"))
    #expect(read("<p>a</p></HTML\n>b<p>c").text.string == "a\nb\nc")
    for start in ["</l>", "<h2>", "<mark>", "<!-- a --><!DOCTYPE html><b>", "x"] {
      let end = start.replacing("<", with: "</")
      #expect(read(start + "<html>" + end + "b").text.string.hasSuffix("b"), "\(start)")
    }
    let whole = read("<?xml version='1.0'?>\n<!-- <a> --> <!DOCTYPE html><html>a</html>b")
    #expect(whole.text.string == "a b")
    let deep =
      String(repeating: "<div>", count: 1_500) + "x<b>y</b>"
      + String(repeating: "</div>", count: 1_500) + "<p>z"
    let text = read(deep).text.string
    #expect(text.contains("xy"))
    #expect(text.hasSuffix("z"))
  }

  @Test(
    "Depth and spans are limited, and reported",
    arguments: [
      String(repeating: "<div>", count: 100_000),
      "<table>" + String(repeating: "<tr><td colspan=1000 rowspan=60000>", count: 500),
    ]
  )
  func limits(_ source: String) {
    let result = HTMLReader.read(Array(source.utf8))
    #expect(
      result.diagnostics.contains { if case .limitReached = $0.kind { true } else { false } }
    )
  }

  // The keywords are those of the HTML Standard's rules for parsing a legacy font size, the factors CSS's, and
  // fonts that follow the text size have whole points.
  @Test(
    "Sizes of the element font are parts of the body size, and follow the text size",
    arguments: [
      ("1", 11), ("5", 26), ("+1", 19), ("-9", 11), ("99", 51), ("x", 17),
      ("-9223372036854775808", 17),
    ]
  )
  func legacySizes(size: String, points: Double) {
    let text = HTMLReader.read(Array("<p><font size='\(size)'>a</font>".utf8)).document.text
    #expect(text.runs[0].attributes.font.pointSize == points)
    #expect(text.runs[0].attributes.font.adjustsForContentSizeCategory)
  }
}
