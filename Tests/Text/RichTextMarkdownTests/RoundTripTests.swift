import DynamicType
import FontDescriptors
import RichText
import RichTextMarkdown
import Testing

@Suite("Markdown that is written and read again")
struct RoundTripTests {
  static let documents = [
    "# One *two*\n\n## Three #\n\nSetext `code`\n===\n\n###### six\n\n#\n",
    "a **b** *c* ~~d~~ `e` ***f*** **g *h* i** *j **k** l* x**y**z \\*m\\* snake_case _n_.",
    "**a \"b\"**c d**\"e\"** <b>f </b>g<i>h</i>\"i\" *(j)*k",
    "- a\n- b\n  - c\n    - d\n  - e\n- f\n",
    "- a\n\n- b\n\n  more\n\n  > quote\n\n      code\n\n- c\n",
    "3. a\n4. b\n   1) c\n   2) d\n\n5. e\n",
    "- a\n\n* b\n\n+ c\n\n1. d\n\n<!-- -->\n\n1. e\n",
    "- [ ] open\n- [x] **done**\n  - [ ] # heading\n- [ ] \\# no heading\n",
    "-\n- a\n-\n  - b\n- - - c\n- > d\n- ```\n  e\n  ```\n-",
    "- a\n  ```\n  b\n\n  c\n  ```\n  > d\n  ***\n  # e\n  - f\n- | g | h |\n  | - | - |\n  | i | j |\n",
    "- a\n  <div>b</div>\n\n      c\n- <!-- x -->\n\n  d\n",
    "> a\n> b\n>\n> > c\n>\n> - d\n>   > e\n\n> f\n",
    "```swift\nlet a = `b`\n\n\t```c\n```\n\n    indented\n      more\n\n~~~ a`b\nx\n~~~\n\n```\n\n```\n",
    "| a | b |\n| :- | -: |\n| c **d** | `e\\|f` |\n| g\\|h<br>i |\n\n| j |\n|:-:|\n| |\n",
    "[a](b \"c\") [d **e**](<f g>) <https://x.org> www.x.org x@y.org http\\://z.org a<!-- -->@b.org",
    "[a](b?c&amp;d) [e](f\\(g) ![alt *text*](pictures/a.png) [![h](i.png)](j) ![k](https://x.org/l.png)",
    "![a](data:image/png;base64,iVBORw0KGgo=)! \\![b](c) text![d](e.gif)",
    "a\\\nb<br>c<br><br>d\\\n\\- e\\\n1\\. f\\\n\\# g\\\n\\| h",
    "---\n\n***\n\n- ***\n",
    "H<sub>2</sub>O x<sup>2<sup>n</sup></sup> <u>under *both*</u> <code>a</code> <kbd>b</kbd>",
    "&copy; &amp;copy; a&nbsp;b &#32;c&#32; &lt;p&gt; 5 < 6 > 4 && \\\\ \\` ` `` `a`` ` `",
    "1986\\. A great year\n\n2 + 2\n\n\\+ a\n\n\\- b\n\n10) c\n",
    "a<b>\n\n*a*b **c**d e*f*g ~~h~~i j~~k~~\n\n_a_ __b__ ___c___ _a __b___\n",
    "<div>\ntext &amp; more\n</div>\n\n<!-- none -->\n\n<script>\nno\n</script>\n",
    "\u{FEFF}a \u{FEFF}b \u{FFFC} \u{2028}c €*d*€ 😀**e**😀 日本**語**です",
    "~~~ ~`\na\n~~~\n\n```a &amp;amp; \\\\b\nc\n```\n\n##### **d** e",
    "a *b\\\nc* **d<br>**e\n\nf  g\th\n\n&#9;i\n\n- &#9;j&#9;k\n",
    "a[^1] b[^note][^1] **c[^note]** | [d[^1]](e) [^f](g) [^1](h) ![^i](j) [^1]: k\n\n[^note]: One *two*\n    three\n\n[^1]: - a\n    - b\n\n    > c\n\n    ```\n    d\n    ```\n",
    "# a[^1]\n\n| b[^2] | c |\n| - | - |\n| d[^1][^1][^2] | `[^1]` |\n\n- e[^3]\n  > f[^4]\n\n[^1]: # g\n[^2]: | h |\n    | - |\n    | i |\n\n[^3]: ```\n    j\n    ```\n[^4]:\n[^5]: none",
    "[^a]: b[^c]\n\n[^c]: d[^a][^e]\n\n[^e]: f\n\ng[^c]\\: h[^a]\\(i) !\\[^a] ![j[^a]](k)\n\n> [^l]: m\n\n[^l] [^l]\n\n[^l]: n",
    "a[^1]\n\n[^1]: b\n\n    - [ ] c\n\n    - d\n\n        ***\n\n    1. e\n\n    <!-- -->\n\n    1. f",
    "", "\n\n", "\u{0}", "-", ">", "`", "|", "|a|\n|-|", "#", "[", "![", "<", "&", "\\", "- [ ]",
  ]

  @Test(
    "A document that was read is the same when it is written and read again",
    arguments: documents
  )
  func roundTrip(_ source: String) {
    expectRoundTrip(source)
  }

  @Test("Damaged documents are the same when they are written and read again")
  func damaged() {
    var generator = Generator(state: 7)
    for _ in 0..<400 { expectRoundTrip(generator.damaged(Self.documents)) }
  }

  private func expectRoundTrip(_ source: String) {
    let document = MarkdownReader.read(Array(source.utf8)).document
    let written = MarkdownWriter.write(document)
    let again = MarkdownReader.read(Array(written.text.utf8)).document
    #expect(
      again.text.string == document.text.string,
      "\(source.debugDescription)\n\(written.text)"
    )
    #expect(again.text == document.text, "\(source.debugDescription)\n\(written.text)")
    #expect(MarkdownWriter.write(again).text == written.text)
  }
}

/// Makes the same documents from the same seed.
struct Generator {
  var state: UInt64

  private static let pieces = [
    "*", "**", "_", "~~", "`", "[", "](", ")", "![", "<", ">", "\\", "\n", "\n\n", " ", "    ",
    "- ",
    "1. ", "> ", "|", "|-|\n", "#", "<br>", "<u>", "</u>", "&amp;", "<!-- -->", "---\n", "```\n",
    "@", "[^1]", "[^1]: ", "\n\n[^1]: ", "[^", "a", "\"", "\t", "☐ ", "[ ] ", ":", "http://x.y",
    "www.", "é", "€", "\u{2028}",
  ]

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(limit, 1)))
  }

  /// Returns a document with a few pieces that are added, removed or taken from another.
  mutating func damaged(_ documents: [String]) -> String {
    var scalars = Array(documents[next(documents.count)].unicodeScalars)
    for _ in 0...next(6) {
      let place = next(scalars.count + 1)
      switch next(4) {
      case 0:
        let end = min(place + next(8), scalars.count)
        scalars.removeSubrange(place..<end)
      case 1:
        let other = Array(documents[next(documents.count)].unicodeScalars)
        let start = next(other.count + 1)
        scalars.insert(contentsOf: other[start..<min(start + next(20), other.count)], at: place)
      default:
        scalars.insert(contentsOf: Self.pieces[next(Self.pieces.count)].unicodeScalars, at: place)
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
