import Testing

@testable import PackageScreens

@Suite("Parts of sources that are left out")
struct LeftOutTests {
  private let text = """
    import UIKit

    @MainActor
    final class Store {
      func save() {
        print("}")
      }
    }

    #Preview("A") {
      Missing()
    }

    let one = 1
    func two() -> Int { 2 }
    """

  @Test(
    "The declaration around a line is found by its indentation",
    arguments: [(1, 1...1), (4, 3...8), (6, 3...8), (11, 10...12), (14, 14...14), (15, 15...15)]
  )
  func around(line: Int, expected: ClosedRange<Int>) {
    #expect(OuterDeclarations(text).lines(around: line) == expected)
  }

  @Test("A source that is not indented has no declaration to leave out")
  func flat() {
    let flat = "class A {\nfunc b() {\n}\nvar c = 1\n}"
    #expect(OuterDeclarations(flat).lines(around: 99) == nil)
    #expect(OuterDeclarations("").lines(around: 1) == nil)
  }

  @Test("Lines that are left out keep the numbers of the others")
  func applied() {
    let part = LeftOut(file: "A.swift", line: 11, message: "no", lines: 10...12)
    let rows = part.applied(to: text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.count == 15)
    #expect(rows[9...11].allSatisfy { $0.isEmpty })
    #expect(rows[13] == "let one = 1")
    let whole = LeftOut(file: "A.swift", line: 1, message: "no", lines: nil)
    #expect(whole.applied(to: text).allSatisfy { $0 == "\n" })
  }

  @Test("A part is read as it was written", arguments: [2...5, nil])
  func record(lines: ClosedRange<Int>?) {
    let part = LeftOut(
      file: "/a b/A.swift",
      line: 3,
      message: "cannot find 'x'\tin scope",
      lines: lines
    )
    #expect(LeftOut(record: part.record) == part)
    #expect(LeftOut(record: "A.swift\t3") == nil)
    #expect(LeftOut(record: "A.swift\t3\t9-2\tno") == nil)
  }

  @Test("Errors of the compiler are read with their places, each once")
  func errors() {
    let output = """
      [3/7] Compiling A
      /a/B.swift:12:5: error: cannot find 'X' in scope
      /a/B.swift:12:5: error: cannot find 'X' in scope
      /a/B.swift:13:5: warning: unused
       12 | X()
      error: emit-module command failed
      """
    let found = CompilerError.all(in: output)
    #expect(found.map(\.line) == [12])
    #expect(found.map(\.file) == ["/a/B.swift"])
    #expect(found.map(\.message) == ["cannot find 'X' in scope"])
  }

  /// Rows as the compiler of Swift 6.3 prints them.
  @Test("A crash of the compiler names a source, and the innermost place counts")
  func crashes() {
    let output = """
      Please submit a bug report (https://swift.org/contributing/#reporting-bugs) and include the crash backtrace.
      Stack dump:
      0.\tProgram arguments: /usr/bin/swift-frontend -frontend -c /a/Other.swift
      1.\tSwift version 6.3.1 (swift-6.3.1-RELEASE)
      2.\tCompiling with effective version 5.10
      3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/a/B+AppleSources.swift")
      Stack dump:
      3.\tWhile evaluating request ASTLoweringRequest(Lowering AST to SIL for file "/a/C.swift")
      4.\tWhile type-checking 'body' (at /a/C.swift:58:9)
      """
    let found = CompilerError.all(in: output)
    #expect(found.map(\.file) == ["/a/B+AppleSources.swift", "/a/C.swift"])
    #expect(found.map(\.line) == [0, 58])
    #expect(
      CompilerError.all(in: output + "\n/a/D.swift:3:1: error: no").map(\.file) == ["/a/D.swift"]
    )
  }
}
