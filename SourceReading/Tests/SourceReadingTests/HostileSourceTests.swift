import Foundation
import SourceFacts
import SourceReading
import Testing

@Suite("Sources that do harm")
struct HostileSourceTests {
  /// Writes a file, reads it on a thread of a tree, and removes it.
  private func facts(_ bytes: [UInt8]) throws -> FileFacts {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try #require(SourceTree(threads: 1).facts(ofFiles: [file.path]).first)
  }

  /// Code that repeats a part many times.
  struct Repetition: Sendable, CustomTestStringConvertible {
    var before = ""
    let part: String
    var count = 50_000
    var after = ""

    var testDescription: String { "\(before)\(part)… \(count) times" }
    var bytes: [UInt8] { Array((before + String(repeating: part, count: count) + after).utf8) }
  }

  @Test(
    .serialized,
    arguments: [
      Repetition(part: "("),
      Repetition(part: "[", after: String(repeating: "]", count: 50_000)),
      Repetition(part: "{"),
      Repetition(part: "class A { "),
      Repetition(part: "(", count: 900),
      Repetition(part: "class A { ", count: 900),
      Repetition(before: "let a = ", part: "\"\\(", count: 20_000),
      Repetition(before: "let a = b", part: ".c"),
      Repetition(before: "let a = b", part: "()"),
      Repetition(before: "let a = b", part: "[0]"),
      Repetition(before: "let a = b", part: "!"),
      Repetition(before: "let a = ", part: "try ", after: "b"),
      Repetition(before: "func f() { x.font = ", part: "a ? ", count: 20_000, after: "b }"),
      Repetition(before: "func f() { if a {}", part: " else if a {}", after: "}"),
      Repetition(part: "#if A\n"),
      Repetition(before: "let a: ", part: "B<", after: String(repeating: ">", count: 50_000)),
      Repetition(before: "let a = ", part: "B<", after: "1"),
      Repetition(before: "font(", part: "[", count: 24),
      Repetition(
        before: "x.font(",
        part: "[",
        count: 24,
        after: "1" + String(repeating: "]", count: 24)
      ),
      Repetition(before: "let a = ", part: "[[A<", count: 14),
      Repetition(before: "let a = ", part: "[a: (", count: 40),
      Repetition(before: "let r = /\"/; f(", part: "[", count: 40),
      Repetition(before: "let r = #/ // \"\"\" /#; f(", part: "[", count: 40),
      Repetition(before: "let a = ", part: "a < "),
      Repetition(part: "async "),
    ]
  )
  func `deep nesting is left out`(code: Repetition) throws {
    #expect(try facts(code.bytes).problems.isEmpty == false)
  }

  /// Nested arrays, and brackets where no code is, that people write.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "let a: [[[[[[Int]]]]]] = [[[[[[1, 2], [3]]]]]]",
      "let a = b[c[d[e[f[g[h[i[0]]]]]]]]",
      "let a = [[.a: [[b, c], [d]]], [.e: [[f]]]]",
      "let a = \"(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((\"",
      "// [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
      "/* [[[[[[[[[[[[[[[[[[[[[[[[ /* ( */ [[[[[[[[[[[[ */",
      "let a = \"\"\"\n[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\n\"\"\"",
      "let a = \"\\(b ? \"\\(c)\" : \"d\")\"",
      "> a",
    ]
  )
  func `brackets that people write are read`(code: String) throws {
    let found = try facts(Array((code + "\nclass A {}\n").utf8))
    #expect(!found.isUnread)
    if code.hasPrefix("let") { #expect(found.types.map(\.name) == ["A"]) }
  }

  @Test(arguments: [
    Repetition(before: "let a: B", part: ".C"), Repetition(before: "let a: B", part: "?"),
  ])
  func `long types are passed over`(code: Repetition) throws {
    #expect(try facts(code.bytes).types.isEmpty)
  }

  @Test func `comparisons and arguments of types in many statements are read`() throws {
    let code = String(repeating: "func f() -> A<B> { a<b ? C<D<E>>() : 1<<2 }\n", count: 3_000)
    #expect(try facts(Array(code.utf8)).problems.isEmpty)
  }

  @Test func `code around what does not parse is read`() throws {
    let found = try facts(
      Array(
        """
        <<<<<<< HEAD
        class A: UIViewController { @IBOutlet var label: UILabel!
        func viewDidLoad() { label.text = "a" ) }
        """.utf8
      )
    )
    #expect(found.types.map(\.name) == ["A"])
    #expect(found.statements.map(\.property) == ["text"])
    #expect(found.problems.count == 1)
  }

  @Test(arguments: [[0xCF, 0xFA, 0xED, 0xFE, 0, 0], [UInt8](repeating: 0x61, count: 5 << 20)])
  func `files that are no text or too large are not read`(bytes: [UInt8]) throws {
    let found = try facts(bytes)
    #expect(found.problems.count == 1)
    #expect(found.types.isEmpty)
  }

  @Test func `bytes that are no UTF-8 are no crash`() throws {
    let found = try facts(
      Array("class A {}\n".utf8) + [0xFF, 0xFE, 0xC0, 0x80] + Array("\nclass B {}".utf8)
    )
    #expect(found.types.map(\.name) == ["A", "B"])
  }

  @Test func `a file that is missing is a problem`() throws {
    let found = SourceTree().facts(ofFiles: ["/no/such/file.swift"])
    #expect(found.first?.problems.map(\.message) == ["'file.swift' does not exist"])
  }
}
