import Testing

@testable import AppleSourceRewriting

/// The code after the last line of a source.
private func addition(_ text: String, modules: Set<String> = ["UIKit"]) -> String {
  let source = AppleSource(path: "View.swift", text: text)
  let result = SourceRewriter(modules: modules).rewrite([source])[0].text
  let lines = result.split(separator: "\n", omittingEmptySubsequences: false)
  guard let start = lines.firstIndex(of: "#sourceLocation()") else { return "" }
  return lines[(start + 1)...].joined(separator: "\n")
}

@Suite("Lists of methods that are called by name")
struct MethodListTests {
  @Test(
    "Members with an attribute of Objective-C are listed",
    arguments: [
      (
        "@objc private func a() {}",
        "\"a\") { object, arguments in arguments.pass { (object as? V)?.`a`() } }"
      ),
      ("@IBAction func a(_ s: UIButton!) {}", "{ (a0: UIButton?) in (object as? V)?.`a`(a0) }"),
      (
        "@objc func a(b c: Int, d: Any?) {}",
        "{ (a0: Int, a1: Any?) in (object as? V)?.`a`(b: a0, d: a1) }"
      ),
      ("@objc(other:) func a(_ b: Int) {}", "\"other:\")"),
      (
        "@IBOutlet weak var a: UIView!",
        "\"setA:\") { object, arguments in arguments.pass { (object as? V)?.`a` = $0 } }"
      ),
      (
        "@objc var a: Int { 1 }",
        "\"a\") { object, arguments in arguments.pass { (object as? V)?.`a` } }"
      ),
    ]
  )
  func listed(member: String, expected: String) {
    #expect(addition("import UIKit\nclass V: UIView { \(member) }").contains(expected))
  }

  @Test(
    "Members that cannot be called by name are left out",
    arguments: [
      "func a() {}", "@objc static func a() {}", "@objc func a() throws {}",
      "@objc func a() async {}", "@objc func a(_ b: inout Int) {}", "@objc init(b: Int) {}",
      "@available(*, unavailable) @objc func a() {}",
    ]
  )
  func leftOut(member: String) {
    #expect(addition("import UIKit\nclass V: UIView { \(member) }") == "")
  }

  @Test func `A property that cannot be set has no setter`() {
    #expect(!addition("class V { @objc var a: Int { 1 } }").contains("setA:"))
    #expect(!addition("class V { @objc let a = 1 }").contains("setA:"))
    #expect(addition("class V { @objc var a = 1 { didSet {} } }").contains("setA:"))
  }

  @Test func `All members of a class with objcMembers are listed but private ones`() {
    let text = addition(
      "@objcMembers class V { func a() {}; private func b() {}; @nonobjc func c() {} }"
    )
    #expect(text.contains("\"a\""))
    #expect(!text.contains("\"b\""))
    #expect(!text.contains("\"c\""))
  }

  @Test func `Classes in classes and extensions are listed by their path`() {
    let text = addition(
      "enum A { class B { @objc func c() {} } }\nextension A.B { @objc func d() {} }"
    )
    #expect(text.contains("extension A.B {"))
    #expect(text.contains("\"c\""))
    #expect(text.contains("\"d\""))
  }

  @Test func `A class in a condition is listed in that condition`() {
    let text = addition("#if os(iOS) && DEBUG\nclass V { @objc func a() {} }\n#endif")
    #expect(text.contains("#if (true    && DEBUG)\nextension V {"))
  }

  @Test func `A class of another system is not listed`() {
    #expect(addition("#if os(macOS)\nclass V { @objc func a() {} }\n#endif") == "")
    let text = "#if os(iOS)\nclass V {}\n#else\nclass V { @objc func a() {} }\n#endif"
    #expect(addition(text) == "")
  }

  @Test func `A file without UIKit imports what the list needs, and no more`() {
    let text = addition("import Foundation\nclass V { @objc func a() {} }")
    #expect(text.hasPrefix("import struct UIKit.ObjectiveCMethod\n"))
    #expect(addition("class V { @objc func a() {} }", modules: []) == "")
  }

  @Test func `A file that uses networking imports its module`() {
    #expect(addition("let a = URLSession.shared") == "import FoundationNetworking\n")
  }
}
