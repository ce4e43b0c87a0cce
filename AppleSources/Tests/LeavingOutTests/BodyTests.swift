import LeavingOut
import Testing

@Suite("A body that is left out keeps its signature")
struct BodyTests {
  @Test(
    "The value of the result's type stands for a body",
    arguments: [
      ("func f()", "{ }"), ("func f() -> Int?", "{ nil }"), ("func f() -> [Int]", "{ [] }"),
      ("func f() -> [Int: Int]", "{ [:] }"), ("func f() -> String", "{ \"\" }"),
      ("func f() -> Bool", "{ false }"), ("func f() -> Set<Int>", "{ [] }"),
      ("func f() -> Double", "{ 0 }"),
      ("var f: Bool", "{ false }"), ("init?()", "{ return nil }"), ("deinit", "{ }"),
      ("func f() -> some View", "{ LeftOutView(\"S.f\") }"),
      ("func f() -> AnyView", "{ AnyView(LeftOutView(\"S.f\")) }"),
      ("@ViewBuilder var f: some View", "{ LeftOutView(\"S.f\") }"),
      ("func f() -> UIView", "{ LeftOutBox(\"S.f\") }"),
      ("func f() -> AnyPublisher<Int, Never>", "{ Empty<Int, Never>().eraseToAnyPublisher() }"),
      ("func f() -> Binding<Bool>", "{ .constant(false) }"),
      ("override func f(_ a: Int, b c: Int)", "{ super.f(a, b: c) }"),
    ]
  )
  func values(signature: String, expected: String) {
    let text = "import SwiftUI\nclass S { \(signature) { while true {\n } } }"
    let result = leftOut(text, [("missing return in a function", "}")])
    #expect(plain(result) == plain("import SwiftUI\nclass S { \(signature) \(expected) }"))
    #expect(result.count { $0 == "\n" } == text.count { $0 == "\n" })
  }

  @Test func `Other results end the screen with file and line`() {
    let result = leftOut(
      "\nstruct S { func f() -> Thing { g() } }",
      [("missing return in a function", "g()")]
    )
    #expect(result.contains("func f() -> Thing { fatal"))
    #expect(result.contains("A.swift:2 is left out"))
  }

  @Test func `An accessor goes alone`() {
    let text = "struct S { var a: Int { get { 1 } set { missing(); other() } } }"
    let message = "the compiler crashed while type-checking"
    let result = leftOut(text, [(message, "missing")])
    #expect(plain(result) == "struct S { var a: Int { get { 1 } set { } } }")
  }

  @Test func `Bodies are counted with those that lie in larger parts`() {
    let text =
      "struct A { func f() { a() }\nfunc g() { b() }\n}\nstruct B { func h() {\n c()\n} }\nfunc i() {}\n"
    var state = LeavingOut([carried(text)], modules: [])
    _ = state.leaveOut([
      error("missing return in a function", at: "a()", in: text),
      error("invalid redeclaration of 'B'", at: "B", in: text),
    ])
    #expect(state.counts.bodies == 4)
    #expect(state.counts.bodiesLeftOut == 2)
    #expect(state.counts.declarationsLeftOut == 1)
  }
}
