import LeavingOut
import Testing

@Suite("Each kind of error has its smallest repair")
struct ErrorKindTests {
  struct Row: CustomTestStringConvertible {
    var message: String
    var place: String
    var source: String
    var expected: String
    var testDescription: String { message }
  }

  static let rows: [Row] = [
    Row(
      message: "unknown attribute 'Injected'",
      place: "Injected",
      source: "struct S { @Injected(\\.a) var a: Int }",
      expected: "struct S { var a: Int = 0 }"
    ),
    Row(
      message: "unknown attribute 'Injected'",
      place: "Injected",
      source: "import UIKit\nstruct S { @Injected(\\.a) var a }",
      expected: "import UIKit struct S { var a: LeftOutValue = LeftOutValue() }"
    ),
    Row(
      message: "unknown attribute 'Lazy'",
      place: "Lazy",
      source: "struct S { @Lazy var a: Thing }",
      expected: "struct S { var a: Thing! }"
    ),
    Row(
      message: "unknown attribute 'tracked'",
      place: "tracked",
      source: "@tracked func f() {}",
      expected: "func f() {}"
    ),
    Row(
      message:
        "external macro implementation type 'Plugin.EventMacro' could not be found for macro 'Event()'",
      place: "A {",
      source: "@Event struct A { let a = 1 }",
      expected: "struct A { let a = 1 }"
    ),
    Row(
      message: "method does not override any method from its superclass",
      place: "f()",
      source: "class A { override func f() { g() } }",
      expected: "class A { func f() { g() } }"
    ),
    Row(
      message: "property does not override any property from its superclass",
      place: "a:",
      source: "class A { override var a: Int { 1 } }",
      expected: "class A { var a: Int { 1 } }"
    ),
    Row(
      message: "overriding declaration requires an 'override' keyword",
      place: "f()",
      source: "class A { public func f() {} }",
      expected: "class A { public override func f() {} }"
    ),
    Row(
      message:
        "'weak' may only be applied to class and class-bound protocol types, not 'LeftOutValue'",
      place: "weak",
      source: "class A { weak var a: LeftOutValue? }",
      expected: "class A { var a: LeftOutValue? }"
    ),
    Row(
      message: "type 'A' does not conform to protocol 'P'",
      place: "A",
      source: "struct A: P, Q {}",
      expected: "struct A: Q {}"
    ),
    Row(
      message: "type 'A' does not conform to protocol 'Q'",
      place: "A",
      source: "struct A: P, Q {}",
      expected: "struct A: P {}"
    ),
    Row(
      message: "type 'A' does not conform to protocol 'Decodable'",
      place: "A",
      source: "struct A: Codable { var b: B }",
      expected: "struct A { var b: B }"
    ),
    Row(
      message: "cannot find type 'Missing' in scope",
      place: "Missing",
      source: "struct A: Missing {}",
      expected: "struct A {}"
    ),
    Row(
      message: "cannot find type 'BaseViewController' in scope",
      place: "Base",
      source: "import UIKit\nclass A: BaseViewController {}",
      expected: "import UIKit class A: UIViewController {}"
    ),
    Row(
      message: "cannot find type 'Missing' in scope",
      place: "Missing",
      source: "extension Missing { func f() {} }\nstruct B {}",
      expected: "struct B {}"
    ),
    Row(
      message: "invalid redeclaration of 'f()'",
      place: "f",
      source: "struct A { var a = 1; func f() {} }",
      expected: "struct A { var a = 1; }"
    ),
    Row(
      message: "missing return in a function expected to return 'Int?'",
      place: "}",
      source: "func f() -> Int? { while a { b() } }",
      expected: "func f() -> Int? { nil }"
    ),
    Row(
      message: "type annotation missing in pattern",
      place: "a }",
      source: "import UIKit\nstruct S { var a }",
      expected: "import UIKit struct S { var a: LeftOutValue = LeftOutValue() }"
    ),
    Row(
      message: "'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'",
      place: "}",
      source: "class A: UIView { }",
      expected: "class A: UIView { ; required init?(coder: NSCoder) { nil } }"
    ),
    Row(
      message:
        "static property 'a' is not concurrency-safe because it is nonisolated global shared mutable state",
      place: "a =",
      source: "struct S { static var a = 1 }",
      expected: "struct S { static nonisolated(unsafe) var a = 1 }"
    ),
    Row(
      message:
        "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions",
      place: "a + b",
      source: "func f() { let c = a + b; g() }",
      expected: "func f() { g() }"
    ),
    Row(
      message: "ambiguous use of 'g'",
      place: "g",
      source: "func f() { g(); h() }",
      expected: "func f() { h() }"
    ),
  ]

  @Test("The repair of the table", arguments: rows)
  func repair(row: Row) {
    #expect(plain(leftOut(row.source, [(row.message, row.place)])) == plain(row.expected).trimmed)
  }

  @Test(
    "A type that is missing gets a stand-in, and the declaration stays",
    arguments: [
      ("struct S { var a: Missing }", "struct S { var a: LeftOutValue }"),
      ("struct S { var a: [Missing]? }", "struct S { var a: [LeftOutValue]? }"),
      ("struct S { var a: any Missing }", "struct S { var a: LeftOutValue }"),
      ("struct S { var a: Missing.Inner<Int> }", "struct S { var a: LeftOutValue }"),
      ("struct S { weak var a: Missing? }", "struct S { var a: LeftOutValue? }"),
      ("struct S { @ObservedObject var a: Missing }", "struct S { var a: LeftOutValue }"),
      ("func f(_ a: Missing) {}", "func f(_ a: LeftOutValue) {}"),
      ("func f() -> Missing { g() }", "func f() -> LeftOutValue { g() }"),
      (
        "func f(_ a: @escaping (Missing) -> Void) {}",
        "func f(_ a: @escaping (LeftOutValue) -> Void) {}"
      ),
      ("enum E { case a(Missing) }", "enum E { case a(LeftOutValue) }"),
      ("typealias A = Missing", "typealias A = LeftOutValue"),
      ("func f<T: Missing>(_ t: T) {}", "func f<T>(_ t: T) {}"),
    ]
  )
  func standIns(source: String, expected: String) {
    let text = "import SwiftUI\n" + source
    let result = leftOut(text, [("cannot find type 'Missing' in scope", "Missing")])
    #expect(plain(result) == plain("import SwiftUI\n" + expected))
  }

  @Test func `A file without SwiftUI and UIKit imports the stand-in alone`() {
    let result = leftOut(
      "struct S { var a: Missing }",
      [("cannot find type 'Missing' in scope", "Missing")]
    )
    #expect(
      result
        == "struct S { var a: LeftOutValue }\n#sourceLocation()\nimport struct UIKit.LeftOutValue\n"
    )
  }

  @Test func `A property whose value does not compile keeps its type`() {
    let message = "cannot find 'Missing' in scope"
    #expect(
      leftOut("struct S { let a: Int? = Missing() }", [(message, "Missing")])
        == "struct S { let a: Int? = nil }"
    )
    #expect(
      leftOut("import UIKit\nclass S { let a = Missing.shared }", [(message, "Missing")])
        == "import UIKit\nclass S { let a: LeftOutValue = LeftOutValue() }"
    )
    let view = leftOut(
      "import UIKit\nclass S { let a = GaugeView(frame: .zero) }",
      [("cannot find 'GaugeView' in scope", "GaugeView")]
    )
    #expect(view == "import UIKit\nclass S { let a = LeftOutBox(\"GaugeView\") }")
  }

  @Test func `A parameter whose default does not compile keeps its type`() {
    let text = "class S { init(colors: [Int] = [.missing], b: Int = 1) { f() } }"
    let result = leftOut(text, [("type 'Int' has no member 'missing'", "missing")])
    #expect(result == "class S { init(colors: [Int] = [], b: Int = 1) { f() } }")
  }

  @Test func `A class whose superclass is missing keeps what it can`() {
    let text = "import UIKit\nclass A: FancyCell<Int> {}\n"
    let result = leftOut(text, [("cannot find type 'FancyCell' in scope", "Fancy")])
    #expect(plain(result) == "import UIKit class A {}")
  }
}

extension String {
  /// The text without spaces at its ends.
  var trimmed: String { plain(self) }
}
