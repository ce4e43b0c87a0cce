import DynamicType
import FontDescriptors
import Foundation
import HeadlessUIKit
import LayoutGeometry
import RichText
import Snapshots
import Testing

@testable import HeadlessSwiftUI

/// A stretch of text as it is drawn.
private struct Shown: Equatable {
  var text: String
  var marks = ""
}

/// A text as it is laid out.
private func attributed(_ text: Text, _ locale: String = "en") -> AttributedText {
  var environment = EnvironmentValues()
  environment.traits = traits()
  environment.locale = Locale(identifier: locale)
  return TextItem(text, environment).attributed
}

/// The stretches of a text: `b` for bold, which is semibold in Body, `i` for italic, `m` for letters of one width.
private func shown(_ text: Text) -> [Shown] {
  var result: [Shown] = []
  let label = attributed(text)
  for run in label.runs {
    let units = Array(label.string.utf16)[run.range]
    let font = run.attributes.font.descriptor
    var marks = ""
    if (font.weight?.rawValue ?? 0) >= FontWeight.semibold.rawValue { marks += "b" }
    if font.symbolicTraits.contains(.italic) { marks += "i" }
    if font.design == .monospaced { marks += "m" }
    if run.attributes.strikethrough != nil { marks += "s" }
    result.append(Shown(text: String(decoding: units, as: UTF16.self), marks: marks))
  }
  return result
}

private func letters(_ text: Text) -> String { shown(text).map(\.text).joined() }

/// Expected values are those of CommonMark's specification and of Apple's documentation of `Text` and
/// `LocalizedStringKey`.
@MainActor
@Suite("Markdown and values in text")
struct MarkdownTextTests {
  @Test func `Marks of a literal become bold, italic, code and struck text`() {
    #expect(
      shown(Text("a **b** *c* `d` ~~e~~")) == [
        Shown(text: "a "), Shown(text: "b", marks: "b"), Shown(text: " "),
        Shown(text: "c", marks: "i"), Shown(text: " "), Shown(text: "d", marks: "m"),
        Shown(text: " "), Shown(text: "e", marks: "s"),
      ]
    )
  }

  @Test(
    arguments: [
      "# Title", "- item", "1. first", "> said", "snake_case_name", "2 * 3 * 4", "  two  spaces  ",
      "a\n\nb", "---", "| a | b |\n|---|---|", "[a]", "100 % of it",
    ]
  )
  func `Blocks and lone marks are letters`(string: String) {
    #expect(letters(Text(LocalizedStringKey(string.replacing("%", with: "%%")))) == string)
  }

  @Test func `A string that is no literal is shown as it is`() {
    let string = "**a**"
    #expect(letters(Text(string)) == "**a**")
    #expect(letters(Text(verbatim: "**a**")) == "**a**")
  }

  @Test func `Marks in a value mean nothing, marks around it do`() {
    let name = "*Ada*"
    #expect(
      shown(Text("Hello **\(name)**")) == [
        Shown(text: "Hello "), Shown(text: "*Ada*", marks: "b"),
      ]
    )
  }

  @Test func `Numbers are written as SwiftUI writes them`() {
    #expect(letters(Text("\(1234) files")) == "1,234 files")
    #expect(letters(Text("\(1.5)")) == "1.500000")
    #expect(letters(Text("\(1.5, specifier: "%.2f") km")) == "1.50 km")
    #expect(letters(Text("\(0.25, format: .percent)")) == "25%")
    #expect(letters(Text(1234.5, format: .number)) == "1,234.5")
  }

  @Test func `Numbers are those of the language around the text`() {
    #expect(attributed(Text("\(1234)"), "de").string == "1.234")
    #expect(attributed(Text(1234.5, format: .number), "de").string == "1.234,5")
  }

  @Test func `A text in a text keeps what is set for it`() {
    #expect(
      shown(Text("a \(Text("b").italic()) c").bold()) == [
        Shown(text: "a ", marks: "b"), Shown(text: "b", marks: "bi"), Shown(text: " c", marks: "b"),
      ]
    )
  }

  @Test func `A link has the color of what can be acted on`() throws {
    let runs = attributed(Text("[site](https://example.com)")).runs
    let plain = attributed(Text("site").foregroundColor(.accentColor)).runs
    #expect(runs[0].attributes.foregroundColor != nil)
    #expect(runs[0].attributes.foregroundColor == plain[0].attributes.foregroundColor)
  }

  @Test func `A symbol in a text stands in its line`() throws {
    let view = Text("Add \(Image(systemName: "plus")) here")
    let drawings = drawings(of: view, width: 300, height: 30)
    let symbols = drawings.compactMap { drawing -> Rect? in
      if case .symbol(let content) = drawing { return content.rect }
      return nil
    }
    let symbol = try #require(symbols.first)
    let before = size(of: Text("Add ")).width
    #expect(symbols.count == 1)
    // The space at the end of a line is not part of its width.
    #expect(symbol.x >= before && symbol.x < before + 6)
    #expect(size(of: view).width > size(of: Text("Add  here")).width + 8)
    #expect(symbol.y >= 0 && symbol.maxY <= size(of: view).height + 0.01)
  }

  @Test func `Attributed text shows its attributes`() throws {
    var string = AttributedString("large")
    string.font = .largeTitle
    string.foregroundColor = .red
    string.underlineStyle = .single
    string.kern = 2
    var rest = AttributedString(" small")
    rest.font = UIFont.systemFont(ofSize: 10)
    string.append(rest)
    let runs = attributed(Text(string)).runs
    // Human Interface Guidelines: a large title has 34 points at Large.
    #expect(runs[0].attributes.font.pointSize == 34)
    #expect(runs[0].attributes.underline != nil)
    #expect(runs[0].attributes.letterSpacing == 2)
    #expect(runs[1].attributes.font.pointSize == 10)
    #expect(runs[1].attributes.underline == nil)
  }

  @Test func `Markdown becomes attributed text`() throws {
    let string = try AttributedString(
      markdown: "**a** [b](c)",
      baseURL: URL(string: "https://example.com/d/")
    )
    let runs = string.runs.map { ($0.inlinePresentationIntent, $0.link?.absoluteString) }
    #expect(String(string.characters) == "a b")
    #expect(runs[0].0 == .stronglyEmphasized)
    #expect(runs[2].1 == "https://example.com/d/c")
    #expect(shown(Text(string))[0] == Shown(text: "a", marks: "b"))
    let heading = try AttributedString(markdown: "# A\n\nb *c*")
    #expect(String(heading.characters) == "Ab c")
  }

  @Test func `A resource is looked up where it is shown`() {
    let resource = LocalizedStringResource("a **b**", comment: "A test.")
    #expect(shown(Text(resource)) == [Shown(text: "a "), Shown(text: "b", marks: "b")])
    #expect(String(localized: resource) == "a **b**")
  }

  @Test func `Times from now are words`() {
    let date = Date(timeIntervalSinceNow: 2 * 3600 + 300 + 0.2)
    #expect(letters(Text(date, style: .relative)) == "2 hr, 5 min")
    #expect(letters(Text(date, style: .offset)) == "+2 hours")
    #expect(letters(Text(date, style: .timer)) == "2:05:00")
  }
}
