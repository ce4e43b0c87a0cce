import LeavingOut
import Testing

@Suite("Errors in the output of the compiler")
struct CompilerOutputTests {
  @Test func `Errors are read once, warnings and notes are not`() {
    let output = """
      /a/A.swift:3:5: error: cannot find 'x' in scope
      1 | x
      /a/A.swift:4:1: warning: unused
      /a/A.swift:3:5: error: cannot find 'x' in scope
      /a/A.swift:5:1: note: here
      """
    #expect(
      CompilerDiagnostic.errors(in: output) == [
        CompilerDiagnostic(
          file: "/a/A.swift",
          line: 3,
          column: 5,
          message: "cannot find 'x' in scope"
        )
      ]
    )
  }

  @Test func `An error in the expansion of a macro has the place of the macro`() {
    let output = """
      macro expansion @Model:4:9: error: cannot find 'Backing' in scope
      /a/A.swift:7:1: note: in expansion of macro 'Model' on class 'A' here
      """
    #expect(
      CompilerDiagnostic.errors(in: output) == [
        CompilerDiagnostic(
          file: "/a/A.swift",
          line: 7,
          column: 1,
          message: "cannot find 'Backing' in scope"
        )
      ]
    )
  }

  @Test func `A crash has the place of the declaration`() {
    let output = "3.\tWhile type-checking 'f()' (at /a/A.swift:9:3)\n"
    let errors = CompilerDiagnostic.errors(in: output)
    #expect(errors.map(\.line) == [9])
    #expect(
      errors.first?.message.hasPrefix("the compiler crashed while type-checking 'f()'") == true
    )
    let text = "struct S {\n  func f() { a() }\n}\n"
    let crash = CompilerDiagnostic(
      file: "/app/A.swift",
      line: 2,
      column: 3,
      message: errors.first?.message ?? ""
    )
    var state = LeavingOut([carried(text)], modules: [])
    _ = state.leaveOut([crash])
    #expect(plain(original(state)) == "struct S { func f() { } }")
  }
}
