import RichText
import RichTextHTML
import Testing

@Suite("Lists and tables of pages")
struct ListAndTableTests {
  @Test(
    "Numbers of items are those that browsers take, and are written again",
    arguments: [1_000_000, 2_147_483_647, -2_147_483_647]
  )
  func largeNumbers(_ number: Int) {
    let page = "<ol><li>a<li value='\(number)'>b</ol>"
    let document = HTMLReader.read(Array(page.utf8)).document
    let written = HTMLWriter.write(document).text
    #expect(written.contains("value=\"\(number)\""))
    #expect(HTMLReader.read(Array(written.utf8)).document.text.string == document.text.string)
  }

  @Test(
    "Items keep their markers when they are written, whatever the form",
    arguments: ["1", "a", "A", "i", "I"]
  )
  func markers(_ type: String) {
    let page = "<ol type=\(type) start=3><li>x<li value=19>y<li>z<li value=30>w</ol>"
    let document = HTMLReader.read(Array(page.utf8)).document
    let written = HTMLWriter.write(document).text
    #expect(HTMLReader.read(Array(written.utf8)).document.text.string == document.text.string)
  }

  @Test("Spans in nested tables count the cells around them, and end with their limit")
  func nestedSpans() {
    var options = HTMLReadingOptions()
    options.limits.spannedCells = 100
    let depth = 20
    let page =
      String(repeating: "<table><tr><td colspan=1000>", count: depth) + "inner"
      + String(repeating: "</td></tr></table>", count: depth)
    let result = HTMLReader.read(Array(page.utf8), options: options)
    #expect(result.document.text.string.contains("inner"))
    let cells = result.document.text.runs.reduce(0) {
      $0 + ($1.attributes.paragraphStyle?.cells.count ?? 0)
    }
    #expect(cells <= 100 + depth * (depth + 1))
    let limits = result.diagnostics.filter { $0.kind == .limitReached("spanned cells") }
    #expect(limits.count == 1)
  }
}
