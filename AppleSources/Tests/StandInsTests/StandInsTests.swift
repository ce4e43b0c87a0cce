import LeavingOut
import StandIns
import Testing

@Suite("Types that stand in for missing ones")
struct StandInsTests {
  private func standIns(_ text: String, missing: [String]) -> StandIns {
    let source = CarriedText(original: "/A.swift", copy: "/copies/A.swift", text: text)
    var standIns = StandIns(
      [source],
      imports: ["/A.swift": ["Kit"]],
      modules: ["SwiftUI", "UIKit"]
    )
    _ = standIns.learn(
      missing.map {
        CompilerDiagnostic(
          file: "/A.swift",
          line: 1,
          column: 1,
          message: "cannot find type '\($0)' in scope"
        )
      }
    )
    return standIns
  }

  @Test(
    "are of the kind that the sources use",
    arguments: [
      (
        "struct A: View { var body: some View { Chart(url).padding() } }", "Chart",
        StandIns.Kind.view
      ),
      ("class A: Base { override func viewDidLoad() {} }", "Base", .controller),
      ("class A: Base { override func layoutSubviews() {} }", "Base", .viewClass),
      ("let a = LoadingButton()", "LoadingButton", .viewClass),
      ("struct A: Loadable {}", "Loadable", .protocol),
      ("func f(_ a: some Loadable) {}", "Loadable", .protocol),
      ("class A { weak var b: ChartDelegate? }", "ChartDelegate", .protocol),
      ("struct A { @Injected(\\.clock) var b: Int }", "Injected", .wrapper),
      ("let a = Session.shared", "Session", .type),
    ]
  )
  func kinds(source: String, name: String, kind: StandIns.Kind) {
    let standIns = standIns(source, missing: [name])
    #expect(standIns.kinds == [name: kind])
    #expect(standIns.module(of: name) == "Kit")
  }

  @Test("have the labels with which they are called")
  func labels() {
    let source = standIns("let a = Session(timeout: 3, mode: .fast) { $0 }", missing: ["Session"])
      .source
    #expect(
      source.contains(
        "`timeout` a0: Any?, `mode` a1: LeftOutValue, _ a2: @escaping (LeftOutValue) -> R2"
      )
    )
    #expect(source.contains("static var `fast`: LeftOutValue"))
  }

  @Test("get members that only the compiler names")
  func furtherMembers() {
    var standIns = standIns("let a: Mode = .fast", missing: ["Mode"])
    let error = CompilerDiagnostic(
      file: "/A.swift",
      line: 1,
      column: 1,
      message: "type 'Mode' has no member 'fast'"
    )
    let hasLearned = standIns.learn([error])
    #expect(hasLearned)
    #expect(standIns.answers(error))
    #expect(standIns.source.contains("static var `fast`: Mode"))
  }

  @Test("give themselves back by the methods that modify them")
  func methods() {
    var standIns = standIns(
      "struct A: View { var body: some View { Chart(1).animated(by: 3) { $0 } } }",
      missing: ["Chart"]
    )
    let error = CompilerDiagnostic(
      file: "/A.swift",
      line: 1,
      column: 1,
      message: "value of type 'Chart' has no member 'animated'"
    )
    let hasLearned = standIns.learn([error])
    #expect(hasLearned)
    #expect(standIns.answers(error))
    #expect(
      standIns.source.contains(
        "func `animated`<R1>(`by` a0: Any?, _ a1: @escaping (LeftOutValue) -> R1) -> Chart"
      )
    )
  }

  @Test("are none for macros, whose attributes are left out")
  func macros() {
    #expect(standIns("@Reducer struct A {}", missing: ["Reducer"]).kinds.isEmpty)
  }

  @Test("are none for types of SwiftUI, which other files mean by the name")
  func typesOfSwiftUI() {
    #expect(standIns("import SwiftUI\nlet a: Color", missing: ["Color"]).kinds.isEmpty)
  }

  @Test("go where they do not compile themselves")
  func refusal() {
    var standIns = standIns("let a = Session()", missing: ["Session"])
    let line = standIns.source.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("class Session") }
    let error = CompilerDiagnostic(
      file: "/copies/StandIns.swift",
      line: (line ?? 0) + 1,
      column: 1,
      message: "invalid redeclaration of 'Session'"
    )
    let isLeftOut = standIns.leaveOut([error])
    #expect(isLeftOut)
    #expect(standIns.kinds.isEmpty)
    let missing = CompilerDiagnostic(
      file: "/A.swift",
      line: 1,
      column: 1,
      message: "cannot find 'Session' in scope"
    )
    let hasLearned = standIns.learn([missing])
    #expect(!hasLearned)
  }
}

@Suite("Names of C and of generic types that are not there")
struct FurtherStandInTests {
  private func source(_ text: String, missing: [String]) -> String {
    let copy = CarriedText(original: "/app/A.swift", copy: "/copies/A.swift", text: text)
    var standIns = StandIns([copy], imports: [:], modules: [])
    let errors = missing.map {
      CompilerDiagnostic(
        file: "/app/A.swift",
        line: 1,
        column: 1,
        message: "cannot find '\($0)' in scope"
      )
    }
    _ = standIns.learn(errors)
    return standIns.source
  }

  /// Apple, "Using Imported C Macros in Swift": the literal of an integer is a constant of its type in C, `int`.
  @Test func `A macro of C is a constant, and a type with such a name is a type`() {
    let text = "let a = DC_MSG_TEXT; func f(b: DC_EVENT) { if b == DC_MSG_FILE { } }"
    let result = source(text, missing: ["DC_MSG_TEXT", "DC_MSG_FILE", "DC_EVENT"])
    #expect(result.contains("public let DC_MSG_FILE: Int32 = 1\n"))
    #expect(result.contains("public let DC_MSG_TEXT: Int32 = 2\n"))
    #expect(result.contains("class DC_EVENT"))
  }

  @Test func `A type whose extensions have conditions is generic by their names`() {
    let text = "extension Reactive where Base: UIView { var tap: Int { 1 } }"
    #expect(source(text, missing: ["Reactive"]).contains("class Reactive<Base>:"))
  }
}
