import LeavingOut
import Testing

@Suite("Statements that do not compile go with what needs them")
struct StatementTests {
  private func function(_ body: String, _ result: String = "") -> String {
    "func f() \(result) { \(body) }"
  }

  @Test(
    "A statement goes, and those that use its names",
    arguments: [
      ("missing(); done()", "", "done()"),
      ("let a = missing(); done(); use(a)", "", "done();"),
      ("let a = missing(); let b = a + 1; done(); use(b)", "", "done();"),
      ("let a = missing(); return a", "-> [Int]", "return []"),
      ("if let a = missing() { return a }; return 1", "-> Int", "return 1"),
      ("guard let a = missing() else { return }; use(a); done()", "", "done()"),
      ("return missing()", "-> Int?", "return nil"),
      (
        "switch x { case 1: missing(); default: done() }", "",
        "switch x { case 1: break; default: done() }"
      ),
      ("list.forEach { missing($0) }", "", "list.forEach { _ = $0 }"),
      ("let a = list.map { missing($0) }; done()", "", "done()"),
      ("x.missing = 1; done()", "", "done()"),
    ]
  )
  func dependents(body: String, result: String, expected: String) {
    let text = leftOut(function(body, result), [("cannot find 'missing' in scope", "missing")])
    #expect(plain(text) == plain(function(expected, result)))
  }

  @Test(
    "A branch of a switch that is a value joins another one",
    arguments: [
      (
        "return switch x { case .a: 1; case .b: missing(); case .c: 3 }",
        "return switch x { case .a, .b: 1; case .c: 3 }"
      ),
      ("switch x { case .a: missing(); case .b, .c: 2 }", "switch x { case .b, .c, .a: 2 }"),
      (
        "let y = switch x { case .a: missing(); default: 2 }; return y",
        "let y = switch x { default: 2 }; return y"
      ),
    ]
  )
  func branches(body: String, expected: String) {
    let text = leftOut(function(body, "-> Int"), [("cannot find 'missing' in scope", "missing")])
    #expect(plain(text) == plain(function(expected, "-> Int")))
  }

  @Test func `A statement at the top of a file goes alone`() {
    let text = "let a = 1\nprint(a)\nstruct S {}\n"
    let result = leftOut(text, [("expressions are not allowed at the top level", "print")])
    #expect(plain(result) == "let a = 1 struct S {}")
  }

  @Test func `A branch that no other one can stand for ends the screen`() {
    let body = "return switch x { case .a(let y): missing(y); case .b(let z): z }"
    let text = leftOut(function(body, "-> Int"), [("cannot find 'missing' in scope", "missing")])
    #expect(text.contains("is left out: cannot find 'missing' in scope"))
    #expect(text.contains("case .b(let z): z"))
  }

  @Test func `A result without a value ends the screen with its place`() {
    let text = leftOut(
      "\n" + function("if a { return missing }; return b", "-> Thing"),
      [("cannot find 'missing' in scope", "missing")]
    )
    #expect(text.contains("A.swift:2 is left out: cannot find 'missing' in scope"))
    #expect(text.contains("return b"))
  }

  @Test func `A value that an initializer assigns is one of the property's type`() {
    let text = "struct S { let a: Int?; let b: Int; init() { self.a = missing; b = 1 } }"
    let result = leftOut(text, [("cannot find 'missing' in scope", "missing")])
    #expect(result.contains("self.a = nil; b = 1"))
  }

  @Test func `Errors of a round are left out at once`() {
    let text = "func f() { one(); two(); three() }"
    var state = LeavingOut([carried(text)], modules: [])
    let errors = ["one", "three"].map { error("cannot find '\($0)' in scope", at: $0, in: text) }
    #expect(state.leaveOut(errors) == ["/copies/A.swift"])
    #expect(plain(original(state)) == "func f() { two(); }")
    #expect(state.omissions.map(\.missingName) == ["one", "three"])
    #expect(
      state.omissions.allSatisfy { $0.kind == .statement && $0.declaration == "f" && $0.line == 1 }
    )
  }
}

@Suite("Generated code after the lines of the original")
struct AdditionTests {
  private let text = """
    class V {
      func a() {}
    }
    #sourceLocation()
    extension V {
      static func objectiveCMethods0() -> [Int] {
        var methods: [Int] = []
        methods.append(missing)
        methods.append(2)
        return methods
      }
    }
    """

  @Test func `An error in a list removes its statement, by the lines of the copy`() {
    var state = LeavingOut([carried(text)], modules: ["UIKit"])
    let place = CompilerDiagnostic(
      file: "/copies/A.swift",
      line: 9,
      column: 20,
      message: "cannot find 'missing' in scope"
    )
    #expect(state.leaveOut([place]) == ["/copies/A.swift"])
    let expected = text.replacing("methods.append(missing)", with: "")
    #expect(original(state) == expected)
    #expect(state.omissions.map(\.line) == [0])
  }

  @Test func `An error of a file that is not of the module changes nothing`() {
    var state = LeavingOut([carried(text)], modules: ["UIKit"])
    let place = CompilerDiagnostic(file: "/other/B.swift", line: 1, column: 1, message: "a")
    #expect(state.leaveOut([place]).isEmpty)
    #expect(original(state) == text)
  }
}

@Suite("Other files")
struct OtherFileTests {
  @Test(
    "are checked again where a declaration has changed, and not where a body has",
    arguments: [
      ("func f() { missing(); done() }", "cannot find 'missing' in scope", "missing", false),
      ("var f: Int { missing() }", "cannot find 'missing' in scope", "missing", false),
      ("struct S { var f: Missing }", "cannot find type 'Missing' in scope", "Missing", true),
      ("let f = missing()", "cannot find 'missing' in scope", "missing", true),
      ("class C { override func f() {} }", "method does not override any method", "f()", true),
    ]
  )
  func change(text: String, message: String, place: String, expected: Bool) {
    var state = LeavingOut([carried(text)], modules: ["UIKit"])
    #expect(!state.leaveOut([error(message, at: place, in: text)]).isEmpty)
    #expect(state.hasChangedDeclarations == expected)
  }
}

/// Swift's rules of definite initialization and of missing returns, which the compiler checks after all types are right.
@Suite("What a path through a body needs stays")
struct PathTests {
  @Test(
    "A value that a constant has not had yet is replaced, and a statement that leaves leaves",
    arguments: [
      (
        "let a: Int; if b { a = missing } else { a = 1 }; use(a)", "",
        "let a: Int; if b { a = 0 } else { a = 1 }; use(a)"
      ),
      (
        "if b { if missing() { return 1 } else { return 2 } } else { return 3 }", "-> Int",
        "if b { return 0 } else { return 3 }"
      ),
      (
        "switch b { case 1: if missing() { return 1 } else { return 2 }; default: return 3 }",
        "-> Int",
        "switch b { case 1: return 0; default: return 3 }"
      ),
      ("if b { if missing() { return } }; done()", "", "if b { }; done()"),
    ]
  )
  func paths(body: String, result: String, expected: String) {
    let text = "func f() \(result) { \(body) }"
    let left = leftOut(text, [("cannot find 'missing' in scope", "missing")])
    #expect(plain(left) == plain("func f() \(result) { \(expected) }"))
  }

  @Test func `A property gets a value wherever an initializer sets it`() {
    let text =
      "class S: B { let a: Int?; init(b: Bool) { if b { self.a = missing } else { a = 1 }; super.init() } }"
    let result = leftOut(text, [("cannot find 'missing' in scope", "missing")])
    #expect(result.contains("if b { self.a = nil } else { a = 1 }"))
  }
}
